/** Web push: whether this browser can, and its subscription. */

const WORKER = '/push-worker.js';
const SCOPE = '/push/';

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window;

/** The subscription of this browser as JSON, asked for with the key of the house. */
export async function subscribe(key: string): Promise<string> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(registration);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys });
}

/** A worker can be subscribed once it is there. */
async function active(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}
