// Shows what the house tells while its pages are closed or out of sight, takes it back, and leads to the table.

addEventListener('push', event => {
  const { tag, title, text, link, withdraw } = event.data?.json() ?? {};
  if (tag) event.waitUntil(withdraw ? close(tag) : show(title, { tag, body: text, data: { link } }));
});

addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.link ?? '/'));
});

const show = (title, options) =>
  self.registration.showNotification(title, { icon: '/atoll.svg', badge: '/atoll.svg', ...options });

async function close(tag) {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** In a window of the house that is open already, or in a new one; always in this house. */
async function goTo(link) {
  const { pathname } = new URL(link, self.location.origin);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === pathname);
  if (there) return there.focus();
  return self.clients.openWindow(pathname);
}
