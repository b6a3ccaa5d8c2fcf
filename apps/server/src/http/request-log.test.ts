import { authenticate } from '@slotwise/contract/auth/auth.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { endOwnSession } from '@slotwise/contract/recruiters/sessions/sessions.endpoints';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../test/test-app.ts';

const { call, logged, signUp, stop } = await startTestApp();
afterAll(stop);

type Line = Record<string, unknown>;
async function linesAfter(work: () => Promise<unknown>): Promise<Line[]> {
  const before = logged.length;
  await work();
  return logged.slice(before).map((line) => JSON.parse(line) as Line);
}

test('lines say who by id, where from and what, and log-ins and refusals are events of security', async () => {
  const { email, password, vendorId, userId, ...user } = await signUp('Acme Hiring');
  const caller = { email, password, vendorId, userId, ...user };
  const from = { ip: '198.51.100.7' };
  const logIn = (word: string) =>
    linesAfter(() => call(authenticate, { body: { username: email, password: word } }, null, from));
  const lines = [
    ...(await logIn(password)),
    ...(await logIn('wrong password here')),
    ...(await linesAfter(() => call(endOwnSession, { query: {}, body: { currentPassword: password } }, caller, from))),
    ...(await linesAfter(() => call(getRecruiter, { query: { userId: vendorId } }, caller, from))),
  ];
  const route = '/api/authenticate';
  expect(lines.filter(({ msg }) => msg === 'security')).toMatchObject([
    { event: 'logged-in', route, status: 200, userId, vendorId, ...from },
    { event: 'log-in-failed', route, status: 401, code: 'INVALID_CREDENTIALS', ...from },
    { event: 'sessions-ended', status: 200, userId, vendorId, ...from },
    { event: 'record-refused', status: 404, userId, vendorId, ...from },
  ]);
  expect(lines.every(({ requestId }) => typeof requestId === 'string')).toBe(true);
  expect(logged.join('')).not.toMatch(/acme-hiring\.example|Ananya/);
});
