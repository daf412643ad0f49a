import { beforeEach, expect, it, vi } from 'vitest';
import * as api from './api';
import { Looking } from './progress.svelte';
import type { CoachPiece, Progress } from './protocol';

vi.mock('./api', async (load) => ({
  ...(await load<typeof api>()),
  progress: vi.fn(),
  coach: vi.fn(),
}));

const progress = vi.mocked(api.progress);
const coach = vi.mocked(api.coach);
const refused = (code: 'too-many-requests' | 'older-rules') =>
  new api.Refusal({ code, rule: null });
let seen: string[];

beforeEach(() => {
  seen = [];
  progress.mockImplementation(() => Promise.resolve(told()));
  coach.mockImplementation((table, _, piece) => {
    if (piece === 1) seen.push(table);
    return Promise.resolve({ pieces: 2 } as CoachPiece);
  });
});

function told(): Progress {
  const unseen = ['a', 'b', 'c'].filter((table) => !seen.includes(table));
  return {
    games: 3,
    seen: 3 - unseen.length,
    unseen: unseen.map((table) => ({ table, seats: [0] })),
    titles: [],
  };
}

it('looks through one game after the other', async () => {
  const looking = new Looking();
  await looking.refresh();
  await looking.begin();
  expect(seen).toEqual(['a', 'b', 'c']);
  expect(looking.progress?.seen).toBe(3);
  expect([looking.running, looking.refusal, looking.skipped]).toEqual([false, null, 0]);
});

it('passes by what cannot be looked through', async () => {
  coach.mockRejectedValueOnce(refused('older-rules'));
  const looking = new Looking();
  await looking.refresh();
  await looking.begin();
  expect(seen).toEqual(['b', 'c']);
  expect(looking.skipped).toBe(1);
});

it('ends when it was too much, and can go on', async () => {
  const looking = new Looking();
  await looking.refresh();
  coach.mockImplementationOnce(coach.getMockImplementation()!);
  coach.mockImplementationOnce(coach.getMockImplementation()!);
  coach.mockRejectedValueOnce(refused('too-many-requests'));
  await looking.begin();
  expect(seen).toEqual(['a']);
  expect(looking.refusal?.code).toBe('too-many-requests');
  expect(looking.running).toBe(false);
  await looking.begin();
  expect(seen).toEqual(['a', 'b', 'c']);
});

it('ends with the piece at hand', async () => {
  const looking = new Looking();
  await looking.refresh();
  coach.mockImplementationOnce(() => {
    looking.stop();
    return Promise.resolve({ pieces: 2 } as CoachPiece);
  });
  await looking.begin();
  expect(seen).toEqual([]);
});
