import * as webhooks from '@slotwise/contract/outgoing/webhooks.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { WEBHOOK_EVENTS } from '@slotwise/contract/outgoing/webhooks.schema';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp({ config: { webhooksAllowHosts: ['hooks.intern.example:8443'] } });
const { call } = app;
afterAll(app.stop);
const admin = await app.signUp('Northbridge Talent');
const stranger = await app.signUp('Larch Partners');

const create = (body: object, as = admin) =>
  call(webhooks.createWebhook, { body: { url: 'https://hooks.acme.example/in', ...body } }, as);

describe('webhook addresses', () => {
  test('are created with a secret that is shown once and stored sealed', async () => {
    const made = await create({ description: 'Data warehouse', events: ['booking.scheduled'] });
    expect(made).toMatchObject({
      httpStatus: 201,
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) as string,
      data: {
        webhookId: made.webhookId,
        url: 'https://hooks.acme.example/in',
        description: 'Data warehouse',
        events: ['booking.scheduled'],
        isActive: true,
        offBecause: '',
        lastDeliveryAt: null,
        waiting: 0,
        failed: 0,
      },
    });
    const listed = await app.send(webhooks.listWebhooks, {}, { token: admin.token });
    expect(listed.body).not.toContain('whsec_');
    const rows = await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
      tx.selectFrom('webhook').select('secret').execute(),
    );
    expect(rows[0]?.secret.toString('latin1')).not.toContain('whsec_');
    expect((await call(webhooks.listWebhooks, {}, stranger)).data).toEqual([]);
  });

  test.each([
    ['plain HTTP', 'http://hooks.acme.example/in'],
    ['no address', 'hooks.acme.example'],
    ['another scheme', 'file:///etc/passwd'],
    ['a calendar’s scheme', 'webcal://hooks.acme.example/in'],
    ['a name and a password in it', 'https://me:secret@hooks.acme.example/in'],
  ])('%s is refused', async (_what, url) => {
    const refused = await create({ url });
    expect(refused.httpStatus).toBe(400);
    expect(refused.fieldErrors).toHaveProperty('url');
  });

  test('need no TLS on a host that the operator allows', async () => {
    expect((await create({ url: 'http://hooks.intern.example:8443/in' })).httpStatus).toBe(201);
  });

  test('with all events store none, so that those of a later version are included', async () => {
    const made = await create({ events: [...WEBHOOK_EVENTS] });
    expect(made.data?.events).toEqual([]);
    expect((await create({ events: ['booking.eaten'] as never })).httpStatus).toBe(400);
  });

  test('change only in the given fields', async () => {
    const { webhookId = '' } = await create({ description: 'One' });
    const change = (body: object) => call(webhooks.updateWebhook, { body: { webhookId, ...body } }, admin);
    expect((await change({ events: ['booking.cancelled'] })).data).toMatchObject({
      description: 'One',
      events: ['booking.cancelled'],
      isActive: true,
    });
    expect((await change({ isActive: false })).data).toMatchObject({ isActive: false, offBecause: '' });
    expect((await change({ isActive: true, description: '' })).data).toMatchObject({
      isActive: true,
      description: '',
    });
    const others = await call(webhooks.updateWebhook, { body: { webhookId, isActive: false } }, stranger);
    expect(others.httpStatus).toBe(404);
  });

  test('get a different secret on renewal', async () => {
    const made = await create({});
    const id = made.webhookId ?? '';
    const renewed = await call(webhooks.renewWebhookSecret, { params: { id } }, admin);
    expect(renewed.secret).toMatch(/^whsec_/);
    expect(renewed.secret).not.toBe(made.secret);
  });

  test('are limited, and deleting one makes room', async () => {
    const { data: present = [] } = await call(webhooks.listWebhooks, {}, admin);
    for (let count = present.length; count < LIMITS.webhooksMax; count += 1) await create({});
    expect(await create({})).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
    const webhookId = present[0]?.webhookId ?? '';
    const remove = () => call(webhooks.deleteWebhook, { query: { webhookId } }, admin);
    expect((await remove()).httpStatus).toBe(200);
    expect((await remove()).httpStatus).toBe(404);
    expect((await create({})).httpStatus).toBe(201);
  });
});
