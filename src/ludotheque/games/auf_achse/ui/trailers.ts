/** What is printed on a trailer: the goods it holds and what it costs, in DM. */

export const TRAILERS = {
  small: { room: 4, price: 2000 },
  large: { room: 6, price: 3000 },
} as const;

export const isSize = (noun: unknown): noun is keyof typeof TRAILERS =>
  noun === 'small' || noun === 'large';
