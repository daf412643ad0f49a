/** The server is there already; the pages are kept for when the network is slow. */
export async function start(): Promise<void> {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js');
}
