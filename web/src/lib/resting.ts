/**
 * Keeps a click from hitting what has just come under a resting pointer: for a moment after
 * a new position only what was there before can be clicked, unless the pointer has moved.
 */

const SETTLING = 300; // milliseconds
const SLACK = 4; // pixels that a resting hand trembles
const ACTS = 'button, a, [role=button], [role=gridcell], [role=tab]';

export class Resting {
  private x = -1;
  private y = -1;
  private since = -Infinity;
  private before = '';

  /** The pointer is here now. */
  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.x, clientY - this.y) <= SLACK) return;
    [this.x, this.y] = [clientX, clientY];
    this.since = -Infinity;
  }

  /** Another position is about to be shown; called before it is. */
  changes(): void {
    this.before = meaning(document.elementFromPoint(this.x, this.y));
    this.since = performance.now();
  }

  /** Whether a click hits something else than what the pointer rested on. */
  astray(event: MouseEvent): boolean {
    const byPointer = event.detail > 0;
    if (!byPointer || performance.now() - this.since > SETTLING) return false;
    return meaning(event.target as Element) !== this.before;
  }
}

/** What a click here would mean to somebody who reads or hears it. */
function meaning(element: Element | null): string {
  const acts = element?.closest(ACTS);
  return acts ? (acts.getAttribute('aria-label') ?? acts.textContent ?? '').trim() : '';
}
