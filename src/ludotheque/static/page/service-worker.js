/**
 * Keeps the whole folder, so that it opens without a network. The files of one build are kept
 * together and used together: a new build is fetched beside the old one, and takes over when
 * no page of the old one is open any more.
 */

const FILES = '@LIST@'; // each with a digest of its content
const OURS = `ludotheque ${self.registration.scope} `;
const BUILD = OURS + '@BUILD@';

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  const path = event.request.url.split(/[?#]/)[0].slice(self.registration.scope.length);
  if (path === '' || path in FILES) event.respondWith(kept(path || 'index.html'));
});

/** Fetch what is new; what has not changed since an earlier build is taken from there. */
async function fetchAll() {
  const cache = await caches.open(BUILD);
  await Promise.all(
    Object.entries(FILES).map(async ([path, digest]) => {
      const key = `${path}?${digest}`;
      const known = (await caches.match(key)) ?? (await fetch(path, { cache: 'no-cache' }));
      if (!known.ok) throw new Error(`${path} is missing`);
      await cache.put(key, known);
    }),
  );
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== BUILD);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function kept(path) {
  const cache = await caches.open(BUILD);
  return (await cache.match(`${path}?${FILES[path]}`)) ?? fetch(path);
}
