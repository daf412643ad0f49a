import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './api';
import type { Change, FromBrowser, Lobby, SeenStep, ToBrowser, Update, View } from './protocol';
import {
  Connection,
  LONGEST_WAIT,
  PATIENCE,
  RESTARTING,
  SOON,
  type Light,
  type Wire,
} from './socket';

/** The far end of a wire: what was sent, and a way to answer. */
class End implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  sent: FromBrowser[] = [];
  closed = false;

  send(data: string) {
    this.sent.push(JSON.parse(data) as FromBrowser);
  }
  close() {
    this.closed = true;
  }
  opens() {
    this.onopen?.({} as Event);
  }
  breaks(code = 1006) {
    this.onclose?.({ code } as CloseEvent);
  }
  says(message: ToBrowser) {
    this.onmessage?.({ data: JSON.stringify([message]) } as MessageEvent<string>);
  }
}

const step = (version: number): SeenStep => ({
  version,
  seat: 0,
  events: [],
  backTo: null,
  bot: null,
});
const update = (version: number, ...steps: number[]): Update => ({
  type: 'update',
  lobby: {} as Lobby,
  view: { version } as View,
  steps: steps.map(step),
  changes: null,
});

let ends: End[];
let lights: Light[];
let updates: Update[];
let refusals: Refusal[];
let line: Connection;
const end = () => ends.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [ends, lights, updates, refusals] = [[], [], [], []];
  line = new Connection(
    () => {
      ends.push(new End());
      return end();
    },
    {
      update: (update) => updates.push(update),
      lobby: () => undefined,
      thinking: () => undefined,
      said: () => undefined,
      hinted: () => undefined,
      pointed: () => undefined,
      light: (light) => lights.push(light),
      refused: (refusal) => refusals.push(refusal),
    },
  );
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function greet(version = 0) {
  end().opens();
  end().says(update(version));
}
const act = (id: string) =>
  line.ask({ type: 'act', id, version: line.version, action: ['fly', 'a1'] });

describe('a line', () => {
  it('says hello with nothing seen, then shines', () => {
    end().opens();
    expect(end().sent).toEqual([{ type: 'hello', version: -1, changes: true }]);
    expect(lights.at(-1)).toBe('connecting');
    end().says(update(3, 1, 2, 3));
    expect(lights.at(-1)).toBe('on');
    expect(line.version).toBe(3);
  });

  it('makes a board of the one before and what has changed', () => {
    greet(0);
    const told = (version: number, board: unknown, changes: Change[] | null) =>
      end().says({ ...update(version), view: { version, board } as View, changes });
    told(1, { map: ['a', 'b'], pile: 7 }, null);
    told(2, null, [{ path: ['map', 1], value: 'c' }]);
    told(3, null, [{ path: ['pile'], value: 6 }]);
    expect(updates.at(-1)!.view!.board).toEqual({ map: ['a', 'c'], pile: 6 });
    expect(updates.at(-2)!.view!.board).toEqual({ map: ['a', 'c'], pile: 7 });
  });

  it('comes back by itself and says what it has seen', () => {
    greet(3);
    end().breaks();
    expect(lights.at(-1)).toBe('lost');
    vi.advanceTimersByTime(LONGEST_WAIT * 1.3);
    expect(ends).toHaveLength(2);
    end().opens();
    expect(end().sent).toEqual([{ type: 'hello', version: 3, changes: true }]);
  });

  it('comes back at once from a server that ends', () => {
    greet(3);
    end().breaks(RESTARTING);
    expect(lights.at(-1)).toBe('on');
    vi.advanceTimersByTime(SOON);
    expect(ends).toHaveLength(2);
    end().breaks(RESTARTING);
    expect(lights.at(-1)).toBe('lost');
    vi.advanceTimersByTime(SOON);
    expect(ends).toHaveLength(2);
  });

  it('waits longer each time, but never very long', () => {
    greet();
    for (let lost = 1; lost <= 12; lost++) {
      end().breaks();
      vi.advanceTimersByTime(LONGEST_WAIT * 1.3);
      expect(ends).toHaveLength(lost + 1);
    }
  });

  it('asks again when a step is missing between', () => {
    greet(3);
    end().says(update(6, 5, 6));
    expect(updates).toHaveLength(1);
    expect(end().sent.at(-1)).toEqual({ type: 'hello', version: 3, changes: true });
    end().says(update(6, 4, 5, 6));
    expect(line.version).toBe(6);
  });

  it('answers whoever asked', async () => {
    greet();
    const done = act('one');
    end().says({ type: 'done', id: 'one', version: 1 });
    await expect(done).resolves.toEqual({ type: 'done', id: 'one', version: 1 });
    const refused = act('two');
    end().says({ type: 'failed', id: 'two', error: { code: 'illegal', rule: 'X-1.1' } });
    await expect(refused).rejects.toMatchObject({ code: 'illegal', rule: 'X-1.1' });
  });

  it('repeats an action that was not answered, with the same id, and only that', async () => {
    greet();
    void act('deed');
    const question = line.ask({ type: 'preview', id: 'ask', version: 0, action: ['x'] });
    end().breaks();
    await expect(question).rejects.toBeInstanceOf(Refusal);
    vi.advanceTimersByTime(LONGEST_WAIT);
    greet();
    const ids = end().sent.flatMap((message) => ('id' in message ? [message.id] : []));
    expect(ids).toEqual(['deed']);
  });

  it('keeps what is asked without a connection until there is one', () => {
    void act('early');
    expect(end().sent).toEqual([]);
    greet();
    expect(end().sent.map((message) => message.type)).toEqual(['hello', 'act']);
  });

  it('gives a silent line up', () => {
    greet();
    void act('unheard');
    const first = end();
    vi.advanceTimersByTime(PATIENCE + LONGEST_WAIT);
    expect(first.closed).toBe(true);
    expect(ends.length).toBeGreaterThan(1);
  });

  it('stays away from a table that turns it away', () => {
    end().opens();
    end().says({ type: 'failed', id: '', error: { code: 'no-onlookers', rule: null } });
    end().breaks();
    vi.advanceTimersByTime(LONGEST_WAIT * 4);
    expect(ends).toHaveLength(1);
    expect(refusals.map((refusal) => refusal.code)).toEqual(['no-onlookers']);
    expect(lights.at(-1)).toBe('closed');
  });

  it('hurries when the network is back', () => {
    greet();
    end().breaks();
    line.hurry();
    expect(ends).toHaveLength(2);
  });
});
