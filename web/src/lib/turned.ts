/**
 * Quarter turns, clockwise, that bring a board lying flat before the eyes of a seat. People sit
 * around it in their order, the first at its lower edge, the next one to the left of them.
 */
export const turned = (seat: number, seats: number): number =>
  Math.round((seat * 4) / Math.max(seats, 1)) % 4;
