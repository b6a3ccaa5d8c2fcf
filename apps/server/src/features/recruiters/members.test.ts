import { authenticate, register } from '@slotwise/contract/auth/auth.endpoints';
import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import {
  createPanelist,
  resendPanelistInvitation,
  updatePanelist,
} from '@slotwise/contract/panelists/panelist-changes.endpoints';
import * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import * as endpoints from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { NewMember } from '@slotwise/contract/recruiters/members.schema';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { PEOPLE_INVITED_A_DAY } from '#features/auth/limits.rules.ts';
import { admitInviteeAtAll } from '#features/auth/limits.service.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { associate, setAssociation } from '../../../test/associate.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const admin = await app.signUp('Northbridge Talent');
const stranger = await app.signUp('Kestrel Search');
const DOMAIN = 'northbridge-talent.example';

const form = (box: string, overrides: Partial<NewMember> = {}): NewMember => ({
  firstName: box,
  lastName: 'Das',
  displayName: `${box} Das`,
  email: `${box.toLowerCase()}@${DOMAIN}`,
  designation: 'Recruiter',
  location: 'Pune',
  phone: '98450 12345',
  ...overrides,
});
const add = (box: string, overrides: Partial<NewMember> = {}, as: TestUser = admin) =>
  call(membersEndpoints.addMember, { body: form(box, overrides) }, as);
async function member(box: string, overrides: Partial<NewMember> = {}, as = admin): Promise<TestUser> {
  const added = await add(box, overrides, as);
  expect(added.httpStatus).toBe(201);
  return app.accept(added.data?.email ?? '', 'invite');
}
const list = (query: object = {}, as = admin) => call(membersEndpoints.listMembers, { query }, as);
const remove = (userId: string, as = admin, reassignTo?: string) =>
  call(membersEndpoints.removeMember, { query: { userId, reassignTo }, body: undefined }, as);
const give = (userId: string, role: 'ADMIN' | 'USER_RECRUITER', as = admin) =>
  call(endpoints.updateRecruiter, { body: { userId, role } }, as);

describe('adding a member', () => {
  test('invites them as a recruiter by default, and they can work after accepting', async () => {
    const added = await add('Rohan');
    expect(added).toMatchObject({
      httpStatus: 201,
      invite: { sent: true, expiresAt: '2026-03-09T09:00:00.000Z' },
      data: { role: 'USER_RECRUITER', accountStatus: 'INVITED', location: 'Pune', phone: '+919845012345' },
    });
    const rohan = await app.accept(`rohan@${DOMAIN}`, 'invite');
    expect(rohan.userId).toBe(added.userId);
    const read = await call(endpoints.getRecruiter, { query: { userId: rohan.userId } }, rohan);
    expect(read.data).toMatchObject({ accountStatus: 'ACTIVE', notificationPrefs: { decided: true } });
  });

  test('is refused for any address with an account, here or elsewhere, and no one is emailed', async () => {
    const before = (await app.mailsTo(stranger.email)).length;
    expect(await add('Foreign', { email: stranger.email })).toMatchObject({
      httpStatus: 409,
      code: 'EMAIL_IN_USE',
      fieldErrors: { email: 'This email address already has an account.' },
    });
    expect(await app.mailsTo(stranger.email)).toHaveLength(before);
    await call(createPanelist, { body: aPanelist({ email: `asha@${DOMAIN}` }) }, admin);
    expect(await add('Asha')).toMatchObject({
      httpStatus: 409,
      message: ['Asha Rao has an account with this email address here already.'],
    });
  });

  test('reveals for a limited number of addresses a day whether they have an account elsewhere, by any route', async () => {
    const asker = await app.signUp('Curious Staffing');
    const asksLeft = 4;
    for (let asked = asksLeft; asked < PEOPLE_INVITED_A_DAY; asked += 1)
      await admitInviteeAtAll(app.context, asker.vendorId);
    const addPanelist = (email: string, sendInvitation = true) =>
      call(createPanelist, { body: aPanelist({ email, sendInvitation }) }, asker);
    const move = (panelistId: string, email: string) =>
      call(updatePanelist, { body: { panelistId, email } }, asker);
    const added = await addPanelist(stranger.email);
    expect(added).toMatchObject({ httpStatus: 201, invite: { sent: false } });
    const ask = () => add('Foreign', { email: stranger.email }, asker);
    expect((await ask()).httpStatus).toBe(409);
    expect((await move(added.panelistId ?? '', admin.email)).httpStatus).toBe(200);
    const params = { id: added.panelistId ?? '' };
    const resend = () => call(resendPanelistInvitation, { params }, asker);
    expect((await resend()).httpStatus).toBe(409);
    const refused = { httpStatus: 429, message: [expect.stringContaining('Invite the next ones tomorrow.')] };
    expect(await ask()).toMatchObject(refused);
    expect(await resend()).toMatchObject(refused);
    expect(await addPanelist(`free@${DOMAIN}`)).toMatchObject(refused);
    expect(await move(params.id, stranger.email)).toMatchObject(refused);
    const quietly = await addPanelist(`free@${DOMAIN}`, false);
    expect(quietly).toMatchObject({ httpStatus: 201, invite: { sent: false } });
  });

  test('links the panelist with that address who had no account', async () => {
    const guest = await app.signUp('Merlin Staffing', { email: `guest@${DOMAIN}` });
    await call(createPanelist, { body: aPanelist({ email: guest.email, firstName: 'Guest' }) }, admin);
    const second = await member('Sunil', { role: 'ADMIN' }, guest);
    expect((await remove(guest.userId, second)).httpStatus).toBe(200);
    const added = await add('Guest');
    expect(added.httpStatus).toBe(201);
    const { data } = await call(listPanelists, { query: { q: guest.email } }, admin);
    expect(data?.[0]).toMatchObject({ userId: added.userId, panelStatus: 'INVITED' });
  });

  test('is only for administrators of the own organization, and done once per key', async () => {
    const recruiter = await member('Nadia');
    expect((await add('Stranger', {}, recruiter)).httpStatus).toBe(403);
    expect((await add('Stranger', { vendorId: stranger.vendorId })).httpStatus).toBe(403);
    const options = { headers: { 'idempotency-key': 'member-1' } };
    const body = form('Once');
    const answers = await Promise.all(
      [1, 2].map(() => call(membersEndpoints.addMember, { body }, admin, options)),
    );
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([201, 201]);
    expect(await app.mailsTo(`once@${DOMAIN}`)).toHaveLength(1);
  });

  test('resends the invitation, ending the older link, but not to someone who already works', async () => {
    const { userId = '' } = await add('Again');
    const old = await app.linkTo(`again@${DOMAIN}`, 'invite');
    const resend = (id: string, as = admin) =>
      call(membersEndpoints.resendMemberInvitation, { params: { id } }, as);
    expect(await resend(userId)).toMatchObject({ httpStatus: 200, data: { sent: true } });
    expect(await app.linkTo(`again@${DOMAIN}`, 'invite')).not.toBe(old);
    expect((await resend(userId)).httpStatus).toBe(429);
    expect(await resend(admin.userId)).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
    expect((await resend(userId, stranger)).httpStatus).toBe(404);
  });
});

describe('the list of members', () => {
  test('searches words without accents, filters by role and state, and is sorted and paged', async () => {
    await add('Zoé', { email: `zoe@${DOMAIN}`, role: 'ADMIN' });
    expect((await list({ q: 'ZOE das' })).data?.map(({ email }) => email)).toEqual([`zoe@${DOMAIN}`]);
    const invitedAdmins = await list({ role: 'ADMIN', accountStatus: 'INVITED' });
    expect(invitedAdmins.data?.map(({ displayName }) => displayName)).toEqual(['Zoé Das']);
    const names = (await list({ sort: '-displayName' })).data?.map(({ displayName }) => displayName) ?? [];
    expect(names[0]).toBe('Zoé Das');
    const page = await list({ page: 2, pageSize: 2 });
    expect(page.data).toHaveLength(2);
    expect(page.page).toEqual({ page: 2, pageSize: 2, total: names.length });
  });

  test('of an associated organization is the contact on its card, for administrators', async () => {
    const partner = await app.signUp('Juniper Staffing');
    const vendor = partner.vendorId;
    const kiran = await addRecruiter(app, admin, 'Kiran');
    await addRecruiter(app, partner, 'Hidden');
    expect((await list({ vendor })).httpStatus).toBe(404);
    const associationId = await associate(app, admin, partner, 'PENDING');
    expect((await list({ vendor })).data).toEqual([]);
    await setAssociation(app, admin, associationId, 'ACTIVE');
    expect(await list({ vendor: vendor.toUpperCase(), q: 'hidden' })).toMatchObject({
      data: [{ displayName: partner.displayName, email: partner.email }],
      page: { total: 1 },
    });
    const shown = ['displayName', 'email', 'phone', 'vendorId', 'vendorName'];
    expect(Object.keys((await list({ vendor })).data?.[0] ?? {}).toSorted()).toEqual(shown);
    expect((await list({ vendor }, kiran)).httpStatus).toBe(404);
  });

  test('is of the own organization, and closed to panelists', async () => {
    expect((await list({ vendor: stranger.vendorId })).httpStatus).toBe(404);
    expect((await list({}, stranger)).data?.map(({ email }) => email)).toEqual([stranger.email]);
    const asha = await app.accept(`asha@${DOMAIN}`, 'invite');
    expect((await list({}, asha)).httpStatus).toBe(403);
  });
});

describe('the last administrator', () => {
  test('cannot be removed or demoted, even while another one is invited', async () => {
    const lone = await app.signUp('Larch Talent');
    await add('Waiting', { email: 'waiting@larch-talent.example', role: 'ADMIN' }, lone);
    expect(await remove(lone.userId, lone)).toMatchObject({ httpStatus: 409, code: 'LAST_ADMIN' });
    expect(await give(lone.userId, 'USER_RECRUITER', lone)).toMatchObject({ code: 'LAST_ADMIN' });
    const other = await app.accept('waiting@larch-talent.example', 'invite');
    expect(await remove(lone.userId, lone)).toMatchObject({ httpStatus: 403, code: 'FORBIDDEN' });
    expect(await give(lone.userId, 'USER_RECRUITER', lone)).toMatchObject({
      httpStatus: 200,
      data: { role: 'USER_RECRUITER' },
    });
    expect(await remove(other.userId, other)).toMatchObject({ code: 'LAST_ADMIN' });
  });

  test.each(['removals', 'demotions', 'a removal and a demotion'])(
    'stays under two %s at the same moment',
    async (kind) => {
      const one = await app.signUp(`Birch ${kind}`);
      const other = await member(
        'Other',
        { role: 'ADMIN', email: `other@${kind.replaceAll(' ', '-')}.example` },
        one,
      );
      const first =
        kind === 'demotions' ? give(other.userId, 'USER_RECRUITER', one) : remove(other.userId, one);
      const second =
        kind === 'removals' ? remove(one.userId, other) : give(one.userId, 'USER_RECRUITER', other);
      const answers = await Promise.all([first, second]);
      expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
      const left = answers[0].httpStatus === 200 ? one : other;
      const { data } = await list({ role: 'ADMIN', accountStatus: 'ACTIVE' }, left);
      expect(data).toMatchObject([{ userId: left.userId }]);
    },
  );
});

describe('removing a member', () => {
  const meeting = (day: string, more: object = {}) =>
    aBooking({
      meetingInfo: aMeeting({ startTime: `2026-06-${day}T10:00`, endTime: `2026-06-${day}T11:00` }),
      candidateDetails: aCandidate({ email: `meera${day}@candidate.example` }),
      ...more,
    });
  const read = async (bookingId = '') => (await call(getBooking, { query: { id: bookingId } }, admin)).data;
  const mailsAbout = async (email: string, bookingId = '') =>
    (await app.mailsTo(email)).filter((mail) => mail.bookingId === bookingId).map(({ kind }) => kind);

  test('hands open meetings over with a step, updates every calendar, and names the panels they are still on', async () => {
    const leaver = await member('Leaver');
    const heir = await member('Heir');
    const panelist = await call(
      createPanelist,
      { body: aPanelist({ email: leaver.email, firstName: 'Leaver' }) },
      admin,
    );
    const guest = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
    const own = await call(createBooking, { body: meeting('01', { panelists: [guest] }) }, leaver);
    const sits = await call(
      createBooking,
      { body: meeting('02', { panelists: [{ panelistId: panelist.panelistId }] }) },
      admin,
    );
    const gone = await remove(leaver.userId, admin, heir.userId);
    expect(gone).toMatchObject({
      httpStatus: 200,
      userId: leaver.userId,
      data: {
        reassignedBookings: 1,
        stillOnPanels: [{ bookingId: sits.bookingId, candidateName: 'Meera Iyer' }],
      },
    });
    const moved = await read(own.bookingId);
    expect(moved).toMatchObject({
      recruiterEmail: heir.email,
      recruiterName: 'Heir Das',
      assignee: heir.email,
    });
    expect(moved?.meetingInfo.participants[0]).toMatchObject({
      email: heir.email,
      host: true,
      userId: heir.userId,
    });
    expect(moved?.workFlow.at(-1)).toMatchObject({
      action: 'HANDED_OVER',
      byEmail: admin.email,
      details: { assigneeEmail: heir.email },
    });
    expect(await mailsAbout(leaver.email, own.bookingId)).toContain('meeting-withdrawal-panel');
    expect(await mailsAbout(heir.email, own.bookingId)).toEqual(['meeting-invitation-panel']);
    expect(await mailsAbout(guest.email, own.bookingId)).toContain('meeting-update-panel');
    expect(await mailsAbout('meera01@candidate.example', own.bookingId)).toContain(
      'meeting-update-candidate',
    );
    expect((await read(sits.bookingId))?.panelists[0]?.email).toBe(leaver.email);
    const { data } = await call(listPanelists, { query: { q: leaver.email } }, admin);
    expect(data?.[0]?.panelStatus).toBe('INACTIVE');
  });

  test('hands very many over in batches, so that others run in between', async () => {
    const leaver = await member('Drafter');
    const { bookingId } = await call(saveDraft, { body: { jobTitle: 'Engineer' } }, leaver);
    await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
      tx.executeSql(
        `insert into booking select (jsonb_populate_record(made, jsonb_build_object('booking_id', gen_random_uuid()))).*
         from booking as made, generate_series(1, 24) where booking_id = $1`,
        [bookingId],
      ),
    );
    const transactions = recordStatements(app.store.pool, admin.vendorId);
    expect((await remove(leaver.userId)).data).toMatchObject({ reassignedBookings: 25 });
    const handedIn = transactions.map(
      (texts) => texts.filter((text) => text.startsWith('insert into "workflow_step"')).length,
    );
    expect(handedIn.filter((count) => count > 0)).toEqual([10, 10, 5]);
  });

  test('locks them out at once, and a second time changes nothing more', async () => {
    const leaver = await member('Quick');
    expect((await remove(leaver.userId)).data).toEqual({ reassignedBookings: 0, stillOnPanels: [] });
    expect((await list({}, leaver)).httpStatus).toBe(401);
    const body = { username: leaver.email, password: leaver.password };
    expect(await call(authenticate, { body })).toMatchObject({
      httpStatus: 401,
      code: 'INVALID_CREDENTIALS',
    });
    expect((await list({ accountStatus: 'DISABLED', q: 'quick' })).data).toHaveLength(1);
    expect((await list({ q: 'quick' })).data).toEqual([]);
    expect((await remove(leaver.userId)).httpStatus).toBe(200);
    expect(await give(leaver.userId, 'ADMIN')).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
  });

  test('frees the address: they come back as the same person, or sign up on their own', async () => {
    const leaver = await member('Back', { role: 'ADMIN' });
    await remove(leaver.userId);
    const added = await add('Back', { displayName: 'Back Again' });
    expect(added).toMatchObject({ httpStatus: 201, userId: leaver.userId, data: { role: 'USER_RECRUITER' } });
    expect((await app.accept(leaver.email, 'invite')).displayName).toBe('Back Again');
    await remove(leaver.userId);
    expect((await call(register, { body: aRegistration({ email: leaver.email }) })).httpStatus).toBe(201);
    expect((await app.accept(leaver.email)).vendorId).not.toBe(admin.vendorId);
    expect(await add('Back')).toMatchObject({ httpStatus: 409, code: 'EMAIL_IN_USE' });
  });

  test('finds no one elsewhere, and hands over to no one who cannot host meetings', async () => {
    const leaver = await member('Stays');
    const { userId: invited = '' } = await add('Invited');
    expect((await remove(stranger.userId)).httpStatus).toBe(404);
    expect((await remove(leaver.userId, admin, stranger.userId)).httpStatus).toBe(404);
    expect(await remove(leaver.userId, admin, invited)).toMatchObject({
      httpStatus: 400,
      fieldErrors: { reassignTo: 'Invited Das cannot hold meetings' },
    });
    expect((await remove(leaver.userId, admin, leaver.userId)).httpStatus).toBe(400);
    expect((await list({}, leaver)).httpStatus).toBe(200);
    const both = { query: { userId: leaver.userId }, body: { userId: invited } };
    expect(await call(membersEndpoints.removeMember, both, admin)).toMatchObject({ code: 'ID_MISMATCH' });
    expect((await remove(admin.userId, leaver)).httpStatus).toBe(403);
  });
});
