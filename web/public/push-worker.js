// Shows notices while no page is open. It has a scope of its own (/push/) and controls no page, so
// that it stands beside any other worker.
addEventListener('push', (event) => {
  const { title, text, url, tag } = event.data.json();
  const shown = { body: text === title ? '' : text, tag, data: url, icon: '/touch-icon.png' };
  // How many games wait is known to the pages alone: the icon says that one does.
  const marked = navigator.setAppBadge?.().catch(() => undefined);
  event.waitUntil(Promise.all([registration.showNotification(title, shown), marked]));
});

// A click goes to the table: to the page that shows it already, or to a new one.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, location.origin).href;
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => page.url.split('#')[0] === url);
      return there ? there.focus() : clients.openWindow(url);
    }),
  );
});
