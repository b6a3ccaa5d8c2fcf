import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '@slotwise/contract/auth/auth.endpoints';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';
import type { Attempt } from './jobs.ts';

let app: TestApp;
let admin: TestUser;
const done: { name: string; attempt: number; isLast: boolean }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signUp('Northbridge Talent');
  const options = { retryLimit: 1, retryDelaySeconds: 0 };
  await app.context.jobs.work(
    'test-note',
    options,
    async ({ name, fails }: { name: string; fails?: boolean }, attempt: Attempt) => {
      done.push({ name, attempt: attempt.number, isLast: attempt.isLast });
      if (fails) throw new Error('not yet');
    },
  );
});
afterAll(() => app.stop());

const inTenant = <T>(work: Parameters<typeof asVendor<T>>[2]) =>
  asVendor(app.context.db, toVendorId(admin.vendorId), work);
const listRuns = (wanted: string) => done.filter(({ name }) => name === wanted);

test('runs a job soon after its transaction has committed', async () => {
  await inTenant((tx) => app.context.jobs.enqueue(tx, 'test-note', { name: 'kept' }));
  await expect.poll(() => listRuns('kept').length).toBe(1);
});

test('never runs a job of a failed transaction', async () => {
  const failing = inTenant(async (tx) => {
    await app.context.jobs.enqueue(tx, 'test-note', { name: 'taken back' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await inTenant((tx) => app.context.jobs.enqueue(tx, 'test-note', { name: 'after it' }));
  await expect.poll(() => listRuns('after it').length).toBe(1);
  expect(listRuns('taken back')).toEqual([]);
});

test('retries a failing job as often as its queue allows, and tells it when it is the last attempt', async () => {
  await inTenant((tx) => app.context.jobs.enqueue(tx, 'test-note', { name: 'fails', fails: true }));
  await expect.poll(() => listRuns('fails').length).toBe(2);
  expect(listRuns('fails')).toEqual([
    { name: 'fails', attempt: 1, isLast: false },
    { name: 'fails', attempt: 2, isLast: true },
  ]);
});

test('a job does not wait for idle ones ahead of it', async () => {
  await inTenant(async (tx) => {
    for (let idle = 0; idle < 30; idle += 1)
      await app.context.jobs.enqueue(tx, 'test-note', { name: 'idle' });
  });
  await inTenant((tx) => app.context.jobs.enqueue(tx, 'test-note', { name: 'behind them' }));
  await expect.poll(() => listRuns('behind them').length, { timeout: 8_000 }).toBe(1);
});

test('an organization with many jobs does not delay another’s', async () => {
  const other = await app.signUp('Riverside Search');
  const order: string[] = [];
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const options = { retryLimit: 0, retryDelaySeconds: 0 };
  await app.context.jobs.work('test-turns', options, async ({ name }: { name: string }) => {
    if (order.push(name) === 1) await isLetGo;
  });
  const ask = ({ vendorId }: TestUser, name: string, count = 1) =>
    asVendor(app.context.db, toVendorId(vendorId), (tx) =>
      app.context.jobs.enqueueAll(
        tx,
        'test-turns',
        Array.from({ length: count }, () => ({ name })),
      ),
    );
  await ask(admin, 'first');
  await expect.poll(() => order.length).toBe(1);
  await ask(admin, 'one of many', 20);
  await ask(other, 'single');
  letGo();
  await expect.poll(() => order.length).toBe(22);
  expect(order.indexOf('single')).toBe(1);
});

test('refuses a job without a worker instead of losing it', async () => {
  await expect(inTenant((tx) => app.context.jobs.enqueue(tx, 'unknown-job', {}))).rejects.toThrow(
    'unknown-job',
  );
});

test('the server responds while a job waits for something', async () => {
  let finish = (): void => undefined;
  await app.context.jobs.work(
    'test-slow',
    { retryLimit: 0, retryDelaySeconds: 0 },
    () => new Promise<void>((resolve) => (finish = resolve)),
  );
  await inTenant((tx) => app.context.jobs.enqueue(tx, 'test-slow', {}));
  const answer = await app.call(register, { body: aRegistration({ email: 'meanwhile@acme.example' }) });
  expect(answer.httpStatus).toBe(201);
  finish();
});
