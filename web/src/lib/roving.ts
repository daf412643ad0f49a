/** One tab stop for a row of buttons or links; arrow keys go from one to the next. */

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export function roving(row: HTMLElement, enter: 'first' | 'last' = 'first'): { destroy(): void } {
  let current: HTMLElement | null = null;
  let place = -1; // of it in the row: where it is gone, the keyboard still stands there
  const stops = () => [...row.querySelectorAll<HTMLElement>('button, a')];
  const settle = () => {
    const all = stops();
    const usual = enter === 'first' ? all[0] : all.at(-1);
    const beside = place < 0 ? undefined : all[Math.min(place, all.length - 1)];
    const entrance = all.find((one) => one === current) ?? all.find(can) ?? beside ?? usual;
    for (const one of all) one.tabIndex = one === entrance ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    current = event.target as HTMLElement;
    place = stops().indexOf(current);
    settle();
  };
  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0 || event.shiftKey) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(row, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-can'],
  });
  row.addEventListener('focusin', focused);
  row.addEventListener('keydown', pressed);
  settle();
  return { destroy: () => watch.disconnect() };
}

/** A row is entered at what can be chosen. */
const can = (stop: HTMLElement) => stop.dataset.can === 'true';
