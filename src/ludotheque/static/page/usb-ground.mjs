/** What a worker of a page from a disk stands on: files come with its first message, nothing is fetched. */

const files = new Promise((resolve) => {
  self.addEventListener('message', ({ data }) => resolve(data.files), { once: true });
});

self.fetch = async (address) => new Response((await files)[String(address).split('/').at(-1)]);
// Pyodide takes a worker that can import scripts for one in which it does not work.
self.importScripts = () => {
  throw new TypeError('everything is here');
};
