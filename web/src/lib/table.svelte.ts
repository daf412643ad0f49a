/** One table as this browser knows it, kept up to date by its line. */

import * as api from './api';
import { joined } from './log';
import type {
  BotPace,
  ChatMessage,
  HintAsked,
  Lobby,
  Pointed,
  SeenPreview,
  SeenStep,
  ShowHint,
  Thinking,
  Update,
  View,
  Words,
} from './protocol';
import type { Prices } from './prices';
import { Connection, type Light } from './socket';

export class LiveTable {
  lobby = $state.raw<Lobby | null>(null);
  view = $state.raw<View | null>(null);
  steps = $state.raw<SeenStep[]>([]);
  /** The steps that have just arrived; empty after a first load, which shows no motion. */
  news = $state.raw<SeenStep[]>([]);
  /** What was said at the table, in order. */
  talk = $state.raw<ChatMessage[]>([]);
  /** Who was given a hint, and when, where everybody may know it. */
  hints = $state.raw<HintAsked[]>([]);
  /** What somebody looks at in a decision that is public. */
  pointed = $state.raw<Pointed | null>(null);
  light = $state<Light>('connecting');
  thinking = $state.raw<Thinking | null>(null);
  refusal = $state.raw<api.Refusal | null>(null);
  /** Whether a seat may know what another does not; so it is until somebody knows better. */
  hidden = true;
  private readonly line: Connection;

  constructor(readonly id: string) {
    this.line = new Connection(() => api.socket(id), {
      update: (update) => this.replace(update),
      lobby: (lobby) => (this.lobby = lobby),
      thinking: (thinking) => (this.thinking = thinking),
      said: (lines) => this.hear(lines),
      hinted: (hint) => (this.hints = [...this.hints, hint]),
      pointed: (pointed) => (this.pointed = pointed),
      light: (light) => (this.light = light),
      refused: (refusal) => (this.refusal = refusal),
    });
  }

  /** Connect; the function that is returned hangs up. */
  open(): () => void {
    const hurry = () => document.visibilityState === 'visible' && this.line.hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    this.line.open();
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.line.close();
    };
  }

  async act(action: Words): Promise<void> {
    await this.line.ask({ type: 'act', ...this.now(), action });
  }

  async undo(wholeTurn: boolean): Promise<void> {
    await this.line.ask({ type: 'undo', ...this.now(), wholeTurn });
  }

  async preview(action: Words): Promise<SeenPreview | null> {
    const answer = await this.line.ask({ type: 'preview', ...this.now(), action });
    return answer.type === 'preview' ? answer.preview : null;
  }

  /** What each of my actions would cost or bring, by its words. */
  async prices(actions: Words[]): Promise<Prices> {
    const answer = await this.line.ask({ type: 'prices', ...this.now() });
    const prices = answer.type === 'prices' ? answer.prices : [];
    return new Map(prices.map((price, index) => [actions[index]?.join(' ') ?? '', price]));
  }

  /** The rule that forbids the action, or null when it is allowed. */
  async why(action: Words): Promise<string | null> {
    const answer = await this.line.ask({ type: 'why', ...this.now(), action });
    return answer.type === 'why' ? answer.rule : null;
  }

  /** What a good player would do in my place. */
  async hint(): Promise<ShowHint | null> {
    const answer = await this.line.ask({ type: 'hint', ...this.now() });
    return answer.type === 'hint' ? answer : null;
  }

  /** Show onlookers what I look at, where they may know it; with no words, nothing. */
  async point(action: Words): Promise<void> {
    await this.line.ask({ type: 'point', ...this.now(), action }).catch(() => undefined);
  }

  /** Lift the curtain for a seat that shares this screen, until it has decided. */
  uncover(seat: number): void {
    this.line.uncover(seat);
  }

  /** Keep an order until it is done or taken back; an empty one takes it back. */
  async order(order: Words): Promise<void> {
    await this.line.ask({ type: 'order', ...this.now(), order });
  }

  async say(text: string, seat: number): Promise<void> {
    await this.line.ask({ type: 'chat', id: api.random(), text, seat });
  }

  /** Let a bot play a seat until its person returns; without a level, no longer. */
  async standIn(seat: number, level: string | null): Promise<void> {
    await this.line.ask({ type: 'stand-in', id: api.random(), seat, level });
  }

  /** How fast bots answer, where I am the only person at the table. */
  async botPace(pace: BotPace): Promise<void> {
    await this.line.ask({ type: 'bot-pace', id: api.random(), pace }).catch(() => undefined);
  }

  /** Whether I want all clocks to stand. */
  async pause(on: boolean): Promise<void> {
    await this.line.ask({ type: 'pause', id: api.random(), on });
  }

  /** Whether I want the table to be closed for good. */
  async end(on = true): Promise<void> {
    await this.line.ask({ type: 'close', id: api.random(), on });
  }

  /** Leave for good; a bot has my seats from now on. */
  async leave(): Promise<void> {
    await this.line.ask({ type: 'leave', id: api.random() });
  }

  /** Fetch older steps of the log; says whether there were any. */
  async older(): Promise<boolean> {
    const before = this.steps[0]?.version ?? 0;
    const seat = this.view?.seat;
    const answer = await this.line.ask({ type: 'log', id: api.random(), before });
    if (answer.type !== 'log' || seat !== this.view?.seat) return false;
    this.steps = joined(this.steps, answer.steps);
    return answer.steps.length > 0;
  }

  private now() {
    return { id: api.random(), version: this.line.version };
  }

  private replace({ lobby, view, steps }: Update): void {
    const before = this.view;
    this.news = before ? steps : [];
    // Somebody else at this device may not read what only the last one knew.
    const another = this.hidden && before?.seat !== view?.seat;
    this.steps = joined(another ? [] : this.steps, steps);
    this.lobby = lobby ?? this.lobby;
    this.view = view;
    this.thinking = null;
    // Whoever sits down there reads what happened, as they may know it.
    if (another && before) void this.older().catch(() => undefined);
  }

  private hear(lines: ChatMessage[]): void {
    const byNumber = new Map([...this.talk, ...lines].map((line) => [line.number, line]));
    this.talk = [...byNumber.values()].sort((a, b) => a.number - b.number);
  }
}
