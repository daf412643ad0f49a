import type { NewSeat } from '$lib/protocol';

/** Who can sit at a table: nobody else's device reaches this page. */
export const kinds: NewSeat['kind'][] = ['me', 'here', 'bot'];

export const others = false;
