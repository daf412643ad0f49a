/** What a preview warns of: the events a game calls warnings, when they strike me. */

import type { SeenEvent, SeenPreview } from './protocol';

export function warningsOf(
  preview: SeenPreview,
  warnings: readonly string[],
  seat: number | null,
): SeenEvent[] {
  const strikes = ({ facts }: SeenEvent) => facts.seat === undefined || facts.seat === seat;
  return preview.events.filter((event) => warnings.includes(event.name) && strikes(event));
}
