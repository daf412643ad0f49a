/**
 * The screen stays on while a game runs. Browsers offer that only on secure pages, such as on the
 * machine that serves them; where they do not, somebody must set it on the device.
 */

export const canStayAwake = 'wakeLock' in navigator;

/** Stay awake until the function that is returned is called; a hidden page loses it meanwhile. */
export function stayAwake(): () => void {
  let held: Promise<WakeLockSentinel | null> | null = null;
  const hold = () => {
    if (document.visibilityState === 'visible')
      held = navigator.wakeLock.request('screen').catch(() => null);
  };
  document.addEventListener('visibilitychange', hold);
  hold();
  return () => {
    document.removeEventListener('visibilitychange', hold);
    void held?.then((lock) => lock?.release());
  };
}
