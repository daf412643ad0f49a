import type { Transport } from '$lib/edition';

/** Over the network, to the server that these pages come from. */
export const transport: Transport = {
  fetch: (path, init) => fetch(path, { credentials: 'same-origin', ...init }),
  socket: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path),
};
