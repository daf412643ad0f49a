/** The host of the games, a worker: every question and every socket has a port of its own to it. */

import type { Wire } from '$lib/socket';
import { state, type Phase } from './state.svelte';

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

interface Message {
  type: string;
  [more: string]: unknown;
}
interface Answer {
  status: number;
  text?: string;
  bytes?: Uint8Array<ArrayBuffer>;
}
type Said =
  | { type: 'progress'; share: number }
  | { type: 'kept' | 'unkept' }
  | { type: Phase; text?: string };

const ENOUGH_MEMORY = 4; // GB, for a second worker

export class Host {
  private readonly worker = ludotheque.load().then(() => ludotheque.worker());
  readonly ready = this.worker.then((worker) => this.started(worker));

  constructor() {
    this.worker.catch(() => (state.phase = 'failed'));
    void this.ready.then(() => this.think());
  }

  ask(message: Message): Promise<Answer> {
    const { port1, port2 } = new MessageChannel();
    void this.tell(message, port2);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        resolve(data);
        port1.close();
      };
    });
  }

  dial(address: string): Wire {
    const { port1, port2 } = new MessageChannel();
    void this.tell({ type: 'dial', address }, port2);
    return wire(port1);
  }

  private started(worker: Worker): Promise<void> {
    worker.onerror = () => (state.phase = 'failed');
    worker.postMessage({ role: 'host', ...common() });
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if (data.type === 'ready') resolve();
        hear(data);
      };
    });
  }

  private async tell(message: Message, port: MessagePort): Promise<void> {
    await this.ready;
    (await this.worker).postMessage({ ...message, port }, [port]);
  }

  /** Let somebody else think for the bots, where there is memory for a second Python. */
  private think(): void {
    const { deviceMemory = ENOUGH_MEMORY } = navigator as { deviceMemory?: number };
    if (deviceMemory < ENOUGH_MEMORY) return;
    const { port1, port2 } = new MessageChannel();
    const thinker = ludotheque.worker();
    thinker.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.type === 'ready') void this.tell({ type: 'think' }, port2);
    };
    thinker.postMessage({ role: 'thinker', port: port1, ...common() }, [port1]);
  }
}

const common = () => ({
  base: ludotheque.base,
  box: ludotheque.box,
  name: `ludotheque ${new URL('.', location.href).pathname}`,
});

function hear(said: Said): void {
  if (said.type === 'progress') state.share = said.share;
  else if (said.type === 'kept' || said.type === 'unkept') state.unkept = said.type === 'unkept';
  else state.phase = said.type;
  if (said.type === 'failed') console.error(said.text);
}

/** A port as a socket: what is said and heard goes through it, and null ends it. */
function wire(port: MessagePort): Wire {
  const made: Wire = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => port.postMessage(text),
    close() {
      port.onmessage = null;
      port.postMessage(null);
    },
  };
  port.onmessage = ({ data: [type, text] }: MessageEvent<[string, string]>) => {
    if (type === 'open') made.onopen?.(new Event('open'));
    else if (type === 'message') made.onmessage?.(new MessageEvent('message', { data: text }));
    else made.onclose?.(new CloseEvent('close'));
  };
  return made;
}
