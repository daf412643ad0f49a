/**
 * Keeps the pages of the served edition, nothing of what is played: a file with a hash in its
 * name for good, the one page that every address shows for when the server cannot be reached.
 */

const PAGES = 'ludotheque pages';
const HASHED = '/assets/';
const INDEX = '/';
const MOST = 200; // files; those of earlier versions go first

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith(HASHED)) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/offline')) {
    event.respondWith(newest(request));
  }
});

async function kept(request) {
  const cache = await caches.open(PAGES);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)),
    );
  }
  return answer;
}

async function newest(request) {
  const cache = await caches.open(PAGES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(INDEX, answer.clone());
    return answer;
  } catch (reason) {
    const known = await cache.match(INDEX);
    if (known) return known;
    throw reason;
  }
}
