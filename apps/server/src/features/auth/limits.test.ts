import { authenticate, register, resendVerification } from '@slotwise/contract/auth/auth.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, expect, test, vi } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { loginAddressLimit, linkAddressLimit, mailSenderLimit } from './entrance-limits.rules.ts';
import { admitQuestion } from './limits.service.ts';

const { call, clock, context, mailsTo, signUp, stop, store } = await startTestApp();
afterAll(stop);

const logInAs = (username: string) =>
  call(authenticate, { body: { username, password: 'wrong password here' } });

test.each([
  ['one /64 of IPv6', '2001:db8:1:2::5', '2001:db8:1:2:ffff:1:2:3', true],
  ['two of them', '2001:db8:1:2::5', '2001:db8:1:3::5', false],
  ['an IPv4 address, mapped or not', '::ffff:192.0.2.7', '192.0.2.7', true],
  ['two neighbours of IPv4', '192.0.2.7', '192.0.2.8', false],
])('a visitor is counted for %s', (_title, one, other, isSame) => {
  for (const limit of [loginAddressLimit, linkAddressLimit, mailSenderLimit]) {
    expect(limit(one).key === limit(other).key).toBe(isSame);
  }
});

test('a wrong log-in and the resend form together do not reveal whether an address is pending, unknown or active', async () => {
  const waiting = 'waiting@cedar.example';
  await call(register, { body: aRegistration({ email: waiting }) });
  const { email: active } = await signUp('Cedar Search');
  clock.advance({ hours: 2 });
  const seen: Record<string, number[]> = {};
  for (const email of [waiting, active, 'ghost@cedar.example']) {
    seen[email] = [];
    for (let round = 0; round < 4; round += 1) {
      await logInAs(email);
      await vi.waitUntil(async () => email !== waiting || (await mailsTo(email)).length === 2 + round);
      seen[email].push((await call(resendVerification, { body: { email } })).httpStatus);
      clock.advance({ seconds: 31 });
    }
  }
  expect(new Set(Object.values(seen).map(String))).toEqual(new Set(['200,200,200,429']));
});

test('someone who keeps logging in before verifying gets one reminder an hour', async () => {
  const email = 'eager@cedar.example';
  await call(register, { body: aRegistration({ email }) });
  const remindersAfter = async (hours: number) => {
    clock.advance({ hours, seconds: 31 });
    for (let n = 0; n < 3; n += 1) await logInAs(email);
  };
  await remindersAfter(0);
  await expect.poll(() => mailsTo(email)).toHaveLength(2);
  await remindersAfter(1);
  await expect.poll(() => mailsTo(email)).toHaveLength(3);
});

test.each([
  ['so many candidates asked by one supplier', LIMITS.rtrQuestionsPerDay, (n: number) => [n, 0]],
  ['so many questions to one candidate', LIMITS.rtrQuestionsPerAddress, (n: number) => [0, n]],
] as const)('a day has %s', async (what, most, people) => {
  const asks = (n: number) => {
    const [candidate, supplier] = people(n);
    const supplierId = `01890000-0000-7000-8000-${String(supplier).padStart(12, '0')}`;
    return { email: `${what.length}-${candidate}@candidate.example`, supplierId };
  };
  const asked = asVendor(store.db, toVendorId(asks(0).supplierId), async (tx) => {
    for (let n = 0; n < most; n += 1) await admitQuestion(context, tx, asks(n));
    await expect(admitQuestion(context, tx, asks(most))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    throw new Error('Nothing of this is kept.');
  });
  await expect(asked).rejects.toThrow('Nothing of this is kept.');
});
