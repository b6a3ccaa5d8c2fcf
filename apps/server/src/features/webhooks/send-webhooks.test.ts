import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import * as webhooks from '@slotwise/contract/outgoing/webhooks.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { startWebhookReceiver, type ReceivedEvent } from '../../../test/webhook-receiver.ts';
import { sendDueWebhooks, tidyLog } from './send-webhooks.jobs.ts';
import { takeDue } from './send-webhooks.queries.ts';

/** How long a webhook may take on a busy machine, in milliseconds. */
const SOON = 25_000;

const receiver = await startWebhookReceiver();
const app = await startTestApp({ config: { webhooksAllowHosts: [receiver.host] } });
const { call, clock, context, logIn } = app;
let admin = await app.signUp('Northbridge Talent');
afterAll(async () => {
  receiver.release();
  await app.stop();
  await receiver.stop();
});
// Days pass in these tests, longer than sessions last.
beforeEach(async () => {
  admin = await logIn(admin.email);
});

let made = 0;
/** A separate address at the receiver, subscribed only to scheduled meetings. */
async function addHook(manner?: Parameters<typeof receiver.behave>[1]) {
  made += 1;
  const path = `/hook-${made}`;
  if (manner !== undefined) receiver.behave(path, manner);
  const body = { url: receiver.url(path), events: ['booking.scheduled' as const] };
  const { webhookId = '', secret = '' } = await call(webhooks.createWebhook, { body }, admin);
  return { id: webhookId, webhookId, secret, path };
}
type Hook = Awaited<ReturnType<typeof addHook>>;

/** Schedules a meeting a day ahead, each for its own candidate. */
async function book() {
  made += 1;
  const start = clock.now().getTime() + 86_400_000;
  const [startTime, endTime] = [start, start + 3_600_000].map((time) => new Date(time).toISOString());
  const meetingInfo = aMeeting({ startTime, endTime });
  const candidateDetails = aCandidate({ email: `candidate${made}@candidate.example` });
  const { bookingId = '' } = await call(
    createBooking,
    { body: aBooking({ meetingInfo, candidateDetails, panelists: [] }) },
    admin,
  );
  return bookingId;
}
const remove = ({ webhookId }: Hook) => call(webhooks.deleteWebhook, { query: { webhookId } }, admin);
const getLog = async ({ id }: Hook) =>
  (await call(webhooks.listWebhookDeliveries, { params: { id }, query: {} }, admin)).data ?? [];
const getState = async ({ id }: Hook) =>
  (await call(webhooks.listWebhooks, {}, admin)).data?.find(({ webhookId }) => webhookId === id);
const arrived = (hook: Hook, count = 1) =>
  vi.waitFor(() => expect(receiver.at(hook.path)).toHaveLength(count), SOON);
const attempted = (hook: Hook, attempts: number) =>
  vi.waitFor(
    async () =>
      expect((await getLog(hook))[0]).toMatchObject({
        attempts,
        answer: expect.stringMatching(/./) as string,
      }),
    SOON,
  );

/** Checks a signature by Standard Webhooks 1.0.0, sharing no code with the signing. */
function isSigned({ headers, body }: ReceivedEvent, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

describe('an event', () => {
  test('reaches its address at once, signed, and the log shows it', async () => {
    const hook = await addHook();
    const bookingId = await book();
    await arrived(hook);
    const [event] = receiver.at(hook.path);
    expect(event && isSigned(event, hook.secret)).toBe(true);
    expect(event && isSigned(event, 'whsec_AAAA')).toBe(false);
    expect(event?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Slotwise-Webhooks/1',
      'webhook-timestamp': String(clock.now().getTime() / 1000),
    });
    expect(event?.json).toMatchObject({
      type: 'booking.scheduled',
      timestamp: clock.now().toISOString(),
      version: 1,
      data: { bookingId, bookingStatus: 'SCHEDULED', formerStatus: null, byRole: 'ADMIN' },
    });
    await vi.waitFor(async () => expect((await getLog(hook))[0]?.state).toBe('DELIVERED'), SOON);
    const [line] = await getLog(hook);
    expect(line).toMatchObject({ event: 'booking.scheduled', bookingId, attempts: 1, httpStatus: 204 });
    expect(line?.deliveryId).toBe(event?.headers['webhook-id']);
    await remove(hook);
  });

  test('that fails is retried under the same id, with growing pauses, and given up', async () => {
    const hook = await addHook(500);
    await book();
    await attempted(hook, 1);
    const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000];
    for (const [index, seconds] of pauses.entries()) {
      const [line] = await getLog(hook);
      expect(line).toMatchObject({
        state: 'WAITING',
        attempts: index + 1,
        httpStatus: 500,
        answer: 'Says 500',
      });
      expect(Date.parse(line?.nextAttemptAt ?? '') - clock.now().getTime()).toBe(seconds * 1000);
      clock.advance({ seconds: seconds - 1 });
      await sendDueWebhooks(context);
      expect(receiver.at(hook.path)).toHaveLength(index + 1);
      clock.advance({ seconds: 1 });
      await sendDueWebhooks(context);
      expect(receiver.at(hook.path)).toHaveLength(index + 2);
      admin = await logIn(admin.email);
    }
    const ids = new Set(receiver.at(hook.path).map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(1);
    const stamps = new Set(receiver.at(hook.path).map(({ headers }) => headers['webhook-timestamp']));
    expect(stamps.size).toBe(pauses.length + 1);
    expect(receiver.at(hook.path).every((event) => isSigned(event, hook.secret))).toBe(true);
    expect(await getState(hook)).toMatchObject({ isActive: true, waiting: 1 });

    clock.advance({ hours: 24 });
    await sendDueWebhooks(context);
    admin = await logIn(admin.email);
    expect((await getLog(hook))[0]).toMatchObject({ state: 'FAILED', attempts: 10, nextAttemptAt: null });
    expect(await getState(hook)).toMatchObject({
      isActive: false,
      offBecause: 'It has taken nothing for three days.',
    });
    expect((await call(listNotices, {}, admin)).data?.[0]).toMatchObject({
      kind: 'webhook-off',
      what: 'A webhook was switched off',
      about: receiver.host,
    });
    await book();
    await sendDueWebhooks(context);
    expect(await getLog(hook)).toHaveLength(1);
    await remove(hook);
  });

  test('waits as long as its address requests, as do those queued after it', async () => {
    const hook = await addHook('cut');
    await book();
    await attempted(hook, 1);
    receiver.behave(hook.path, { status: 429, retryAfter: '600' });
    await book();
    const due = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    await vi.waitFor(async () => {
      const log = await getLog(hook);
      expect(log.map(({ attempts, nextAttemptAt }) => [attempts, nextAttemptAt])).toEqual([
        [1, due(600)],
        [1, due(600)],
      ]);
    }, SOON);
    await remove(hook);
  });

  test('that finally succeeds clears the address’s failures', async () => {
    const hook = await addHook(503);
    await book();
    await attempted(hook, 1);
    receiver.behave(hook.path, 200);
    clock.advance({ seconds: 5 });
    await sendDueWebhooks(context);
    expect((await getLog(hook))[0]).toMatchObject({ state: 'DELIVERED', attempts: 2, httpStatus: 200 });
    receiver.behave(hook.path, 503);
    clock.advance({ hours: 24 * 4 });
    admin = await logIn(admin.email);
    await book();
    await vi.waitFor(
      async () => expect((await getLog(hook))[0]).toMatchObject({ attempts: 1, httpStatus: 503 }),
      SOON,
    );
    expect(await getState(hook)).toMatchObject({ isActive: true });
    await remove(hook);
  });

  test('that is answered 410 disables its address at once', async () => {
    const hook = await addHook(410);
    await book();
    await vi.waitFor(async () => expect((await getState(hook))?.isActive).toBe(false), SOON);
    expect((await getState(hook))?.offBecause).toContain('410');
    expect((await getLog(hook))[0]).toMatchObject({ state: 'FAILED', attempts: 1, httpStatus: 410 });
    await remove(hook);
  });

  test.each([
    ['leads elsewhere', 'redirect', 307, ''],
    ['cuts the line', 'cut', null, ' '],
  ] as const)('to an address that %s fails', async (_how, manner, httpStatus, words) => {
    const hook = await addHook(manner);
    await book();
    await vi.waitFor(async () => expect((await getLog(hook))[0]?.nextAttemptAt).not.toBeNull(), SOON);
    await vi.waitFor(
      async () =>
        expect((await getLog(hook))[0]).toMatchObject({ state: 'WAITING', attempts: 1, httpStatus }),
      SOON,
    );
    await vi.waitFor(
      async () => expect((await getLog(hook))[0]?.answer).toContain(words && receiver.host),
      SOON,
    );
    expect(receiver.at('/elsewhere')).toEqual([]);
    await remove(hook);
  });

  test('whose secret cannot be opened says so, and does not wait forever', async () => {
    const hook = await addHook('silent');
    await asVendor(context.db, toVendorId(admin.vendorId), (tx) =>
      tx
        .updateTable('webhook')
        .set({ secret: Buffer.alloc(64) })
        .where('webhook_id', '=', hook.id)
        .execute(),
    );
    await book();
    await attempted(hook, 1);
    expect((await getLog(hook))[0]?.answer).toContain('another key');
    expect(receiver.at(hook.path)).toEqual([]);
    await remove(hook);
  });

  test('for an internal address that is not allowed is not sent, and says why', async () => {
    const body = { url: 'https://127.0.0.1:9/in', events: [] };
    const { webhookId: id = '' } = await call(webhooks.createWebhook, { body }, admin);
    const tried = await call(webhooks.testWebhook, { params: { id } }, admin);
    expect(tried.data).toMatchObject({ event: 'webhook.test', state: 'FAILED', httpStatus: null });
    expect(tried.data?.answer).toContain('no server on the public internet');
    await call(webhooks.deleteWebhook, { query: { webhookId: id } }, admin);
  });
});

test('a receiver that never answers holds up neither the others nor scheduling', async () => {
  const slow = await addHook('silent');
  const quick = await addHook();
  const before = performance.now();
  await book();
  await book();
  expect(performance.now() - before).toBeLessThan(8000);
  await arrived(quick, 2);
  await arrived(slow, 1);
  expect((await getLog(slow)).map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
  receiver.behave(slow.path, 204);
  receiver.release();
  await arrived(slow, 2);
  await remove(slow);
  await remove(quick);
});

test('an attempt in progress cannot be made by anyone else', async () => {
  const hook = await addHook('silent');
  await book();
  await arrived(hook);
  await sendDueWebhooks(context);
  expect(receiver.at(hook.path)).toHaveLength(1);
  receiver.release();
  await vi.waitFor(async () => expect((await getLog(hook))[0]?.state).toBe('DELIVERED'), SOON);
  await remove(hook);
});

test('an attempt whose process died is retried after a minute, under the same id', async () => {
  const hook = await addHook('cut');
  await book();
  await vi.waitFor(
    async () =>
      expect((await getLog(hook))[0]).toMatchObject({
        attempts: 1,
        answer: expect.stringMatching(/./) as string,
      }),
    SOON,
  );
  receiver.behave(hook.path, 204);
  clock.advance({ seconds: 5 });
  const now = clock.now();
  const abandonedAt = new Date(now.getTime() + 60_000);
  const taken = await asVendor(context.db, toVendorId(admin.vendorId), (tx) =>
    takeDue(tx, { webhookId: hook.id, now, abandonedAt }),
  );
  expect(taken?.attempts).toBe(2);
  await sendDueWebhooks(context);
  expect(receiver.at(hook.path)).toHaveLength(1);
  clock.advance({ seconds: 60 });
  await sendDueWebhooks(context);
  expect(receiver.at(hook.path).map(({ headers }) => headers['webhook-id'])).toEqual([
    taken?.delivery_id,
    taken?.delivery_id,
  ]);
  expect((await getLog(hook))[0]).toMatchObject({ state: 'DELIVERED', attempts: 3 });
  await remove(hook);
});

test('for a day after a change the former secret signs too', async () => {
  const hook = await addHook();
  const { secret: newer = '' } = await call(webhooks.renewWebhookSecret, { params: { id: hook.id } }, admin);
  const newest = async (count: number) => {
    await book();
    await arrived(hook, count);
    const event = receiver.at(hook.path).at(-1);
    return [hook.secret, newer].map((secret) => event && isSigned(event, secret));
  };
  expect(await newest(1)).toEqual([true, true]);
  clock.advance({ hours: 24 });
  admin = await logIn(admin.email);
  expect(await newest(2)).toEqual([false, true]);
  await remove(hook);
});

describe('by hand', () => {
  test('tests an address, even a disabled one, and shows its answer', async () => {
    const hook = await addHook(500);
    await call(webhooks.updateWebhook, { body: { webhookId: hook.id, isActive: false } }, admin);
    const tried = await call(webhooks.testWebhook, { params: { id: hook.id } }, admin);
    expect(tried.data).toMatchObject({
      state: 'FAILED',
      httpStatus: 500,
      answer: 'Says 500',
      bookingId: null,
    });
    receiver.behave(hook.path, 200);
    const again = await call(webhooks.testWebhook, { params: { id: hook.id } }, admin);
    expect(again.data).toMatchObject({ event: 'webhook.test', state: 'DELIVERED' });
    expect(receiver.at(hook.path).at(-1)?.json.data).toEqual({ webhookId: hook.id });
    await remove(hook);
  });

  test('resends an event under the same id; a disabled address gets nothing', async () => {
    const hook = await addHook();
    await book();
    await vi.waitFor(async () => expect((await getLog(hook))[0]?.state).toBe('DELIVERED'), SOON);
    const [line] = await getLog(hook);
    const params = { id: hook.id, deliveryId: line?.deliveryId ?? '' };
    const again = await call(webhooks.retryWebhookDelivery, { params }, admin);
    expect(again).toMatchObject({ httpStatus: 200, data: { state: 'WAITING', attempts: 0 } });
    await arrived(hook, 2);
    expect(new Set(receiver.at(hook.path).map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([params.deliveryId]),
    );
    await call(webhooks.updateWebhook, { body: { webhookId: hook.id, isActive: false } }, admin);
    expect((await call(webhooks.retryWebhookDelivery, { params }, admin)).code).toBe('INVALID_TRANSITION');
    await remove(hook);
  });

  test('disabling drops what was waiting, and the log stays for a month', async () => {
    const hook = await addHook(500);
    await book();
    await attempted(hook, 1);
    await call(webhooks.updateWebhook, { body: { webhookId: hook.id, isActive: false } }, admin);
    expect((await getLog(hook))[0]).toMatchObject({
      state: 'FAILED',
      answer: 'Not sent, since the address was switched off.',
    });
    clock.advance({ hours: 24 * 30 - 1 });
    await tidyLog(context);
    admin = await logIn(admin.email);
    expect(await getLog(hook)).toHaveLength(1);
    clock.advance({ hours: 2 });
    await tidyLog(context);
    expect(await getLog(hook)).toHaveLength(0);
    await remove(hook);
  });
});
