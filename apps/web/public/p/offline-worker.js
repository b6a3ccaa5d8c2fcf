// Keeps the page of a panelist's link so that it opens without a connection: the page and the files it names, and
// nothing that the API answers. What was written lies in the page's own storage, not here.
const CACHE = 'slotwise-panel-link';
const PAGE = '/p/';
const FILES = /(?:src|href)="(\/(?:assets\/[^"]+|favicon\.svg))"/g;

async function keepPage(page) {
  const html = await page.clone().text();
  const names = [...html.matchAll(FILES)].map(([, name]) => name);
  if (names.length === 0) return;
  const cache = await caches.open(CACHE);
  await cache.addAll(names.filter((name) => !name.endsWith('.svg')));
  await cache.put(PAGE, page);
  const wanted = new Set([PAGE, ...names]);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function answerPage(event) {
  try {
    const page = await fetch(event.request);
    if (page.ok) event.waitUntil(keepPage(page.clone()).catch(() => undefined));
    return page;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(PAGE)
      .then((page) => (page.ok ? keepPage(page) : undefined))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(answerPage(event));
  else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
