/** Clocks: what can be agreed, and how time is written. */

import type { t } from './language.svelte';
import type { Clocks, Pace, Timing } from './protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks that are offered for a pace; the first one is none. */
export const OFFERED: Record<Pace, (Timing | null)[]> = {
  room: [null],
  live: [
    null,
    { turn: 0, bank: 5 * MINUTE, increment: 10 },
    { turn: 0, bank: 15 * MINUTE, increment: 20 },
    { turn: 0, bank: 40 * MINUTE, increment: 30 },
  ],
  leisure: [
    null,
    { turn: 8 * HOUR, bank: DAY, increment: 0 },
    { turn: DAY, bank: 3 * DAY, increment: 0 },
    { turn: 3 * DAY, bank: 7 * DAY, increment: 0 },
  ],
};

/** What was agreed about clocks, as one says it. */
export function agreed(timing: Timing | null, say: typeof t, language: string): string {
  if (!timing) return say('clock-none');
  const told = (seconds: number) => lasting(seconds, language);
  return timing.turn
    ? say('clock-days', { turn: told(timing.turn), bank: told(timing.bank) })
    : say('clock-live', { bank: told(timing.bank), increment: told(timing.increment) });
}

/** The seconds that a seat has left at this moment of this browser's clock. */
export function left(clocks: Clocks, seat: number, ahead: number, now: number): number {
  const deadline = clocks.deadlines[seat] ?? null;
  return Math.max(0, deadline === null ? (clocks.left[seat] ?? 0) : deadline - (now + ahead));
}

/** A length of time as one says it, in its two largest units; with seconds under an hour. */
export function lasting(seconds: number, language: string, exact = false): string {
  const whole = Math.floor(seconds);
  if (exact && whole < HOUR) {
    return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
  }
  const parts: [string, number][] = [
    ['day', Math.floor(whole / DAY)],
    ['hour', Math.floor((whole % DAY) / HOUR)],
    ['minute', Math.floor((whole % HOUR) / MINUTE)],
    ['second', whole % MINUTE],
  ];
  const first = parts.findIndex(([, count]) => count > 0);
  const told = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2);
  return told
    .filter(([, count], index) => count > 0 || (first < 0 && !index))
    .map(([unit, count]) => {
      const style = { style: 'unit', unit, unitDisplay: 'short' } as const;
      return new Intl.NumberFormat(language, style).format(count);
    })
    .join(' ');
}

/** Minutes of the day and back, as a field for a time has them. */
export const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
export const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
