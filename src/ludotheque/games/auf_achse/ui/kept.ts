/** The cards that are kept for a city: the Inspektion and the special orders. */

const CITIES: Record<string, string | undefined> = {
  inspektion: 'muenchen',
  'sonderauftrag-flensburg': 'flensburg',
  'sonderauftrag-wien': 'wien',
};

/** The city that a kept card calls for; null when it calls for none. */
export const cityOf = (card: string): string | null => CITIES[card] ?? null;
