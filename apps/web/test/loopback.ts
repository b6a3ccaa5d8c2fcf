import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { API_BASE } from '#api/address.ts';

/**
 * A real local server that responds in place of ours: API addresses lead to it. Returns a function to stop it. The
 * browser's requests are real, so no stub hides a wrong header or form.
 */
export async function startLoopback(answer: RequestListener): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    // The test's page has a different origin.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const toServer = (url: string | URL) =>
    String(url).startsWith(API_BASE) ? `http://127.0.0.1:${port}${String(url)}` : url;

  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function redirected(
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
  ) {
    open.call(this, method, toServer(url), true);
  });
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(toServer(url), init));
  return () =>
    new Promise((stopped) => {
      server.closeAllConnections();
      server.close(() => stopped());
    });
}
