import type { Transport } from '$lib/edition';
import type { Wire } from '$lib/socket';
import { Host } from './host';

export const host = new Host();

/** To the worker of this page, which has the whole server in it. */
export const transport: Transport = {
  async fetch(path, { method = 'GET', body } = {}) {
    const { status, text } = await host.ask({
      type: 'ask',
      method,
      address: path,
      body: body ?? '',
    });
    return new Response(text ?? '', { status });
  },
  socket: (path) => asking(host.dial(path)),
};

let asked = false;

/** With the first move, ask the browser to keep what is played here. */
function asking(wire: Wire): Wire {
  const send = wire.send.bind(wire);
  wire.send = (text) => {
    send(text);
    if (asked || !String(text).includes('"type":"act"')) return;
    asked = true;
    void navigator.storage?.persist?.();
  };
  return wire;
}
