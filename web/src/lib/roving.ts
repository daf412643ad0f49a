/** One tab stop for a row of buttons; arrow keys go from one to the next. */

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export function roving(row: HTMLElement): { destroy(): void } {
  let current: HTMLElement | null = null;
  const buttons = () => [...row.querySelectorAll('button')];
  const settle = () => {
    const all = buttons();
    const entrance = all.find((one) => one === current) ?? all.find(can) ?? all[0];
    for (const one of all) one.tabIndex = one === entrance ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    current = event.target as HTMLElement;
    settle();
  };
  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
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
const can = (button: HTMLElement) => button.dataset.can === 'true';
