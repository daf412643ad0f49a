import { beforeEach, describe, expect, it } from 'vitest';
import { Choice } from './choice.svelte';
import type { SeenPreview, Words } from './protocol';

const harmless: SeenPreview = { events: [], facts: [], board: null, complete: true };
const ruin: SeenPreview = { ...harmless, events: [{ name: 'ruined', facts: {} }] };
const dice: SeenPreview = { ...harmless, complete: false };

let previews: Record<string, SeenPreview>;
let done: Words[];
let failures: unknown[];
let refuse: unknown;
let asking: 'always' | 'risky' | 'never';
let choice: Choice;

beforeEach(() => {
  [previews, done, failures, refuse, asking] = [{}, [], [], null, 'risky'];
  choice = new Choice(
    {
      act: (action) => {
        if (refuse) return Promise.reject(refuse);
        done.push(action);
        return Promise.resolve();
      },
      preview: (action) => Promise.resolve(previews[action.join(' ')] ?? harmless),
      failed: (reason) => failures.push(reason),
    },
    (preview) => preview.events.some(({ name }) => name === 'ruined'),
    () => asking,
  );
});

describe('a choice', () => {
  it('without surprise is done at once', async () => {
    await choice.choose([['go', 'a1']]);
    expect(done).toEqual([['go', 'a1']]);
  });

  it('whose end is unknown is done at once too', async () => {
    previews['go a1'] = dice;
    await choice.choose([['go', 'a1']]);
    expect(done).toEqual([['go', 'a1']]);
  });

  it('with a warning is asked first', async () => {
    previews['go a1'] = ruin;
    await choice.choose([['go', 'a1']]);
    expect(done).toEqual([]);
    expect(choice.chosen).toEqual(['go', 'a1']);
    expect(choice.preview).toEqual(ruin);
    await choice.confirm();
    expect(done).toEqual([['go', 'a1']]);
  });

  it('is asked always, or never, by whoever likes that', async () => {
    asking = 'always';
    await choice.choose([['go', 'a1']]);
    expect(done).toEqual([]);
    choice.back();
    asking = 'never';
    previews['go a1'] = ruin;
    await choice.choose([['go', 'a1']]);
    expect(done).toEqual([['go', 'a1']]);
  });

  it('that is the only one needs no second touch', async () => {
    choice.pointed('touch');
    await choice.choose([['go', 'a1']], true);
    expect(done).toEqual([['go', 'a1']]);
  });

  it('that is none is skipped, but neither dice nor a danger', async () => {
    await choice.skip(['go', 'a1']);
    choice.reset();
    previews['go a2'] = dice;
    await choice.skip(['go', 'a2']);
    previews['go a3'] = ruin;
    await choice.skip(['go', 'a3']);
    expect(done).toEqual([['go', 'a1']]);
  });

  it('by a finger is asked first', async () => {
    choice.pointed('touch');
    await choice.choose([['go', 'a1']]);
    expect(done).toEqual([]);
    expect(choice.back()).toBe(true);
    expect(choice.action).toBe(null);
  });

  it('among several is offered, and stepped back from', async () => {
    const several = [
      ['go', 'a1', 'b1'],
      ['go', 'a2', 'b1'],
    ];
    await choice.choose(several);
    expect(choice.offered).toEqual(several);
    expect(choice.action).toEqual(several[0]);
    expect(choice.back()).toBe(true);
    expect(choice.offered).toBe(null);
    expect(choice.back()).toBe(false);
  });

  it('that is refused says so and lets one choose again', async () => {
    refuse = new Error('no');
    await choice.choose([['go', 'a1']]);
    expect(failures).toEqual([refuse]);
    expect(choice.busy).toBe(false);
  });

  it('is forgotten in a new position, even while it was being foreseen', async () => {
    const choosing = choice.choose([['go', 'a1']]);
    choice.reset();
    await choosing;
    expect(done).toEqual([]);
    expect(choice.action).toBe(null);
  });
});
