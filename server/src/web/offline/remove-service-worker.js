/* Takes the place of the service worker where reading without a network is switched off: removes what was kept, and itself. */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', event => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('site-')) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
