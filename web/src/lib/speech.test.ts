import { describe, expect, it } from 'vitest';
import { bundle, Speaker } from './speech';

const source = `
action-go = Go { $path }, { $count } words, from { $n1 } to { $last }
prompt-go = { $seat } goes.
prompt-go-me = { $only ->
    [stay] Stay!
   *[other] Go!
}
event-paid = { $payer } pays { $payee } { $points ->
    [one] a point
   *[other] { $points } points
}.
event-went = { $seat } goes { $path }.
event-dealt = { $seat } gets { $cards }.
fact-points = { $value } points
refused-TOY-2-1 = It is too far.
warn-paid = You pay { $points }.
noun-red = rouge
`;
const speaker = new Speaker(bundle('en', source), ['Ada', 'Bob']);

describe('a speaker', () => {
  it('numbers the nouns of an action and knows them all and the last', () => {
    expect(speaker.action(['go', 'a1', 'red', 3])).toBe('Go a1 → rouge → 3, 3 words, from a1 to 3');
  });

  it('asks me or tells of somebody else', () => {
    expect(speaker.prompt(['go'], 1, true)).toBe('Go!');
    expect(speaker.prompt(['go'], 1, false)).toBe('Bob goes.');
  });

  it('knows the verb that is all I can do', () => {
    expect(
      speaker.prompt(['go'], 1, true, [
        ['stay', 1],
        ['stay', 2],
      ]),
    ).toBe('Stay!');
    expect(speaker.prompt(['go'], 1, true, [['stay', 1], ['run']])).toBe('Go!');
  });

  it('shows the people who sit on the seats', () => {
    const facts = { payer: 1, payee: 0, points: 1 };
    expect(speaker.event({ name: 'paid', facts })).toBe('Bob pays Ada a point.');
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

  it('enumerates lists with commas and translates the words in them', () => {
    const facts = { seat: 0, cards: ['blue', 'red', 'blue'] };
    expect(speaker.event({ name: 'dealt', facts })).toBe('Ada gets blue, rouge, blue.');
  });

  it('writes a path with arrows', () => {
    const facts = { seat: 0, path: ['a1', 'red', 'a3'] };
    expect(speaker.event({ name: 'went', facts })).toBe('Ada goes a1 → rouge → a3.');
  });

  it('speaks of facts and warnings', () => {
    expect(speaker.fact('points', 45)).toBe('45 points');
    expect(speaker.warning({ name: 'paid', facts: { points: 7 } })).toBe('You pay 7.');
  });

  it('says why a rule forbids something, where the game does', () => {
    expect(speaker.refusal('TOY-2.1')).toBe('It is too far.');
    expect(speaker.refusal('TOY-2.2')).toBe('');
  });

  it('shows the id of a text that is missing', () => {
    expect(speaker.say('no-such-text')).toBe('no-such-text');
    expect(speaker.has('no-such-text')).toBe(false);
  });
});
