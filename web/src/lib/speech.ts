/**
 * Turns codes, words and facts into sentences, with the same Fluent files and the same
 * message ids as the server's speech.py.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SEAT_FACTS, type Facts, type SeenEvent, type Words } from './protocol';

/** A list under this name is a way from place to place; any other is an enumeration. */
const PATH = 'path';
const ARROW = ' → ';
const COMMA = ', ';

/** A piece of a sentence: plain text, or the seat of somebody whose name stands there. */
export type Piece = string | { seat: number };

type Values = Record<string, FluentVariable>;
type Fact = Facts[string];

/** Facts under these names are seats: texts show the person who sits there. */
const isSeat = (name: string) => (SEAT_FACTS as readonly string[]).includes(name);

/** One language's messages, from the text of a Fluent file. */
export function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/**
 * Speaks one language about one game; `names` are the people at the seats, `colours` what they
 * play. A colour in an action or a prompt is whoever plays it.
 */
export class Speaker {
  constructor(
    private readonly messages: FluentBundle,
    private readonly names: readonly string[] = [],
    private readonly colours: readonly string[] = [],
  ) {}

  has(id: string): boolean {
    return this.messages.hasMessage(id);
  }

  /** A message by id. What a file lacks shows as its id: a page never breaks for a text. */
  say(id: string, values: Values = {}): string {
    const pattern = this.messages.getMessage(id)?.value;
    return pattern ? this.messages.formatPattern(pattern, values, []) : id;
  }

  action(words: Words): string {
    return this.say(`action-${words[0]}`, this.nouns(words));
  }

  /** What must be decided; `$only` is the verb that all my `actions` share, if any. */
  prompt(words: Words, seat: number, toMe: boolean, actions: readonly Words[] = []): string {
    const [verb = '', ...others] = new Set(actions.map((action) => action[0]));
    const only = others.length ? '' : verb;
    const values = { ...this.nouns(words), seat: this.names[seat] ?? '', only };
    return this.say(`prompt-${words[0]}${toMe ? '-me' : ''}`, values);
  }

  /** Why this rule forbids what somebody wanted, in a sentence; '' where a game has none. */
  refusal(rule: string): string {
    const id = `refused-${rule.replace('.', '-')}`;
    return this.has(id) ? this.say(id) : '';
  }

  event(event: SeenEvent): string {
    return this.told(`event-${event.name}`, event.facts, this.names);
  }

  /** An event with the people in it marked, so that each can be shown with his symbol. */
  pieces(event: SeenEvent): Piece[] {
    const marks = this.names.map((_, seat) => `\uE000${seat}\uE001`);
    const text = this.told(`event-${event.name}`, event.facts, marks);
    return text
      .split(/[\uE000\uE001]/)
      .map((part, index) => (index % 2 ? { seat: Number(part) } : part))
      .filter((piece) => piece !== '');
  }

  /** A plain warning that this event would happen. */
  warning(event: SeenEvent): string {
    return this.told(`warn-${event.name}`, event.facts, this.names);
  }

  /** How the game ended, told with the facts of the event that ended it; '' where a game has none. */
  reason(word: string, facts: Facts): string {
    const id = `reason-${word}`;
    return this.has(id) ? this.told(id, facts, this.names) : '';
  }

  fact(name: string, value: Fact): string {
    return this.say(`fact-${name}`, { value: this.known(name, value, this.names) });
  }

  /** A score with its unit, where the game says what that is. */
  score(value: number): string {
    return this.has('score') ? this.say('score', { value }) : this.number(value);
  }

  /** A number as the reader writes it. */
  number(value: number): string {
    return value.toLocaleString(this.messages.locales);
  }

  /** A gain or a loss, with its sign. */
  change(value: number): string {
    return `${value < 0 ? '−' : '+'}${this.number(Math.abs(value))}`;
  }

  /** A word that has a translation, translated; any other as it is. */
  noun(word: string | number): string | number {
    return typeof word === 'string' && this.has(`noun-${word}`) ? this.say(`noun-${word}`) : word;
  }

  private told(id: string, facts: Facts, names: readonly string[]): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(facts))
      values[name] = this.known(name, value, names);
    return this.say(id, values);
  }

  private nouns(words: Words): Values {
    const whose = (word: string | number) => this.names[this.colours.indexOf(String(word))];
    const nouns = words.slice(1).map((word) => whose(word) ?? this.noun(word));
    const last = nouns.at(-1) ?? '';
    const values: Values = { [PATH]: nouns.join(ARROW), count: nouns.length, last };
    nouns.forEach((noun, index) => (values[`n${index + 1}`] = noun));
    return values;
  }

  private known(name: string, value: Fact, names: readonly string[]): string | number {
    if (Array.isArray(value))
      return value.map((item) => this.noun(item)).join(name === PATH ? ARROW : COMMA);
    if (isSeat(name) && typeof value === 'number') return names[value] ?? '';
    return this.noun(value);
  }
}
