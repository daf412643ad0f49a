import type { NewSeat } from '$lib/protocol';

/** Who can sit at a table. */
export const kinds: NewSeat['kind'][] = ['me', 'here', 'bot', 'invited', 'open'];

/** Whether there are other people's devices. */
export const others = true;
