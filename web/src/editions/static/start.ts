import type { Start } from '$lib/edition';
import { mount, unmount } from 'svelte';
import { offer } from './backup';
import Starting from './Starting.svelte';
import { host, transport } from './transport';
import Trouble from './Trouble.svelte';

/** Show how far the host is until it is there. */
export const start: Start = async (target) => {
  localStorage.setItem('met', 'yes'); // whoever has the page has a session in it
  const starting = mount(Starting, { target });
  await host.ready;
  await unmount(starting);
  mount(Trouble, { target });
  keepPages();
  addEventListener('click', (event) => void save(event), true);
};

/** Only now: what it fetches would be in the way of what the host needs. */
function keepPages(): void {
  if (!location.protocol.startsWith('http')) return;
  void navigator.serviceWorker?.register('service-worker.js').catch(() => undefined);
}

/** A link to a file of the server's: the host has it, and the browser saves it. */
async function save(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
  const path = link?.getAttribute('href') ?? '';
  if (!path.startsWith('/api/')) return;
  event.preventDefault();
  const record = await (await transport.fetch(path)).text();
  const { game } = JSON.parse(record) as { game: string };
  const day = new Date().toISOString().slice(0, 10);
  offer(new Blob([record], { type: 'application/json' }), `${game}-${day}.json`);
}
