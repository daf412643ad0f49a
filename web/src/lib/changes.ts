/** A board made of the one before, which stays as it was. */

import type { Change } from './protocol';

export function changed(board: unknown, changes: Change[]): unknown {
  const next = { ...(board as Record<string, unknown>) };
  const copied = new Set<string>();
  for (const { path, value } of changes) {
    const [field, number] = path as [string, number?];
    if (number === undefined) {
      next[field] = value;
      continue;
    }
    if (!copied.has(field)) next[field] = [...(next[field] as unknown[])];
    copied.add(field);
    (next[field] as unknown[])[number] = value;
  }
  return next;
}
