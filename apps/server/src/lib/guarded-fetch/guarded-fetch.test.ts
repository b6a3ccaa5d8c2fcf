import { once } from 'node:events';
import { createServer, Server as HttpServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { guardedFetch, type GuardedRequest } from './guarded-fetch.ts';
import { RefusedFetch } from './refused-fetch.ts';

const servers: TcpServer[] = [];

/** Starts a server on a free loopback port. */
async function listen(server: TcpServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return (server.address() as AddressInfo).port;
}
const serve = (listener: RequestListener) => listen(createServer(listener));
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    if (server instanceof HttpServer) server.closeAllConnections();
  }
});

const get = (url: string, request: Partial<GuardedRequest> = {}) =>
  guardedFetch(url, { maxBytes: 1000, timeoutMillis: 5000, allowHosts: [], ...request });
const at = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`;
const allowing = (...ports: number[]) => ({ allowHosts: ports.map((port) => `127.0.0.1:${port}`) });

async function getRefusal(asked: Promise<unknown>): Promise<RefusedFetch> {
  const error = await asked.then(
    () => new Error('It was fetched.'),
    (reason: unknown) => reason,
  );
  if (error instanceof RefusedFetch) return error;
  throw error;
}
const noOne = () => Promise.reject(new Error('Nothing is looked up for such an address.'));

describe('an address', () => {
  test.each([
    ['http://calendar.example/SECRET.ics', 'ADDRESS'],
    ['HTTP://calendar.example/SECRET.ics', 'ADDRESS'],
    ['file:///etc/passwd?SECRET', 'ADDRESS'],
    ['ftp://calendar.example/SECRET', 'ADDRESS'],
    ['gopher://127.0.0.1:6379/_SECRET', 'ADDRESS'],
    ['data:text/calendar,SECRET', 'ADDRESS'],
    ['javascript:SECRET', 'ADDRESS'],
    ['blob:https://calendar.example/SECRET', 'ADDRESS'],
    ['//127.0.0.1/SECRET', 'ADDRESS'],
    ['calendar.example/SECRET', 'ADDRESS'],
    ['', 'ADDRESS'],
    ['https://', 'ADDRESS'],
    ['https://asha:SECRET@calendar.example/', 'ADDRESS'],
    ['https://SECRET@127.0.0.1/', 'ADDRESS'],
    ['webcal://asha:SECRET@calendar.example/', 'ADDRESS'],
    ['https://127.0.0.1/SECRET', 'PRIVATE'],
    ['webcal://127.0.0.1/SECRET', 'PRIVATE'],
    ['webcals://127.0.0.1/SECRET', 'PRIVATE'],
    ['  https://127.0.0.1/SECRET  ', 'PRIVATE'],
    ['ht\ntps://127.0.\t0.1/SECRET', 'PRIVATE'],
    ['https:/127.0.0.1/SECRET', 'PRIVATE'],
    ['https:\\\\127.0.0.1\\SECRET', 'PRIVATE'],
    ['https://127.0.0.1./SECRET', 'PRIVATE'],
    ['https://127.1/SECRET', 'PRIVATE'],
    ['https://0/SECRET', 'PRIVATE'],
    ['https://2130706433/SECRET', 'PRIVATE'],
    ['https://0x7f000001/SECRET', 'PRIVATE'],
    ['https://0177.0.0.01/SECRET', 'PRIVATE'],
    ['https://①②⑦.⓪.⓪.①/SECRET', 'PRIVATE'],
    ['https://127。0。0。1/SECRET', 'PRIVATE'],
    ['https://%31%32%37.0.0.1/SECRET', 'PRIVATE'],
    ['https://169.254.169.254/latest/SECRET', 'PRIVATE'],
    ['https://[::1]/SECRET', 'PRIVATE'],
    ['https://[::]/SECRET', 'PRIVATE'],
    ['https://[::ffff:127.0.0.1]/SECRET', 'PRIVATE'],
    ['https://[0:0:0:0:0:ffff:7f00:1]:8443/SECRET', 'PRIVATE'],
    ['https://[64:ff9b::7f00:1]/SECRET', 'PRIVATE'],
    ['https://[2002:7f00:1::]/SECRET', 'PRIVATE'],
    ['https://[fd00::1]/SECRET', 'PRIVATE'],
    ['https://[fe80::1%25eth0]/SECRET', 'ADDRESS'],
    ['https://[::1/SECRET', 'ADDRESS'],
    ['https://127.0.0.1:99999/SECRET', 'ADDRESS'],
  ])('such as %j is refused without any request', async (url, fault) => {
    const refusal = await getRefusal(get(url, { resolve: noOne }));
    expect(refusal).toMatchObject({ fault });
    expect(refusal.message + refusal.stack).not.toContain('SECRET');
  });

  test.each([
    [['10.0.0.5']],
    [['93.184.216.34', '127.0.0.1']],
    [['2606:4700::1', '::ffff:192.168.0.1']],
    [['not an address']],
  ])('that resolves to %j is refused', async (addresses) => {
    const refusal = await getRefusal(
      get('https://calendar.example/SECRET', { resolve: () => Promise.resolve(addresses) }),
    );
    expect(refusal.fault).toBe('PRIVATE');
    expect(refusal.message).toContain('calendar.example is no server on the public internet');
  });

  test('without a server is reported as such', async () => {
    const none = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    for (const resolve of [() => Promise.reject(none), () => Promise.resolve([])]) {
      const refusal = await getRefusal(get('https://calendar.example/SECRET', { resolve }));
      expect(refusal).toMatchObject({
        fault: 'NO_SUCH_HOST',
        message: expect.stringContaining('calendar.example'),
      });
    }
  });

  test('gets the same message whether it does not resolve or is in this server’s own network', async () => {
    const toWords = async (addresses: string[]) =>
      (await getRefusal(get('https://db.intern.example/', { resolve: () => Promise.resolve(addresses) })))
        .message;
    const inside = await toWords(['10.0.0.5']);
    expect(await toWords([])).toBe(inside);
    expect(inside).toContain('Check the address.');
  });
});

describe('a name', () => {
  test('is looked up once, and the connection uses the checked address', async () => {
    const port = await serve(({ headers }, response) => response.end(`for ${headers.host}`));
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    let asked = 0;
    const answer = await get(`http://calendar.example:${port}/`, {
      allowHosts: [`calendar.example:${port}`],
      resolve: () => Promise.resolve(answers[asked++] ?? []),
    });
    expect(answer.body.toString()).toBe(`for calendar.example:${port}`);
    expect(asked).toBe(1);
  });

  test('that resolves publicly first and privately later reaches nothing private', async () => {
    let hits = 0;
    const port = await serve((_request, response) => ((hits += 1), response.end('SECRET')));
    // A public address without a host: a translator's, which few networks have.
    const lookups = [['64:ff9b::5db8:d822'], ['127.0.0.1']];
    let asked = 0;
    const resolve = () => Promise.resolve(lookups[asked++] ?? []);
    const rebinding = `https://rebinding.example:${port}/`;
    const first = await getRefusal(get(rebinding, { resolve, timeoutMillis: 300 }));
    expect(first.fault).toMatch(/UNREACHABLE|TOO_SLOW/);
    expect(asked).toBe(1);
    expect((await getRefusal(get(rebinding, { resolve }))).fault).toBe('PRIVATE');
    expect([asked, hits]).toEqual([2, 0]);
  });

  test('is verified by TLS against the certificate', async () => {
    const names: string[] = [];
    const port = await listen(
      createTlsServer({ SNICallback: (name, answer) => (names.push(name), answer(new Error('none'))) }),
    );
    const allowHosts = [`calendar.example:${port}`];
    const resolve = () => Promise.resolve(['127.0.0.1']);
    await getRefusal(get(`https://calendar.example:${port}/`, { allowHosts, resolve }));
    expect(names).toEqual(['calendar.example']);
  });

  test('is allowed only by its exact host and port', async () => {
    const port = await serve((_request, response) => response.end('let in'));
    for (const allowHosts of [
      ['127.0.0.1'],
      [`127.0.0.1:${port + 1}`],
      [`1:${port}`],
      [`x127.0.0.1:${port}`],
    ]) {
      expect((await getRefusal(get(at(port), { allowHosts }))).fault).toBe('ADDRESS');
    }
    expect((await get(at(port), allowing(port))).body.toString()).toBe('let in');
  });
});

describe('a redirect', () => {
  /** A server that redirects to the URL in its query. */
  const leading = () =>
    serve(({ url = '' }, response) => {
      const to = new URL(url, 'http://x').searchParams.get('to');
      if (to) response.writeHead(302, { location: to, 'content-length': '6' }).end('SECRET');
      else response.end('arrived');
    });
  const via = (port: number, to: string) => at(port, `/?to=${encodeURIComponent(to)}`);

  test.each([
    'http://127.0.0.1:1/',
    'https://169.254.169.254/',
    'file:///etc/passwd',
    'https://a:b@x.example/',
    '//[::1]/',
  ])('to %s is refused', async (to) => {
    const port = await leading();
    expect((await getRefusal(get(via(port, to), allowing(port)))).fault).toMatch(/ADDRESS|PRIVATE/);
  });

  test('is followed at most three times, also in a loop', async () => {
    const port = await leading();
    const chain = (length: number): string =>
      length === 0 ? '/' : `/?to=${encodeURIComponent(chain(length - 1))}`;
    const answer = await get(at(port, chain(3)), allowing(port));
    expect(answer).toMatchObject({ status: 200, url: at(port) });
    expect((await getRefusal(get(at(port, chain(4)), allowing(port)))).fault).toBe('REDIRECTS');
    const circle = await serve((_request, response) => response.writeHead(307, { location: '/' }).end());
    expect((await getRefusal(get(at(circle), allowing(circle)))).fault).toBe('REDIRECTS');
  });

  test('sends credentials to the same host only', async () => {
    const seen: (string | undefined)[] = [];
    const target = await serve(
      ({ headers }, response) => (seen.push(headers.authorization, headers.cookie), response.end()),
    );
    const hop = await serve(({ url, headers }, response) => {
      seen.push(headers.authorization);
      response.writeHead(308, { location: url === '/' ? '/again' : at(target) }).end();
    });
    const headers = { Authorization: 'Basic SECRET', Cookie: 'SECRET' };
    await get(at(hop), { ...allowing(hop, target), headers });
    expect(seen).toEqual(['Basic SECRET', 'Basic SECRET', undefined, undefined]);
  });

  test('keeps method and body, except on a See Other', async () => {
    const seen: string[] = [];
    const port = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (text) => seen.push(`${request.method} ${text}`));
      request.on('end', () =>
        response.writeHead(Number(request.url?.slice(1, 4)), { location: '/200' }).end(),
      );
    });
    await get(at(port, '/307'), { ...allowing(port), method: 'REPORT', body: 'query' });
    expect(seen).toEqual(['REPORT query', 'REPORT query']);
    await get(at(port, '/303'), { ...allowing(port), method: 'POST', body: 'form' });
    expect(seen.slice(2)).toEqual(['POST form']);
  });

  test('is returned as it is if redirects are not to be followed', async () => {
    const port = await leading();
    const answer = await get(via(port, 'https://x.example/'), { ...allowing(port), maxRedirects: 0 });
    expect(answer).toMatchObject({ status: 302, headers: { location: 'https://x.example/' } });
  });
});

describe('an answer', () => {
  test('is returned with any status, for the request as sent', async () => {
    const port = await serve(async (request, response) => {
      const body = (await request.toArray()).join('');
      response
        .writeHead(404, { etag: '"7"' })
        .end(`${request.method} ${String(request.headers['x-asked'])} ${body}`);
    });
    const answer = await get(at(port), {
      ...allowing(port),
      method: 'PUT',
      body: 'ö',
      headers: { 'X-Asked': 'yes' },
    });
    expect(answer).toMatchObject({ status: 404, headers: { etag: '"7"' } });
    expect(answer.body.toString()).toBe('PUT yes ö');
  });

  test('is decompressed, even if empty', async () => {
    const port = await serve(({ url }, response) => {
      const body = url === '/empty' ? Buffer.alloc(0) : gzipSync('plain');
      response.writeHead(url === '/none' ? 304 : 200, { 'content-encoding': 'gzip' }).end(body);
    });
    const getBody = async (path: string) => (await get(at(port, path), allowing(port))).body.toString();
    expect([await getBody('/'), await getBody('/empty'), await getBody('/none')]).toEqual(['plain', '', '']);
    const odd = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'zstd' }).end('x'),
    );
    expect((await getRefusal(get(at(odd), allowing(odd)))).fault).toBe('BROKEN');
  });

  test('that does not end is cut off at the limit', async () => {
    let sent = 0;
    const port = await serve((_request, response) => {
      const more = () => {
        sent += 1;
        if (!response.destroyed) response.write('x'.repeat(100), () => setImmediate(more));
      };
      more();
    });
    const refusal = await getRefusal(get(at(port), { ...allowing(port), maxBytes: 2_000_000 }));
    expect(refusal).toMatchObject({ fault: 'TOO_LARGE', message: `127.0.0.1:${port} sends more than 2 MB.` });
    expect(sent).toBeLessThan(40_000);
  });

  test('that inflates is measured while decompressing', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000));
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const before = process.memoryUsage().arrayBuffers;
    const refusal = await getRefusal(get(at(port), { ...allowing(port), maxBytes: 1_000_000 }));
    expect(refusal.fault).toBe('TOO_LARGE');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  test('that inflates to nothing forever is measured too', async () => {
    const nothing = Buffer.concat(Array.from({ length: 1000 }, () => gzipSync('')));
    const port = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const more = (): void => void (response.destroyed || response.write(nothing, () => setImmediate(more)));
      more();
    });
    expect((await getRefusal(get(at(port), allowing(port)))).fault).toBe('TOO_LARGE');
  });

  test.each<[string, RequestListener]>([
    ['never comes', () => undefined],
    [
      'trickles',
      async (_request, response) => {
        for (; !response.destroyed; await wait(20)) response.write('x');
      },
    ],
    [
      'has half a body',
      (_request, response) => void response.writeHead(200, { 'content-length': '10' }).write('x'),
    ],
  ])('that %s times out', async (_title, listener) => {
    const port = await serve(listener);
    const started = Date.now();
    const refusal = await getRefusal(get(at(port), { ...allowing(port), timeoutMillis: 400 }));
    expect(refusal).toMatchObject({
      fault: 'TOO_SLOW',
      message: expect.stringContaining('within 1 s'),
    });
    expect(Date.now() - started).toBeLessThan(3000);
  });

  test('after slow redirects gets no extra time', async () => {
    const port = await serve(async (_request, response) => {
      await wait(300);
      response.writeHead(302, { location: '/' }).end();
    });
    expect((await getRefusal(get(at(port), { ...allowing(port), timeoutMillis: 500 }))).fault).toBe(
      'TOO_SLOW',
    );
    const never = () => new Promise<string[]>(() => undefined);
    const lookingUp = get('https://slow.example/', { resolve: never, timeoutMillis: 200 });
    expect((await getRefusal(lookingUp)).fault).toBe('TOO_SLOW');
  });

  test('with too many headers, or that is not HTTP, is refused', async () => {
    const wordy = await serve((_request, response) =>
      response.writeHead(200, { 'x-a': 'x'.repeat(20_000) }).end(),
    );
    expect((await getRefusal(get(at(wordy), allowing(wordy)))).fault).toBe('BROKEN');
    const other = await listen(
      createTcpServer((socket) => socket.on('error', () => undefined).end('220 mail\r\n')),
    );
    expect((await getRefusal(get(at(other), allowing(other)))).fault).toBe('BROKEN');
    const gone = await listen(createTcpServer());
    for (const server of servers.splice(-1)) await new Promise((done) => server.close(done));
    expect((await getRefusal(get(at(gone), allowing(gone)))).fault).toBe('UNREACHABLE');
  });
});

describe('the environment', () => {
  const names = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'NODE_USE_ENV_PROXY'];
  const before = names.map((name) => process.env[name]);
  afterAll(() => {
    for (const [i, name] of names.entries()) {
      if (before[i] === undefined) delete process.env[name];
      else process.env[name] = before[i];
    }
  });

  test('cannot set a proxy', async () => {
    let proxied = 0;
    const proxy = await serve((_request, response) => ((proxied += 1), response.end('proxied')));
    const port = await serve((_request, response) => response.end('direct'));
    for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : at(proxy);
    expect((await get(at(port), allowing(port))).body.toString()).toBe('direct');
    expect(proxied).toBe(0);
  });
});
