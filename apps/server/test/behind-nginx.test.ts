import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { outboxAddress } from '#features/notifications/outbox.service.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { startTestApp } from './test-app.ts';

describe.skipIf(!hasNginx())('a stranger through nginx on this machine', async () => {
  const { app, context, signUp, stop } = await startTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const acme = await signUp('Acme Hiring');
  afterAll(stop);

  test.each([
    ['as nginx is by itself', ''],
    ['over HTTP/1.1', 'proxy_http_version 1.1;'],
    ['over HTTP/1.1 on kept connections', 'proxy_http_version 1.1; proxy_set_header Connection "";'],
  ])('cannot read the outbox: %s', async (_how, lines) => {
    const proxy = await startNginx(port, lines);
    const answer = await fetch(`${proxy.url}/outbox`);
    const body = await answer.text();
    expect([403, 404]).toContain(answer.status);
    expect(body).not.toContain(acme.email);
    await proxy.stop();
  });

  test('but the printed address opens it without a proxy', async () => {
    const printed = (await outboxAddress(context, `http://127.0.0.1:${port}`)) ?? '';
    const opened = await fetch(printed, { redirect: 'manual' });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const read = await fetch(`http://127.0.0.1:${port}/outbox`, { headers: { cookie } });
    expect(await read.text()).toContain(acme.email);
  });
});

describe.skipIf(!hasNginx())('behind an nginx that terminates TLS', async () => {
  const publicUrl = 'https://interviews.acme.example';
  const { app, stop } = await startTestApp({ config: { publicUrl, trustProxy: ['loopback'] } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const forwards = (proto: string) => startNginx(port, `proxy_set_header X-Forwarded-Proto ${proto};`);
  const [overTls, overHttp, silent] = await Promise.all([
    forwards('https'),
    forwards('$scheme'),
    startNginx(port, 'proxy_http_version 1.1;'),
  ]);
  const direct = { url: `http://127.0.0.1:${port}` };
  afterAll(async () => {
    await Promise.all([overTls, overHttp, silent].map((proxy) => proxy.stop()));
    await stop();
  });
  const ask = (from: { url: string }, path: string, init?: RequestInit) =>
    fetch(from.url + path, { redirect: 'manual', ...init });

  test('serves what came over TLS', async () => {
    expect((await ask(overTls, '/login')).status).toBe(200);
    expect((await ask(overTls, '/api/recruiter/service')).status).toBe(401);
  });

  test.each([
    ['plain HTTP', overHttp],
    ['a proxy that does not say how', silent],
    ['no proxy', direct],
  ])('redirects pages requested through %s, and refuses calls', async (_how, from) => {
    const page = await ask(from, '/login?next=%2Fprofile');
    expect([page.status, page.headers.get('location')]).toEqual([308, `${publicUrl}/login?next=%2Fprofile`]);
    for (const [path, init] of [
      ['/api/recruiter/service', {}],
      ['/api/calendar/an-invented-token.ics', {}],
      ['/d/an-invented-ticket', {}],
      ['/login', { method: 'POST' }],
    ] as const) {
      const refused = await ask(from, path, init);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        403,
        'TLS_REQUIRED',
      ]);
    }
  });

  test('trusts a request’s claim of TLS only from a trusted proxy', async () => {
    const strangers = await startTestApp({ config: { publicUrl, trustProxy: ['10.0.0.0/8'] } });
    await strangers.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: own } = strangers.app.server.address() as AddressInfo;
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await ask({ url: `http://127.0.0.1:${own}` }, '/api/recruiter/service', { headers });
    expect(answer.status).toBe(403);
    await strangers.stop();
  });

  test('reports its health without TLS', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await ask(direct, path)).status).toBe(200);
  });
});

describe('an https address without a trusted proxy', async () => {
  const { app, stop } = await startTestApp({ config: { publicUrl: 'https://interviews.acme.example' } });
  afterAll(stop);

  test('is refused with the setting to change, instead of a redirect loop', async () => {
    const answer = await app.inject({ url: '/login', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'TLS_REQUIRED',
      message: [expect.stringContaining('TRUST_PROXY')],
    });
  });
});
