/** The worker as one classic script, for a page from a disk: what it loads comes with its first message. */

import createPyodideModule from './pyodide.asm.mjs';
import './worker.mjs';

const files = new Promise((resolve) => {
  self.addEventListener('message', ({ data }) => resolve(data.files), { once: true });
});

self.bundled = { createPyodideModule };
self.fetch = async (address) => new Response((await files)[address.split('/').at(-1)]);
// Pyodide takes a worker that can import scripts for one in which it does not work.
self.importScripts = () => {
  throw new Error('everything is here');
};
