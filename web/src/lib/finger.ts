/** What a fingertip means, which covers more than it points at. */

const REACH = 26; // pixels around a fingertip in which a choice is meant

/** What was hit; or, if a finger hit nothing that can be chosen, the nearest choice under it. */
export function meant<T>(
  event: MouseEvent,
  hit: T,
  choices: readonly T[],
  away: (choice: T) => number,
): T {
  const touch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (!touch || choices.includes(hit)) return hit;
  const near = choices.map((choice) => ({ choice, away: away(choice) }));
  const nearest = near.sort((a, b) => a.away - b.away)[0];
  return nearest && nearest.away <= REACH ? nearest.choice : hit;
}

/** From a fingertip to the edge of something on the page. */
export function toEdge(event: MouseEvent, thing: Element): number {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const across = Math.max(left - event.clientX, 0, event.clientX - right);
  return Math.hypot(across, Math.max(top - event.clientY, 0, event.clientY - bottom));
}

/** From a fingertip to its middle. */
export function toMiddle(event: MouseEvent, thing: Element): number {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return Math.hypot(x + width / 2 - event.clientX, y + height / 2 - event.clientY);
}
