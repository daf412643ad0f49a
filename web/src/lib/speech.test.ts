import { describe, expect, it } from 'vitest';
import type { Facts, Words } from './protocol';
import { bundle, Speaker } from './speech';
// The same cases are said by the command line: tests/rules/test_speech.py.
import shared from '../../../tests/rules/speech.json';

const warning = 'warn-paid = You pay { $points }.';
const source = [...shared.messages, warning, ''].join('\n');
const speaker = new Speaker(bundle('en', source), shared.names, shared.colours);

const say: Record<string, (of: never) => string | number> = {
  action: ([words]: [Words]) => speaker.action(words),
  prompt: (of: [Words, number, boolean, Words[]]) => speaker.prompt(...of),
  event: ([name, facts]: [string, Facts]) => speaker.event({ name, facts }),
  fact: (of: [string, Facts[string]]) => speaker.fact(...of),
  refusal: ([rule]: [string]) => speaker.refusal(rule),
  noun: ([word]: [string]) => speaker.noun(word),
};

describe('a speaker', () => {
  it.each(shared.cases)('$why', ({ say: kind, of, text }) => {
    expect(say[kind]!(of as never)).toBe(text);
  });

  it('takes a sentence apart so that each name can have its symbol', () => {
    const facts = { payer: 1, payee: 0, points: 5 };
    expect(speaker.pieces({ name: 'paid', facts })).toEqual([
      { seat: 1 },
      ' pays ',
      { seat: 0 },
      ' 5 points.',
    ]);
  });

  it('warns', () => {
    expect(speaker.warning({ name: 'paid', facts: { points: 7 } })).toBe('You pay 7.');
  });

  it('shows the id of a text that is missing', () => {
    expect(speaker.say('no-such-text')).toBe('no-such-text');
    expect(speaker.has('no-such-text')).toBe(false);
  });
});
