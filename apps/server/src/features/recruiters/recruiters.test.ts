import { authenticate } from '@slotwise/contract/auth/auth.endpoints';
import { getRecruiter, updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import * as sessionsEndpoints from '@slotwise/contract/recruiters/sessions.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor } from '#db/tenancy.ts';
import { inviteUser } from '#features/auth/invites.service.ts';
import { PASSWORD } from '../../../test/newcomers.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const { call, context, accept, logIn, mailsTo, signUp, stop } = await startTestApp();
afterAll(stop);

const admin = await signUp('Northbridge Talent');
const stranger = await signUp('Kestrel Search');

async function addMember(box: string, role: 'USER_RECRUITER' | 'USER_PANEL'): Promise<TestUser> {
  const session = await context.readSession(admin.token);
  if (!session) throw new Error('The admin is not logged in.');
  const email = `${box}@northbridge-talent.example`;
  const texts = { firstName: 'Rohan', lastName: 'Das', displayName: 'Rohan Das', designation: '', phone: '' };
  await asVendor(context.db, session.vendorId, (tx) =>
    inviteUser(context, tx, session, { ...texts, email, timeZone: 'Asia/Kolkata', role }),
  );
  return accept(email, 'invite');
}
const recruiter = await addMember('rohan', 'USER_RECRUITER');
const panelist = await addMember('divya', 'USER_PANEL');

const read = (userId: string, as: TestUser) => call(getRecruiter, { query: { userId } }, as);
const update = (body: Parameters<typeof call<typeof updateRecruiter>>[1]['body'], as: TestUser) =>
  call(updateRecruiter, { body }, as);

describe('reading a profile', () => {
  test('everyone reads their own; team members read each other’s; a panelist reads no one else’s', async () => {
    expect(await read(panelist.userId, panelist)).toMatchObject({ httpStatus: 200, role: 'USER_PANEL' });
    expect(await read(admin.userId, recruiter)).toMatchObject({ httpStatus: 200, displayName: 'Ananya Rao' });
    expect(await read(admin.userId, panelist)).toMatchObject({ httpStatus: 403, code: 'FORBIDDEN' });
  });

  test("another tenant's person is not found, like one who does not exist", async () => {
    const foreign = await read(stranger.userId, admin);
    const noOne = await read('01890000-0000-7000-8000-000000000000', admin);
    expect(foreign).toMatchObject({ httpStatus: 404, code: 'NOT_FOUND' });
    expect({ ...foreign, requestId: '', headers: {} }).toEqual({ ...noOne, requestId: '', headers: {} });
  });
});

describe('changing a profile', () => {
  test('changes only the caller’s own fields, and only those sent', async () => {
    const changed = await update(
      { designation: 'Principal', phone: '+49 30 1234567', timeZone: 'Europe/Berlin' },
      recruiter,
    );
    expect(changed).toMatchObject({
      httpStatus: 200,
      userId: recruiter.userId,
      data: {
        designation: 'Principal',
        phone: '+49301234567',
        timeZone: 'Europe/Berlin',
        firstName: 'Rohan',
      },
    });
  });

  test('people cannot change their own role or state', async () => {
    const body = { role: 'ADMIN' as const, email: recruiter.email, location: 'Goa' };
    expect(await update(body, recruiter)).toMatchObject({ httpStatus: 403, code: 'FORBIDDEN' });
    const spoofed = { accountStatus: 'DISABLED', role: 'USER_RECRUITER' as const, email: recruiter.email };
    expect(await update(spoofed, recruiter)).toMatchObject({
      httpStatus: 200,
      data: { role: 'USER_RECRUITER', accountStatus: 'ACTIVE', pendingEmail: null },
    });
    expect(await read(recruiter.userId, recruiter)).not.toMatchObject({ data: { location: 'Goa' } });
  });

  test('an ADMIN changes a role but no one’s address', async () => {
    const moved = { userId: recruiter.userId, email: 'other@acme.example' };
    expect(await update(moved, admin)).toMatchObject({ httpStatus: 403 });
    const promoted = await update({ userId: recruiter.userId, role: 'ADMIN' }, admin);
    expect(promoted).toMatchObject({ httpStatus: 200, data: { role: 'ADMIN', email: recruiter.email } });
    expect((await update({ userId: recruiter.userId, role: 'USER_RECRUITER' }, admin)).httpStatus).toBe(200);
  });

  test('only the person decides what they are mailed about', async () => {
    const changed = await update({ notificationPrefs: { decided: false } }, recruiter);
    expect(changed.data?.notificationPrefs).toEqual({
      assigned: true,
      decided: false,
      scorecards: true,
      submissions: true,
    });
    const prefs = { userId: recruiter.userId, notificationPrefs: { decided: true } };
    expect((await update(prefs, admin)).httpStatus).toBe(403);
  });

  test.each(['vendorId', 'submitterId'] as const)(
    'refuses another %s than the caller’s, and writes nothing',
    async (field) => {
      const refused = await update(
        { [field]: stranger[field === 'vendorId' ? 'vendorId' : 'userId'], location: 'Elsewhere' },
        recruiter,
      );
      expect(refused).toMatchObject({ httpStatus: 403, code: 'FORBIDDEN' });
      expect(await read(recruiter.userId, recruiter)).not.toMatchObject({ data: { location: 'Elsewhere' } });
    },
  );

  test('only an ADMIN renames the organization or changes others', async () => {
    expect((await update({ organization: 'Mine Now Ltd' }, recruiter)).httpStatus).toBe(403);
    expect((await update({ organization: 'Northbridge Talent' }, recruiter)).httpStatus).toBe(200);
    expect((await update({ userId: admin.userId, firstName: 'X' }, recruiter)).httpStatus).toBe(403);
    expect(await update({ userId: recruiter.userId, location: 'Chennai' }, admin)).toMatchObject({
      data: { location: 'Chennai' },
    });
    expect((await update({ userId: recruiter.userId, timeZone: 'UTC' }, admin)).httpStatus).toBe(403);
    expect(await update({ organization: 'Northbridge People' }, admin)).toMatchObject({
      data: { vendorName: 'Northbridge People' },
    });
  });

  test.each(['01890000-0000-7000-8000-000000000000', 'no-uuid', "' or 1=1"])(
    'finds no one by %j',
    async (userId) => {
      expect(await update({ userId, location: 'X' }, admin)).toMatchObject({
        httpStatus: 404,
        code: 'NOT_FOUND',
      });
    },
  );

  test("an ADMIN cannot reach another tenant's people", async () => {
    expect((await update({ userId: stranger.userId, location: 'X' }, admin)).httpStatus).toBe(404);
  });
});

describe('one’s own password', () => {
  const NEW = 'granite orchard 51 paddles';

  test('requires the current one, ends the other sessions and is announced by mail', async () => {
    const here = await logIn(recruiter.email);
    const there = await logIn(recruiter.email);
    const refused = await update({ newPassword: NEW, currentPassword: 'not it at all' }, here);
    expect(refused).toMatchObject({
      httpStatus: 400,
      fieldErrors: { currentPassword: 'The current password is not correct' },
    });
    expect((await update({ newPassword: NEW, currentPassword: recruiter.password }, here)).httpStatus).toBe(
      200,
    );
    expect((await read(recruiter.userId, here)).httpStatus).toBe(200);
    expect((await read(recruiter.userId, there)).httpStatus).toBe(401);
    expect((await mailsTo(recruiter.email)).at(-1)).toMatchObject({ kind: 'account-password-changed' });
    const body = { username: recruiter.email, password: NEW };
    expect((await call(authenticate, { body })).httpStatus).toBe(200);
  });

  test('is blocked for a quarter of an hour after five wrong guesses', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      statuses.push((await update({ newPassword: NEW, currentPassword: `guess ${n}` }, panelist)).httpStatus);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });
});

describe('one’s own sessions', () => {
  const WINDOWS =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  const list = (as: { token: string }) => call(sessionsEndpoints.listOwnSessions, {}, as);
  const end = (as: { token: string }, sessionId?: string, currentPassword = PASSWORD) =>
    call(sessionsEndpoints.endOwnSession, { query: { sessionId }, body: { currentPassword } }, as);

  test('are listed with their device, this one first, and end one by one or all but this one', async () => {
    const owner = await signUp('Heron Search');
    const body = { username: owner.email, password: owner.password };
    const there = await call(authenticate, { body }, null, { headers: { 'user-agent': WINDOWS } });
    await logIn(owner.email);
    const shown = await list(owner);
    expect(shown.data).toHaveLength(3);
    expect(shown.data?.[0]).toMatchObject({ isCurrent: true, createdAt: '2026-03-02T09:00:00.000Z' });
    const onWindows = shown.data?.find(({ device }) => device === 'Chrome on Windows');
    expect(JSON.stringify(shown)).not.toContain(owner.token);

    expect((await end(stranger, onWindows?.sessionId)).httpStatus).toBe(404);
    expect(await end(owner, onWindows?.sessionId, 'not it at all')).toMatchObject({
      httpStatus: 400,
      fieldErrors: { currentPassword: 'The current password is not correct' },
    });
    expect((await list(owner)).data).toHaveLength(3);
    expect(await end(owner, onWindows?.sessionId)).toMatchObject({ httpStatus: 200, data: { ended: 1 } });
    expect((await list({ token: there.token ?? '' })).httpStatus).toBe(401);
    expect(await end(owner)).toMatchObject({ data: { ended: 1 } });
    expect((await list(owner)).data?.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });
});
