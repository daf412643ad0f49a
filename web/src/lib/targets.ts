/** What on a map answers to pointer and keyboard, and which arrow key leads where. */

export interface Spot {
  x: number;
  y: number;
}

export interface Target {
  id: string;
  label: string;
  /** The line or dot that a pointer can hit. */
  path: string;
  middle: Spot;
  can: boolean;
}

const WAYS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const ASIDE = 2.2; // what lies aside counts as further away

/** The nearest target in the way of an arrow key; page keys go through all in order. */
export function beside(targets: readonly Target[], id: string, key: string): Target | undefined {
  const choosable = targets.filter((target) => target.can);
  const among = choosable.length ? choosable : targets;
  const at = among.findIndex((target) => target.id === id);
  if (key === 'PageDown') return among[(at + 1) % among.length];
  if (key === 'PageUp') return among[(Math.max(at, 0) - 1 + among.length) % among.length];
  const way = WAYS[key];
  const here = targets.find((target) => target.id === id)?.middle;
  if (!way || !here) return undefined;
  const reached = among
    .map((target) => ({ target, away: distance(here, target.middle, way) }))
    .filter(({ target, away }) => target.id !== id && away !== null);
  return reached.sort((a, b) => a.away! - b.away!)[0]?.target;
}

/** How far something is in a direction; null when it is not there at all. */
function distance(from: Spot, to: Spot, way: Spot): number | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = x * way.x + y * way.y;
  const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
  return ahead <= 0 ? null : ahead + ASIDE * aside;
}
