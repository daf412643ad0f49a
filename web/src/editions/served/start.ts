import type { Start } from '$lib/edition';

/** The server is there already; the pages are kept for when the network is slow. */
export const start: Start = async () => {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js');
};
