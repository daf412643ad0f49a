/** The host of the games, a worker: requests and sockets go to it as messages. */

import type { Wire } from '$lib/socket';
import { state } from './state.svelte';

/** What the folder brings along: how to start its worker, and what that loads, in bytes. */
declare global {
  var ludotheque: {
    worker(): Worker;
    base: string;
    box: Record<string, number>;
    /** Everything that the worker needs, where it cannot fetch it. */
    load(): Promise<void>;
  };
}

interface Answer {
  id: number;
  status: number;
  text?: string;
  bytes?: Uint8Array<ArrayBuffer>;
}
type Said =
  | ({ type: 'answer' } & Answer)
  | { type: 'open' | 'message' | 'close'; id: number; text: string }
  | { type: 'progress'; share: number }
  | { type: 'kept' | 'unkept' }
  | { type: 'ready' | 'elsewhere' | 'newer' | 'failed'; text?: string };

const ENOUGH_MEMORY = 4; // GB, for a second worker

export class Host {
  private readonly worker: Promise<Worker>;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly sockets = new Map<number, Port>();
  private count = 0;
  readonly ready: Promise<void>;

  constructor() {
    this.worker = ludotheque.load().then(() => ludotheque.worker());
    this.ready = this.worker.then((worker) => this.started(worker));
    this.worker.catch(() => (state.phase = 'failed'));
    void this.ready.then(() => this.think());
  }

  /** Ask something; answers may come in any order. */
  ask(message: { type: string; [more: string]: unknown }): Promise<Answer> {
    const id = this.count++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      void this.tell({ ...message, id });
    });
  }

  dial(address: string): Wire {
    const id = this.count++;
    const port = new Port(
      (message) => void this.tell({ ...message, id }),
      () => this.sockets.delete(id),
    );
    this.sockets.set(id, port);
    void this.tell({ type: 'dial', id, address });
    return port;
  }

  private started(worker: Worker): Promise<void> {
    worker.onerror = () => (state.phase = 'failed');
    worker.postMessage({ role: 'host', ...common() });
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if (data.type === 'ready') resolve();
        this.hear(data);
      };
    });
  }

  private async tell(message: object, transfer: Transferable[] = []): Promise<void> {
    await this.ready;
    (await this.worker).postMessage(message, transfer);
  }

  private hear(said: Said): void {
    if (said.type === 'answer') {
      this.waiting.get(said.id)?.(said);
      this.waiting.delete(said.id);
    } else if (said.type === 'progress') state.share = said.share;
    else if (said.type === 'unkept' || said.type === 'kept') state.unkept = said.type === 'unkept';
    else if ('id' in said) this.sockets.get(said.id)?.hear(said.type, said.text);
    else state.phase = said.type;
    if (said.type === 'failed') console.error(said.text);
  }

  /** Let somebody else think for the bots, where there is memory for a second Python. */
  private think(): void {
    const { deviceMemory = ENOUGH_MEMORY } = navigator as { deviceMemory?: number };
    if (deviceMemory < ENOUGH_MEMORY) return;
    const { port1, port2 } = new MessageChannel();
    const thinker = ludotheque.worker();
    thinker.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.type === 'ready') void this.tell({ type: 'think', port: port2 }, [port2]);
    };
    thinker.postMessage({ role: 'thinker', port: port1, ...common() }, [port1]);
  }
}

const common = () => ({
  base: ludotheque.base,
  box: ludotheque.box,
  name: `ludotheque ${new URL('.', location.href).pathname}`,
});

/** A socket to the host. */
class Port implements Wire {
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;

  constructor(
    private readonly tell: (message: object) => void,
    private readonly forget: () => void,
  ) {}

  send(text: string): void {
    this.tell({ type: 'say', text });
  }

  close(): void {
    this.tell({ type: 'hang-up' });
    this.forget();
  }

  hear(type: 'open' | 'message' | 'close', text: string): void {
    if (type === 'open') this.onopen?.(new Event('open'));
    else if (type === 'message') this.onmessage?.(new MessageEvent('message', { data: text }));
    else this.onclose?.(new CloseEvent('close'));
  }
}
