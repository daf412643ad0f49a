import type { Start } from '$lib/edition';

const LATER = 5000; // milliseconds: nobody waits for it

/** The server is there already; the pages are kept for when it cannot be reached. */
export const start: Start = async () => {
  if (import.meta.env.PROD) setTimeout(keepPages, LATER);
};

function keepPages(): void {
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}
