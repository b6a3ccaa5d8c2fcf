import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { outboxAddress } from '#features/notifications/outbox/outbox.service.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { startTestApp } from './test-app.ts';

describe.skipIf(!hasNginx())('a stranger who comes through nginx on this machine', async () => {
  const { app, context, signUp, stop } = await startTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const acme = await signUp('Acme Hiring');
  afterAll(stop);

  test.each([
    ['as nginx is by itself', ''],
    ['over HTTP/1.1', 'proxy_http_version 1.1;'],
    ['over HTTP/1.1 on kept connections', 'proxy_http_version 1.1; proxy_set_header Connection "";'],
  ])('reads no mail of the outbox: %s', async (_how, lines) => {
    const proxy = await startNginx(port, lines);
    const answer = await fetch(`${proxy.url}/outbox`);
    const body = await answer.text();
    expect([403, 404]).toContain(answer.status);
    expect(body).not.toContain(acme.email);
    await proxy.stop();
  });

  test('while the printed address opens it without a proxy', async () => {
    const printed = (await outboxAddress(context, `http://127.0.0.1:${port}`)) ?? '';
    const opened = await fetch(printed, { redirect: 'manual' });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const read = await fetch(`http://127.0.0.1:${port}/outbox`, { headers: { cookie } });
    expect(await read.text()).toContain(acme.email);
  });
});
