/**
 * The line to a table: says hello with the last version it has seen, comes back by
 * itself, and repeats what was not answered. The server answers a repeated id once.
 */

import { Refusal } from './api';
import { changed } from './changes';
import type {
  FromBrowser,
  ChatMessage,
  HintAsked,
  Lobby,
  Pointed,
  Thinking,
  ToBrowser,
  Update,
} from './protocol';

export type Light = 'connecting' | 'on' | 'lost' | 'closed';

/** What the owner of a line is told. */
export interface Listener {
  update(update: Update): void;
  lobby(lobby: Lobby): void;
  thinking(thinking: Thinking): void;
  said(lines: ChatMessage[]): void;
  hinted(hint: HintAsked): void;
  pointed(pointed: Pointed): void;
  light(light: Light): void;
  refused(refusal: Refusal): void;
}

/** The part of a WebSocket that a line uses. */
export type Wire = Pick<WebSocket, 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
};

type Asked = Exclude<FromBrowser, { type: 'hello' }>;
type Answer = Exclude<
  ToBrowser,
  { type: 'update' | 'lobby' | 'thinking' | 'chat' | 'hint-asked' | 'pointed' }
>;
interface Waiting {
  message: Asked;
  resolve(answer: Answer): void;
  reject(refusal: Refusal): void;
}

/** The code with which a server that ends closes its sockets; another may be there at once. */
export const RESTARTING = 1012;
/** Not all of them come back at the same moment. */
export const SOON = 200;
export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
/** A line that leaves a question unanswered this long is dead, whatever it says. */
export const PATIENCE = 6000;
/** A hint is thought over first. */
const LONG_PATIENCE = 30_000;

export class Connection {
  version = -1;
  private board: unknown;
  private wire: Wire | null = null;
  private greeted = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private closed = false;

  constructor(
    private readonly dial: () => Wire,
    private readonly listener: Listener,
  ) {}

  open(): void {
    clearTimeout(this.retry);
    this.listener.light(this.tries ? 'lost' : 'connecting');
    this.greeted = false;
    const wire = this.dial();
    this.wire = wire;
    wire.onopen = () => this.hello();
    wire.onmessage = (event) => {
      for (const message of JSON.parse(event.data) as ToBrowser[]) this.hear(message);
    };
    wire.onclose = ({ code }) => this.lose(wire, code === RESTARTING);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    this.wire?.close();
    this.listener.light('closed');
  }

  /** Try at once instead of waiting, for instance when the network is back. */
  hurry(): void {
    if (this.closed || this.greeted) return;
    this.tries = 1;
    const wire = this.wire;
    if (wire) this.abandon(wire);
    this.open();
  }

  /** Ask something; the promise fails with the server's refusal. */
  ask(message: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.greeted) this.send(message);
    });
  }

  /** Say hello anew, to see the table from a seat that shares this screen. */
  uncover(seat: number): void {
    if (this.greeted) this.send({ type: 'hello', version: this.version, uncover: seat });
  }

  private hello(): void {
    this.send({ type: 'hello', version: this.version, changes: true });
  }

  private send(message: FromBrowser): void {
    this.wire?.send(JSON.stringify(message));
    clearTimeout(this.watch);
    const patience = message.type === 'hint' ? LONG_PATIENCE : PATIENCE;
    this.watch = setTimeout(() => this.giveUp(), patience);
  }

  private hear(message: ToBrowser): void {
    clearTimeout(this.watch);
    if (message.type === 'update') this.catchUp(message);
    else if (message.type === 'lobby') this.listener.lobby(message.lobby);
    else if (message.type === 'thinking') this.listener.thinking(message);
    else if (message.type === 'hint-asked') this.listener.hinted(message);
    else if (message.type === 'pointed') this.listener.pointed(message);
    else if (message.type === 'chat') this.listener.said(message.messages);
    else this.answer(message);
  }

  private catchUp(update: Update): void {
    const first = update.steps[0]?.version;
    if (this.version >= 0 && first !== undefined && first > this.version + 1) {
      this.hello();
      return;
    }
    const { view, changes } = update;
    if (view) {
      this.version = view.version;
      if (changes) view.board = changed(this.board, changes);
      this.board = view.board;
    }
    this.listener.update(update);
    if (this.greeted) return;
    this.greeted = true;
    this.tries = 0;
    this.listener.light('on');
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private answer(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (answer.type !== 'failed') waiting?.resolve(answer);
    else if (waiting) waiting.reject(new Refusal(answer.error));
    else this.turnAway(new Refusal(answer.error));
  }

  /** A refusal of the hello itself is final: this table is not for us. */
  private turnAway(refusal: Refusal): void {
    this.listener.refused(refusal);
    if (!this.greeted && refusal.code !== 'too-many-requests') this.close();
  }

  private giveUp(): void {
    const wire = this.wire;
    if (!wire) return;
    this.abandon(wire);
    this.lose(wire);
  }

  private abandon(wire: Wire): void {
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }

  private lose(wire: Wire, restarting = false): void {
    if (this.closed || wire !== this.wire) return;
    clearTimeout(this.watch);
    this.wire = null;
    this.greeted = false;
    this.forgetQuestions();
    if (restarting && this.tries === 0) {
      this.tries = 1;
      this.retry = setTimeout(() => this.open(), SOON * Math.random());
      return;
    }
    this.listener.light('lost');
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** Actions are repeated until they are answered; a question of the moment is not. */
  private forgetQuestions(): void {
    for (const [id, { message, reject }] of this.waiting) {
      if (isDeed(message)) continue;
      this.waiting.delete(id);
      reject(new Refusal({ code: 'unavailable', rule: null }));
    }
  }
}

function isDeed({ type }: Asked): boolean {
  return !['preview', 'why', 'hint', 'log', 'point'].includes(type);
}
