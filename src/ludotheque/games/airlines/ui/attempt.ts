/** The flight that somebody seems to want, to ask why it cannot be flown. */

import type { Words } from '$lib/protocol';
import type { Board } from './board';
import type { Some } from './picks.svelte';

/** What was touched and picked, completed by what goes with it best; null without a hand. */
export function attempted(board: Board, wanted: Some): Words | null {
  const cards = board.hand?.flights ?? [];
  const pattern =
    board.routes.find(({ name }) => name === wanted.route)?.pattern ??
    cards.find(({ name }) => name === wanted.card)?.pattern ??
    board.companies.find(({ code }) => code === wanted.company)?.patterns[0];
  const highest = cards.toSorted((one, other) => other.value - one.value);
  const card = wanted.card ?? like(highest, pattern)?.name;
  const open = board.routes.toSorted((one, other) => free(other.circles) - free(one.circles));
  const route = wanted.route ?? like(open, pattern)?.name;
  const flying = board.companies.filter(({ status }) => status === 'flying');
  const company =
    wanted.company ??
    board.company ??
    flying.find(({ patterns }) => patterns.includes(pattern ?? ''))?.code ??
    (flying[0] ?? board.companies[0])?.code;
  return card && route && company ? ['fly', card, route, company] : null;
}

const like = <T extends { pattern: string }>(all: T[], pattern: string | undefined) =>
  all.find((one) => one.pattern === pattern) ?? all[0];
const free = (circles: { company: string | null }[]) =>
  circles.filter(({ company }) => !company).length;
