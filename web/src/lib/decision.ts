/** Whether what I am to decide is still the same after others have acted. */

import type { SeenStep, View } from './protocol';

/** Where several choose at once, what another chooses leaves my choice as it is. */
export function goesOn(before: View | null, now: View, news: readonly SeenStep[]): boolean {
  if (!before || before.seat !== now.seat || !now.actions.length) return false;
  const others = news.every(({ seat }) => seat !== now.seat && before.deciders.includes(seat));
  return others && JSON.stringify(before.actions) === JSON.stringify(now.actions);
}
