import { authenticate, requestPasswordReset, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { createBooking, getBooking, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { addMember } from '@slotwise/contract/recruiters/members.endpoints';
import { confirmEmail } from '@slotwise/contract/recruiters/email-change.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/newcomers.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call, clock } = app;
afterAll(app.stop);

const ask = (who: TestUser, email: string, currentPassword?: string) =>
  call(updateRecruiter, { body: { email, ...(currentPassword && { currentPassword }) } }, who);
const confirm = (token: string, as?: TestUser) => call(confirmEmail, { body: { token } }, as);
const logIn = (username: string) => call(authenticate, { body: { username, password: PASSWORD } });

/** Requests the change with the right password and returns the mailed token. */
async function start(who: TestUser, email: string): Promise<string> {
  const asked = await ask(who, email, who.password);
  expect(asked).toMatchObject({ httpStatus: 200, data: { email: who.email, pendingEmail: email } });
  return app.linkTo(email, 'email');
}

describe('changing one’s own address', () => {
  test('requires the current password, takes effect on confirmation, and notifies the old address', async () => {
    const owner = await app.signUp('Heron Search');
    const wrong = {
      httpStatus: 400,
      fieldErrors: { currentPassword: 'The current password is not correct' },
    };
    expect(await ask(owner, 'new@heron.example')).toMatchObject(wrong);
    expect(await ask(owner, 'new@heron.example', 'not it at all')).toMatchObject(wrong);
    expect(await app.mailsTo('new@heron.example')).toEqual([]);

    const token = await start(owner, 'new@heron.example');
    const notice = (await app.mailsTo(owner.email)).at(-1);
    expect(notice).toMatchObject({ kind: 'account-email-changing' });
    expect(notice?.text).toContain('new@heron.example');
    expect(notice?.text).not.toContain(token);
    expect((await logIn('new@heron.example')).httpStatus).toBe(401);
    expect((await logIn(owner.email)).httpStatus).toBe(200);

    const elsewhere = await app.logIn(owner.email);
    expect(await confirm(token, owner)).toMatchObject({
      httpStatus: 200,
      message: ['Email address changed'],
    });
    expect((await ask(elsewhere, 'x@heron.example')).httpStatus).toBe(401);
    expect(await logIn('new@heron.example')).toMatchObject({ httpStatus: 200, userId: owner.userId });
    expect((await logIn(owner.email)).httpStatus).toBe(401);
    expect(await confirm(token)).toMatchObject({ httpStatus: 410, code: 'LINK_EXPIRED' });
    expect((await call(updateRecruiter, { body: { location: 'Goa' } }, owner)).data).toMatchObject({
      email: 'new@heron.example',
      pendingEmail: null,
    });
  });

  test('is cancelled by a newer one, by a new password, and after a day', async () => {
    const owner = await app.signUp('Ibis Search');
    const first = await start(owner, 'first@ibis.example');
    const second = await start(owner, 'second@ibis.example');
    expect((await confirm(first)).httpStatus).toBe(410);
    await call(requestPasswordReset, { body: { email: owner.email } });
    await call(setPassword, { body: { token: await app.linkTo(owner.email, 'reset'), password: PASSWORD } });
    expect((await confirm(second)).httpStatus).toBe(410);
    const late = await start({ ...(await app.logIn(owner.email)) }, 'late@ibis.example');
    clock.advance({ hours: 24, seconds: 1 });
    expect((await confirm(late)).httpStatus).toBe(410);
  });

  test('is undone by entering the current address, without a password', async () => {
    const owner = await app.signUp('Jacana Search');
    const token = await start(owner, 'new@jacana.example');
    expect((await ask(owner, owner.email)).data).toMatchObject({ pendingEmail: null });
    expect((await confirm(token)).httpStatus).toBe(410);
    expect((await logIn(owner.email)).httpStatus).toBe(200);
  });

  test('sets no password, nor does a password link confirm an address', async () => {
    const owner = await app.signUp('Crane Search');
    const token = await start(owner, 'new@crane.example');
    expect((await call(setPassword, { body: { token, password: PASSWORD } })).httpStatus).toBe(410);
    await call(requestPasswordReset, { body: { email: owner.email } });
    expect((await confirm(await app.linkTo(owner.email, 'reset'))).httpStatus).toBe(410);
    expect((await confirm(token)).httpStatus).toBe(200);
  });

  test('requires a free address when requested, and again when confirmed', async () => {
    const owner = await app.signUp('Egret Search');
    const other = await app.signUp('Stork Search');
    const taken = { httpStatus: 409, code: 'EMAIL_IN_USE' };
    expect(await ask(owner, other.email, owner.password)).toMatchObject(taken);
    const token = await start(owner, 'shared@egret.example');
    await app.signUp('Faster Search', { email: 'shared@egret.example' });
    expect(await confirm(token)).toMatchObject(taken);
    expect(await logIn(owner.email)).toMatchObject({ httpStatus: 200, userId: owner.userId });
  });

  test('succeeds for only one of two who confirm at the same moment', async () => {
    const owners = [await app.signUp('Plover Search'), await app.signUp('Dunlin Search')];
    const tokens: string[] = [];
    for (const owner of owners) await ask(owner, 'both@plover.example', owner.password);
    for (const { text } of await app.mailsTo('both@plover.example')) {
      tokens.push(/token=([\w-]+)/.exec(text)?.[1] ?? '');
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(new Set(answers.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200, 409]));
  });
});

describe('someone with meetings', () => {
  test('hosts, interviews and owes under the new address, and every calendar gets it', async () => {
    const admin = await app.signUp('Northbridge Talent');
    const meera = (n: number) => aCandidate({ email: `meera${n}@candidate.example` });
    const at = (day: string) =>
      aMeeting({ startTime: `2026-06-${day}T10:00`, endTime: `2026-06-${day}T11:00` });
    const panelist = await call(
      createPanelist,
      { body: aPanelist({ email: 'asha@northbridge.example' }) },
      admin,
    );
    const asha = await app.accept('asha@northbridge.example', 'invite');
    const { panelistId = '' } = panelist;
    const past = await call(
      createBooking,
      {
        body: aBooking({
          meetingInfo: aMeeting({ startTime: '2026-03-09T10:00', endTime: '2026-03-09T11:00' }),
          candidateDetails: meera(1),
          panelists: [{ panelistId }],
        }),
      },
      admin,
    );
    const coming = await call(
      createBooking,
      { body: aBooking({ meetingInfo: at('02'), candidateDetails: meera(2), panelists: [{ panelistId }] }) },
      admin,
    );
    clock.advance({ hours: 8 * 24 });
    const about = async (email: string, of = coming.bookingId) =>
      (await app.mailsTo(email)).filter(({ bookingId }) => bookingId === of).map(({ kind }) => kind);
    const aboutPast = () =>
      Promise.all(
        [asha.email, 'asha@new.example', 'meera1@candidate.example'].map((to) => about(to, past.bookingId)),
      );
    const before = await aboutPast();
    const read = async (as: { token: string }, id = '') =>
      (await call(getBooking, { query: { id } }, as)).data;

    const ashaNow = await app.logIn(asha.email);
    expect((await confirm(await start(ashaNow, 'asha@new.example'), ashaNow)).httpStatus).toBe(200);
    expect(await about('asha@new.example')).toEqual(['meeting-invitation-panel']);
    expect(await about(asha.email)).toContain('meeting-withdrawal-panel');
    const hers = await call(listBookings, { query: { name: admin.vendorId } }, ashaNow);
    expect(new Set(hers.data?.map(({ bookingId }) => bookingId))).toEqual(
      new Set([past.bookingId, coming.bookingId]),
    );
    expect((await read(ashaNow, past.bookingId))?.allowedActions).toContain('feedback');
    const adminNow = await app.logIn(admin.email);
    const { data } = await call(listPanelists, { query: { q: 'asha@new.example' } }, adminNow);
    expect(data).toMatchObject([{ panelistId, userId: asha.userId, email: 'asha@new.example' }]);

    expect((await confirm(await start(adminNow, 'admin@new.example'), adminNow)).httpStatus).toBe(200);
    expect(await read(adminNow, coming.bookingId)).toMatchObject({
      recruiterEmail: 'admin@new.example',
      assignee: 'admin@new.example',
      panelists: [{ email: 'asha@new.example' }],
    });
    expect(await read(adminNow, past.bookingId)).toMatchObject({ recruiterEmail: 'admin@new.example' });
    expect(await about('admin@new.example')).toEqual(['meeting-invitation-panel']);
    expect(await about('asha@new.example')).toEqual(['meeting-invitation-panel', 'meeting-update-panel']);
    const lastMail = (await app.mailsTo('asha@new.example')).at(-1);
    expect(lastMail?.text).toMatch(/What changed:?\s+Ananya Rao’s address changed\./);
    // A candidate's entry contains only the sender's address, which stays.
    expect(await about('meera2@candidate.example')).toEqual(['meeting-invitation-candidate']);
    expect(await aboutPast()).toEqual(before);
  });

  test('keeps the old address if the new one is a candidate’s or another panelist’s', async () => {
    const admin = await app.signUp('Osprey Talent');
    const body = aBooking({ candidateDetails: aCandidate({ email: 'meera@osprey.example' }) });
    await call(createBooking, { body }, admin);
    expect(await confirm(await start(admin, 'meera@osprey.example'))).toMatchObject({ httpStatus: 400 });
    const guest = await app.signUp('Kite Talent', { email: 'guest@osprey.example' });
    await call(createPanelist, { body: aPanelist({ email: guest.email }) }, admin);
    const moved = await confirm(await start(guest, 'guest@kite.example'));
    expect(moved.httpStatus).toBe(200);
    expect(await confirm(await start(admin, guest.email))).toMatchObject({
      httpStatus: 409,
      code: 'EMAIL_IN_USE',
    });
    const added = await call(
      addMember,
      {
        body: { firstName: 'Again', lastName: 'Das', displayName: 'Again Das', email: 'free@osprey.example' },
      },
      admin,
    );
    expect(added.httpStatus).toBe(201);
  });
});
