import { authenticate, logOut, register } from '@slotwise/contract/auth/auth.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import { failureSchema } from '@slotwise/contract/failures';
import { aRegistration } from '@slotwise/test-data/a-registration';
import Fastify from 'fastify';
import { brotliCompressSync } from 'node:zlib';
import { connect } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { requireAccessPolicies } from '#http/access-policy.ts';
import { toRouteUrl } from '#http/serve.ts';
import { startTestApp } from './test-app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'slotwise-web-'));
mkdirSync(join(webDir, 'assets'));
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><meta name="csp" content="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>',
);
writeFileSync(join(webDir, 'assets', 'app-1.js'), 'console.log(1)');
writeFileSync(join(webDir, 'assets', 'app-1.js.br'), brotliCompressSync('console.log(1)'));
writeFileSync(join(webDir, 'assets', 'pdf.worker.min-1.mjs'), 'self.onmessage = null');
writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const { app, call, logged, signUp, stop } = await startTestApp({ config: { webDir } });
const admin = await signUp('Northbridge Talent');
afterAll(async () => {
  await stop();
  rmSync(webDir, { recursive: true });
});

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload,
    remoteAddress: '192.0.2.7',
    headers: { 'content-type': 'application/json', ...headers },
  });

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
};
const IN_FULL = {
  ...EVERY_ANSWER,
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringContaining(
    "default-src 'none'; script-src 'self'; style-src 'self'",
  ),
};
const DATA = {
  ...EVERY_ANSWER,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

describe('the headers of a response', () => {
  test.each([
    ['/favicon.svg', 'no-cache'],
    ['/assets/app-1.js', 'public, max-age=31536000, immutable'],
  ])(
    'the file %s has the headers of a file, without those that only affect documents',
    async (url, caching) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': caching,
      });
      for (const name of [
        'x-frame-options',
        'permissions-policy',
        'cross-origin-opener-policy',
        'x-request-id',
      ])
        expect(headers).not.toHaveProperty(name);
    },
  );

  test('a worker may load more of our scripts, and nothing else', async () => {
    const { headers } = await app.inject('/assets/pdf.worker.min-1.mjs');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    );
  });

  test.each([
    ['GET', '/login', 'no-cache', IN_FULL],
    ['GET', '/dashboard', 'no-cache', IN_FULL],
    ['GET', '/assets/missing.js', 'no-store', DATA],
    ['GET', '/healthz', 'no-store', DATA],
    ['GET', '/readyz', 'no-store', DATA],
    ['GET', '/api/docs', 'no-cache', IN_FULL],
    ['GET', '/api/openapi.json', 'no-cache', DATA],
    ['GET', '/api/recruiter/service', 'no-store', DATA],
    ['GET', '/api/nothing', 'no-store', DATA],
    ['GET', '/api/%ff', 'no-store', IN_FULL],
    ['POST', '/api/authenticate', 'no-store', DATA],
    ['POST', '/login', 'no-store', DATA],
    ['TRACE', '/login', 'no-store', DATA],
  ] as const)('%s %s has every protection and is cached as: %s', async (method, url, caching, kind) => {
    const { headers } = await app.inject({ method: method as 'GET', url });
    expect(headers).toMatchObject({ ...kind, 'cache-control': caching });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('server');
  });

  test('behind TLS, every response also sets HSTS', async () => {
    const secure = await startTestApp({ config: { publicUrl: 'https://interviews.acme.example' } });
    const { headers } = await secure.app.inject('/api/nothing');
    await secure.stop();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('logging out also clears the browser’s cache', async () => {
    const other = await signUp('Harbour Search');
    const { headers } = await call(logOut, {}, other);
    expect(headers['clear-site-data']).toBe('"cache"');
  });
});

describe('the web app', () => {
  test('each response of the page has a fresh nonce, in the policy and in the page', async () => {
    const [one, two] = await Promise.all([app.inject('/dashboard'), app.inject('/viewmeeting/7')]);
    const getNonce = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
    expect(getNonce(one.body)).toMatch(/^[\w+/=]{24}$/);
    expect(getNonce(one.body)).not.toBe(getNonce(two.body));
    expect(one.headers['content-security-policy']).toContain(
      `style-src 'self' 'nonce-${getNonce(one.body)}'`,
    );
    expect(one.body).not.toContain('__CSP_NONCE__');
  });

  test('sends a precompressed file to browsers that accept it', async () => {
    const packed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await app.inject('/assets/app-1.js')).body).toBe('console.log(1)');
  });

  test.each([
    '/assets/missing.js',
    '/missing.txt',
    '/index.html',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/..%2f..%2fpackage.json',
    '/api',
    '/api/',
  ])('does not serve the page for a missing file: %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.json()).toMatchObject({ status: 'error' });
  });
});

describe('a request that cannot be served', () => {
  test('is refused for its size before anything of it is parsed', async () => {
    const halves = await Promise.all([post('[1,'.repeat(20_000)), post('1,'.repeat(30_000))]);
    const [deep, many] = halves.map((answer) => answer.json<{ message: string[] }>().message);
    expect(deep).toEqual(['The request is nested too deeply.']);
    expect(many).toEqual(['The request holds too many values.']);
  });

  test.each([
    ['an unknown address', () => app.inject('/api/nothing'), 404, 'NOT_FOUND'],
    ['an address that cannot be decoded', () => app.inject('/api/%ff'), 400, 'VALIDATION_FAILED'],
    ['half a JSON', () => post('{"username":'), 400, 'VALIDATION_FAILED'],
    ['no body', () => post(''), 400, 'VALIDATION_FAILED'],
    ['bytes that are no UTF-8', () => post(Buffer.from([0x22, 0xff, 0x22])), 400, 'VALIDATION_FAILED'],
    [
      'another type',
      () => post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'FILE_TYPE_NOT_ALLOWED',
    ],
    ['more than a megabyte', () => post(`"${'x'.repeat(1024 * 1024)}"`), 413, 'FILE_TOO_LARGE'],
    ['more values than any form has', () => post(`[${'1,'.repeat(30_000)}1]`), 400, 'VALIDATION_FAILED'],
    ['a NUL', () => post('{"username":"a\\u0000@acme.example","password":"x"}'), 400, 'VALIDATION_FAILED'],
    [
      'half of a surrogate pair',
      () => post('{"username":"\\ud800@acme.example","password":"x"}'),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a NUL in a field that is ignored',
      () => post('{"username":"a@acme.example","password":"x","y":["\\u0000"]}'),
      400,
      'VALIDATION_FAILED',
    ],
    [
      '__proto__',
      () => post('{"username":"a@acme.example","password":"x","__proto__":{"role":"ADMIN"}}'),
      400,
      'VALIDATION_FAILED',
    ],
    [
      '30,000 nested lists',
      () => post(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
      400,
      'VALIDATION_FAILED',
    ],
  ])('%s is refused in the standard form', async (_name, request, httpStatus, code) => {
    const response = await request();
    expect(response.statusCode).toBe(httpStatus);
    expect(response.json()).toMatchObject({ status: 'error', code, requestId: expect.any(String) });
    expect(failureSchema.safeParse(response.json()).success).toBe(true);
    expect(response.body).not.toMatch(/FST_|node_modules|\\n\s+at /);
  });

  test('a duplicate parameter is refused instead of picking one value', async () => {
    const url = `/api/recruiter/service?userId=${admin.userId}&userId=${admin.userId}`;
    const response = await app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: ['The parameter userId may be given only once.'],
    });
  });

  test('names every invalid field with its own message', async () => {
    const refused = await call(register, { body: aRegistration({ firstName: ' ', phone: '12' }) });
    expect(refused).toMatchObject({
      httpStatus: 400,
      code: 'VALIDATION_FAILED',
      message: ['First Name is required', 'Invalid phone number'],
      fieldErrors: { firstName: 'First Name is required', phone: 'Invalid phone number' },
    });
  });

  test('bytes that are not HTTP get the standard form and headers', async () => {
    const answer = await exchange('GARBAGE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('x-frame-options: DENY');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      status: 'error',
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('a request that Node itself would refuse', () => {
  test.each([
    [
      'names two Hosts',
      'GET /api/nothing HTTP/1.1\r\nHost: a.example\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['names no Host', 'GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['expects what no one does', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\n\r\n', 417],
  ])('%s gets the standard form and headers', async (_what, text, status) => {
    const answer = await exchange(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('x-frame-options: DENY');
    expect(answer).toContain('x-request-id: ');
    const body: unknown = JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '');
    expect(failureSchema.parse(body)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

/** Sends bytes over a new connection and reads until the server closes it. */
async function exchange(bytes: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

describe('the route table', () => {
  test('refuses to start with a route that does not declare its access or that no access test covers', () => {
    const bare = Fastify();
    requireAccessPolicies(bare);
    expect(() => bare.get('/forgotten', async () => 'data')).toThrow(
      'GET /forgotten does not say who may call it',
    );
    expect(() =>
      bare.get('/wrong', { config: { access: 'everyone' as 'public' } }, async () => 'data'),
    ).toThrow('/wrong');
    const unlisted = { config: { access: 'signed-in' } } as const;
    expect(() => bare.get('/unlisted', unlisted, async () => 'data')).toThrow('not in the list of endpoints');
    expect(() => bare.get('/open', { config: { access: 'public' } }, async () => 'data')).not.toThrow();
  });

  test('serves every endpoint of the contract, and no GET takes a body', () => {
    const endpoints = Object.values(ALL_ENDPOINTS);
    for (const endpoint of endpoints) {
      const { method, path } = endpoint;
      expect(app.hasRoute({ method, url: toRouteUrl(endpoint) }), `${method} ${path}`).toBe(true);
    }
    expect(endpoints.filter(({ method, body }) => method === 'GET' && body)).toEqual([]);
  });

  test.each(Object.entries(ALL_ENDPOINTS).filter(([, { access }]) => access !== 'public'))(
    'refuses %s without a session',
    async (_name, { method, path }) => {
      const url = `/api${path.replaceAll(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000')}`;
      for (const authorization of [
        '',
        'Bearer',
        'Bearer x',
        `Bearer is_${'A'.repeat(43)}`,
        'Basic YTpi',
        `bearer ${admin.token}`,
      ]) {
        const response = await app.inject({ method, url, headers: { authorization } });
        expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([401, 'NOT_SIGNED_IN']);
      }
    },
  );
});

test('logs routes, not people', async () => {
  await call(getRecruiter, { query: { userId: admin.userId } }, admin);
  await call(authenticate, { body: { username: 'somebody@private.example', password: 'a secret of mine' } });
  const text = logged.join('');
  expect(text).toContain('"route":"/api/recruiter/service"');
  expect(text).not.toMatch(/private\.example|secret of mine|northbridge|Ananya|is_[\w-]{20}|token=/i);
});
