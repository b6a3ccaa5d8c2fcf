import { authenticate, register, resendVerification } from '@slotwise/contract/auth/auth.endpoints';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../../test/test-app.ts';
import * as rules from './limits.rules.ts';

const { call, clock, mailsTo, signUp, stop } = await startTestApp();
afterAll(stop);

const logInAs = (username: string) =>
  call(authenticate, { body: { username, password: 'wrong password here' } });

test.each([
  ['one /64 of IPv6', '2001:db8:1:2::5', '2001:db8:1:2:ffff:1:2:3', true],
  ['two of them', '2001:db8:1:2::5', '2001:db8:1:3::5', false],
  ['an IPv4 address, mapped or not', '::ffff:192.0.2.7', '192.0.2.7', true],
  ['two neighbours of IPv4', '192.0.2.7', '192.0.2.8', false],
])('a visitor is counted for %s', (_title, one, other, isSame) => {
  for (const limit of [rules.loginAddressLimit, rules.linkAddressLimit, rules.mailSenderLimit]) {
    expect(limit(one).key === limit(other).key).toBe(isSame);
  }
});

test('a wrong log-in lets nobody tell from the resend form whose address waits, is unknown or active', async () => {
  const waiting = 'waiting@cedar.example';
  await call(register, { body: aRegistration({ email: waiting }) });
  const { email: active } = await signUp('Cedar Search');
  clock.advance({ hours: 2 });
  const seen: Record<string, number[]> = {};
  for (const email of [waiting, active, 'ghost@cedar.example']) {
    seen[email] = [];
    for (let round = 0; round < 4; round += 1) {
      await logInAs(email);
      if (email === waiting) await expect.poll(() => mailsTo(email)).toHaveLength(2 + round);
      seen[email].push((await call(resendVerification, { body: { email } })).httpStatus);
      clock.advance({ seconds: 31 });
    }
  }
  expect(new Set(Object.values(seen).map(String))).toEqual(new Set(['200,200,200,429']));
});

test('one reminder an hour goes to somebody who keeps trying to log in before verifying', async () => {
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
