/** My tables, as the home page lists them. */

import type { MyTable } from './protocol';

const FEW = 6; // lines that are shown at once

export const waiting = (tables: MyTable[]) => tables.filter(({ myTurn }) => myTurn);

/** Over, or given up. */
export const ended = ({ status }: MyTable): boolean => status === 'over' || status === 'closed';

/** The table to go to after this one, of those that wait for me; round and round. */
export function nextAfter(tables: MyTable[], here: string): MyTable | null {
  const mine = waiting(tables);
  const at = mine.findIndex(({ id }) => id === here);
  const next = mine[(at + 1) % mine.length];
  return next && next.id !== here ? next : null;
}

/** What is shown at once, and what waits behind a word: never a table that waits for me. */
export function folded(tables: MyTable[]): [MyTable[], MyTable[]] {
  const few = Math.max(FEW, waiting(tables).length);
  return [tables.slice(0, few), tables.slice(few)];
}
