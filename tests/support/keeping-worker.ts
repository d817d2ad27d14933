/**
 * A service worker that keeps what it sees of other hosts, and renews at each page all that it has kept. Many sites
 * have one like it (Workbox calls it "stale while revalidate").
 */
export const keepingWorker = `
  const renew = async (address) => {
    const cache = await caches.open('kept');
    await cache.put(address, await fetch(address, { mode: 'no-cors' }));
  };
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    const { mode, url } = event.request;
    if (mode === 'navigate') {
      event.waitUntil(caches.open('kept')
        .then((cache) => cache.keys())
        .then((all) => Promise.allSettled(all.map((each) => renew(each.url)))));
    } else if (new URL(url).host.endsWith('.test')) {
      event.respondWith(fetch(event.request));
      event.waitUntil(renew(url));
    }
  });`;
