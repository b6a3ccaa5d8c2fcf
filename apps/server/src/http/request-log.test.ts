import { authenticate, requestPasswordReset, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { openPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { confirmEmail } from '@slotwise/contract/recruiters/email-change.endpoints';
import { getRecruiter, updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { endOwnSession } from '@slotwise/contract/recruiters/sessions.endpoints';
import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startPanelScene } from '../../test/panel-scene.ts';

const { book, call, getLink, linkTo, logged, signUp, asha, admin, stop } = await startPanelScene();
afterAll(stop);

const from = { ip: '198.51.100.7' };

type Line = Record<string, unknown>;
async function linesAfter(work: () => Promise<unknown>): Promise<Line[]> {
  const before = logged.length;
  await work();
  return logged.slice(before).map((line) => JSON.parse(line) as Line);
}
const eventsAfter = async (work: () => Promise<unknown>) =>
  (await linesAfter(work)).filter(({ msg }) => msg === 'security');

const logInAs = (username: string, password: string) =>
  call(authenticate, { body: { username, password } }, null, from);
/** A token's hash in the database starts with its holder's id in the log. */
const getId = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 16);

test('logs ids, origin and action, and log-ins and refusals as security events', async () => {
  const { email, password, vendorId, userId, ...user } = await signUp('Acme Hiring');
  const caller = { email, password, vendorId, userId, ...user };
  const lines = [
    ...(await linesAfter(() => logInAs(email, password))),
    ...(await linesAfter(() => logInAs(email, 'wrong password here'))),
    ...(await linesAfter(() => logInAs('stranger@acme-hiring.example', 'wrong password here'))),
    ...(await linesAfter(() =>
      call(endOwnSession, { query: {}, body: { currentPassword: password } }, caller, from),
    )),
    ...(await linesAfter(() => call(getRecruiter, { query: { userId: vendorId } }, caller, from))),
  ];
  const route = '/api/authenticate';
  const failed = { event: 'log-in-failed', route, status: 401, code: 'INVALID_CREDENTIALS', ...from };
  const events = lines.filter(({ msg }) => msg === 'security');
  expect(events).toMatchObject([
    { event: 'logged-in', route, status: 200, userId, vendorId, ...from },
    { ...failed, subjectId: userId, vendorId },
    failed,
    { event: 'sessions-ended', status: 200, userId, vendorId, ...from },
    { event: 'record-refused', status: 404, userId, vendorId, ...from },
  ]);
  expect(Object.keys(events[2] ?? {})).not.toContain('subjectId');
  expect(lines.every(({ requestId }) => typeof requestId === 'string')).toBe(true);
  expect(logged.join('')).not.toMatch(/acme-hiring\.example|Ananya/);
});

test('logs an id for a mailed link, never its token', async () => {
  const { token } = await getLink(asha.email, await book('2026-03-10T10:00:00.000Z'));
  const stranger = `pl_${'x'.repeat(43)}`;
  const read = (one: string) => linesAfter(() => call(openPanelLink, {}, { token: one }, from));
  expect(await read(token)).toMatchObject([
    { msg: 'request', status: 200, linkId: getId(token), vendorId: admin.vendorId, ...from },
  ]);
  expect(await read(stranger)).toMatchObject([
    { msg: 'request', status: 410, linkId: getId(stranger) },
    { msg: 'security', event: 'link-refused', linkId: getId(stranger) },
  ]);
  expect(logged.join('')).not.toMatch(/pl_/);
});

test('logs an account link and a change of address by id too', async () => {
  const { vendorId, userId, ...owner } = await signUp('Beech Hiring');
  const ids = { vendorId, userId };
  const body = { email: 'new@beech-hiring.example', currentPassword: owner.password };
  await call(updateRecruiter, { body }, { ...owner, ...ids });
  const change = await linkTo(body.email, 'email');
  const confirm = () => call(confirmEmail, { body: { token: change } });
  expect(await eventsAfter(confirm)).toMatchObject([
    { event: 'address-changed', linkId: getId(change), ...ids },
  ]);
  expect(await eventsAfter(confirm)).toMatchObject([{ event: 'link-refused', linkId: getId(change) }]);

  const ask = () => call(requestPasswordReset, { body: { email: body.email } });
  expect(await eventsAfter(ask)).toMatchObject([{ event: 'reset-requested', vendorId, subjectId: userId }]);
  const reset = await linkTo(body.email, 'reset');
  const set = () => call(setPassword, { body: { token: reset, password: 'copper meadow 82 whistles' } });
  expect(await eventsAfter(set)).toMatchObject([{ event: 'password-set', linkId: getId(reset), ...ids }]);
  const all = logged.join('');
  expect([change, reset].filter((token) => all.includes(token))).toEqual([]);
});
