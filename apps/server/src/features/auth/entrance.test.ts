import { authenticate } from '@slotwise/contract/auth/auth.endpoints';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD_COST } from '#lib/secrets/password-hash.ts';
import { PASSWORD } from '../../../test/newcomers.ts';
import { startTestApp } from '../../../test/test-app.ts';

// With the real hashing cost, so that a guess costs what it costs an attacker.
const { call, signUp, stop } = await startTestApp({ config: { passwordCost: PASSWORD_COST } });
afterAll(stop);

const logInFrom = async (username: string, ip: string, password = 'wrong password here') =>
  (await call(authenticate, { body: { username, password } }, null, { ip })).httpStatus;

/** The owner’s answer, and how many of 200 guesses from 200 networks were answered before it. */
async function duringFlood(email: string, ip: string) {
  let answered = 0;
  const flood = Array.from({ length: 200 }, async (_, n) => {
    const status = await logInFrom(`guess-${n}@x.example`, `10.${n}.0.1`);
    answered += 1;
    return status;
  });
  const status = await logInFrom(email, ip, PASSWORD);
  const before = answered;
  const seen = new Set(await Promise.all(flood));
  return { status, before, refused: [...seen].filter((one) => one !== 401 && one !== 503) };
}

test('200 simultaneous guesses from 200 networks do not lock out an owner, known or not', async () => {
  const { email } = await signUp('Acme Hiring');
  const atHome = await duringFlood(email, '127.0.0.1');
  const away = await duringFlood(email, '203.0.113.9');
  expect(atHome).toMatchObject({ status: 200, refused: [] });
  expect(away).toMatchObject({ status: 200, refused: [] });
  expect(Math.max(atHome.before, away.before)).toBeLessThan(100);
});
