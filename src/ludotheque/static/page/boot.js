// On a web host: the worker fetches what it needs.
globalThis.ludotheque = {
  worker: () => new Worker('py/worker.mjs', { type: 'module' }),
  base: new URL('py/', document.baseURI).href,
  box: '@BOX@',
  load: async () => undefined,
};
