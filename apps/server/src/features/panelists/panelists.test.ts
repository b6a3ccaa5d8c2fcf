import { authenticate, requestPasswordReset, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import {
  createPanelist,
  resendPanelistInvitation,
  updatePanelist,
} from '@slotwise/contract/panelists/panelist-changes.endpoints';
import type { NewPanelist, PanelistUpdate } from '@slotwise/contract/panelists/panelist-changes.schema';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aBooking, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { addMember } from '@slotwise/contract/recruiters/members.endpoints';
import { updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import type { VendorUpdate } from '@slotwise/contract/vendors/vendor-changes.schema';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const admin = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');

const add = (panelist: Partial<NewPanelist>) => call(createPanelist, { body: aPanelist(panelist) }, admin);
const change = (changes: PanelistUpdate) => call(updatePanelist, { body: changes }, admin);
async function find(email: string) {
  const { data } = await call(listPanelists, { query: { q: email } }, admin);
  return data?.[0];
}

describe('adding a panelist', () => {
  test('invites them and gives them office hours in the organization’s zone', async () => {
    const added = await call(
      createPanelist,
      {
        body: { firstName: 'Asha', lastName: 'Rao', email: 'Asha@Acme.example', skills: ['Go', 'go', 'SQL'] },
      },
      admin,
    );
    expect(added).toMatchObject({
      httpStatus: 201,
      invite: { sent: true, expiresAt: '2026-03-09T09:00:00.000Z' },
      data: {
        displayName: 'Asha Rao',
        email: 'asha@acme.example',
        panelStatus: 'INVITED',
        timeZone: 'Asia/Kolkata',
        skills: ['Go', 'SQL'],
        stats: { upcoming: 0, thisWeek: 0 },
        version: 1,
      },
    });
    expect(added.data?.weeklyHours).toHaveLength(5);
    expect(added.data?.weeklyHours[4]).toEqual({ day: 5, start: '09:00', end: '18:00' });
    expect(added.userId).toBe(added.data?.userId);
    const panelist = await app.accept('asha@acme.example', 'invite');
    expect(panelist.userId).toBe(added.userId);
    expect(await find('asha@acme.example')).toMatchObject({ panelStatus: 'ACTIVE' });
  });

  test('applies the organization’s default settings to them and to new members', async () => {
    const owner = await app.signUp('Initech People');
    const set = (memberDefaults: VendorUpdate['memberDefaults']) =>
      call(updateVendor, { params: { vendorId: owner.vendorId }, body: { memberDefaults } }, owner);
    const mondays = [{ day: 1, start: '10:00', end: '12:00' }];
    const defaults = { timeZone: 'Europe/London', weeklyHours: mondays, bufferAfter: 15, maxPerDay: 2 };
    expect((await set(defaults)).httpStatus).toBe(200);
    expect(await set({ timeZone: 'Europe/Atlantis' })).toMatchObject({
      httpStatus: 400,
      fieldErrors: { 'memberDefaults.timeZone': expect.stringContaining('Europe/Atlantis') as string },
    });
    const body = { firstName: 'Ines', email: 'ines@initech.example' };
    const ines = await call(createPanelist, { body }, owner);
    expect(ines.data).toMatchObject({ ...defaults, bufferBefore: 0, maxPerWeek: null });
    const own = {
      ...body,
      firstName: 'Omar',
      email: 'omar@initech.example',
      timeZone: 'Asia/Dubai',
      maxPerDay: 5,
    };
    expect((await call(createPanelist, { body: own }, owner)).data).toMatchObject({
      ...defaults,
      timeZone: 'Asia/Dubai',
      maxPerDay: 5,
    });
    const person = { firstName: 'Tove', lastName: 'Berg', displayName: 'Tove Berg' };
    const member = await call(addMember, { body: { ...person, email: 'tove@initech.example' } }, owner);
    expect(member.data?.timeZone).toBe('Europe/London');
  });

  test('names the panelist who already has the address', async () => {
    await add({ firstName: 'Priya', lastName: 'Menon', email: 'priya@acme.example' });
    const refused = await add({ firstName: 'Another', email: 'PRIYA@acme.example' });
    expect(refused).toMatchObject({
      httpStatus: 409,
      code: 'EMAIL_IN_USE',
      message: ['Priya Menon is already a panelist with this email address.'],
    });
  });

  test('links a member of the organization without an invitation', async () => {
    const added = await add({ firstName: 'Ananya', email: admin.email });
    expect(added).toMatchObject({ userId: admin.userId, invite: { sent: false, expiresAt: null } });
  });

  test('mails nothing if no invitation is wanted, and still links a member', async () => {
    const added = await add({ firstName: 'Quiet', email: 'quiet@acme.example', sendInvitation: false });
    expect(added).toMatchObject({
      httpStatus: 201,
      invite: { sent: false, expiresAt: null },
      data: { userId: null, panelStatus: 'ACTIVE' },
    });
    expect(await app.mailsTo('quiet@acme.example')).toEqual([]);
  });

  test('creates no account for someone who has one elsewhere', async () => {
    const added = await add({ firstName: 'Guest', email: stranger.email });
    expect(added).toMatchObject({
      httpStatus: 201,
      invite: { sent: false, expiresAt: null },
      data: { userId: null },
    });
  });

  test('happens once, however often one key repeats it', async () => {
    const options = { headers: { 'idempotency-key': 'panelist-1' } };
    const body = aPanelist({ firstName: 'Once', email: 'once@acme.example' });
    const answers = await Promise.all([1, 2, 3].map(() => call(createPanelist, { body }, admin, options)));
    expect(new Set(answers.map(({ panelistId }) => panelistId)).size).toBe(1);
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([201, 201, 201]);
    expect(await app.mailsTo('once@acme.example')).toHaveLength(1);
  });

  test('refuses an unknown zone and another organization’s name as its own', async () => {
    expect(await add({ email: 'zone@acme.example', timeZone: 'Asia/Atlantis' })).toMatchObject({
      httpStatus: 400,
      fieldErrors: { timeZone: 'Asia/Atlantis is not a time zone we know' },
    });
    for (const spoof of [
      { vendorId: stranger.vendorId },
      { submitterId: stranger.userId },
      { userId: stranger.userId },
    ]) {
      expect(await add({ email: 'spoof@acme.example', ...spoof })).toMatchObject({ httpStatus: 403 });
    }
    expect(await find('spoof@acme.example')).toBeUndefined();
    expect(await app.mailsTo('spoof@acme.example')).toEqual([]);
  });
});

describe('changing a panelist', () => {
  test('changes only what is sent, and refuses an outdated version', async () => {
    const { panelistId = '' } = await add({ firstName: 'Hannah', email: 'hannah@acme.example' });
    const changed = await change({ panelistId, skills: ['Rust'], version: 1 });
    expect(changed.data).toMatchObject({
      firstName: 'Hannah',
      skills: ['Rust'],
      version: 2,
      timeZone: 'Asia/Kolkata',
    });
    expect(await change({ panelistId, designation: 'CTO', version: 1 })).toMatchObject({
      httpStatus: 409,
      code: 'VERSION_CONFLICT',
    });
    expect(await change({ panelistId, panelStatus: 'INACTIVE' })).toMatchObject({
      data: { panelStatus: 'INACTIVE' },
    });
    expect(await change({ panelistId, panelStatus: 'ACTIVE' })).toMatchObject({
      data: { panelStatus: 'INVITED' },
    });
  });

  test('moves the invitation to a corrected address, and the link in the wrong mailbox stops working', async () => {
    const { panelistId = '' } = await add({ firstName: 'Typo', email: 'tpyo@acme.example' });
    const wrongLink = await app.linkTo('tpyo@acme.example', 'invite');
    expect(await change({ panelistId, email: 'typo@acme.example' })).toMatchObject({
      httpStatus: 200,
      data: { email: 'typo@acme.example', panelStatus: 'INVITED' },
    });
    const body = { token: wrongLink, password: 'river stones 47 lanterns' };
    expect(await call(setPassword, { body }, null)).toMatchObject({ httpStatus: 410 });
    expect((await app.accept('typo@acme.example', 'invite')).email).toBe('typo@acme.example');
  });

  test('keeps the address of someone who logs in with it', async () => {
    const panelist = await find('asha@acme.example');
    const refused = await change({ panelistId: panelist?.panelistId ?? '', email: 'new@acme.example' });
    expect(refused).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
    expect(refused.message?.join()).toContain('signs in with this email address');
  });

  test('refuses the address of another panelist', async () => {
    const { panelistId = '' } = await add({ firstName: 'Busy', email: 'busy@acme.example' });
    expect(await change({ panelistId, email: 'priya@acme.example' })).toMatchObject({ code: 'EMAIL_IN_USE' });
  });

  test('is not possible from another organization', async () => {
    const panelist = await find('priya@acme.example');
    const body = { panelistId: panelist?.panelistId ?? '', firstName: 'Stolen' };
    expect(await call(updatePanelist, { body }, stranger)).toMatchObject({ httpStatus: 404 });
    const params = { id: body.panelistId };
    expect(await call(resendPanelistInvitation, { params }, stranger)).toMatchObject({ httpStatus: 404 });
    expect((await find('priya@acme.example'))?.firstName).toBe('Priya');
  });
});

describe('inviting again', () => {
  test('creates a new link and ends the older one', async () => {
    const { panelistId = '' } = await add({ firstName: 'Slow', email: 'slow@acme.example' });
    const older = await app.linkTo('slow@acme.example', 'invite');
    app.clock.advance({ minutes: 1 });
    const again = await call(resendPanelistInvitation, { params: { id: panelistId } }, admin);
    expect(again).toMatchObject({
      httpStatus: 200,
      data: { sent: true, expiresAt: '2026-03-09T09:01:00.000Z' },
    });
    expect(await app.linkTo('slow@acme.example', 'invite')).not.toBe(older);
    const body = { token: older, password: 'river stones 47 lanterns' };
    expect(await call(setPassword, { body }, null)).toMatchObject({ httpStatus: 410 });
    await app.accept('slow@acme.example', 'invite');
    expect(await call(resendPanelistInvitation, { params: { id: panelistId } }, admin)).toMatchObject({
      httpStatus: 409,
    });
  });

  test('requires half a minute in between and stops for the day after ten', async () => {
    const { panelistId = '' } = await add({ firstName: 'Many', email: 'many@acme.example' });
    const resend = () => call(resendPanelistInvitation, { params: { id: panelistId } }, admin);
    expect((await resend()).httpStatus).toBe(200);
    expect(await resend()).toMatchObject({
      httpStatus: 429,
      code: 'RATE_LIMITED',
      headers: { 'retry-after': '30' },
    });
    for (let n = 2; n <= 10; n += 1) {
      app.clock.advance({ seconds: 30 });
      expect((await resend()).httpStatus).toBe(200);
    }
    app.clock.advance({ seconds: 30 });
    const refused = await resend();
    expect(Number(refused.headers['retry-after'])).toBe(86_400 - 10 * 30);
    expect(await app.mailsTo('many@acme.example')).toHaveLength(11);
  });
});

describe('an inactive panelist', () => {
  const GOOD = 'river stones 47 lanterns';
  const logInAs = (username: string, password = GOOD) => call(authenticate, { body: { username, password } });

  test('is logged out, refused like with a wrong password, and let in again once active', async () => {
    const { panelistId = '' } = await add({ firstName: 'Resting', email: 'resting@acme.example' });
    const panelist = await app.accept('resting@acme.example', 'invite');
    const query = { userId: panelist.userId };
    await call(requestPasswordReset, { body: { email: panelist.email } });
    const link = await app.linkTo(panelist.email, 'reset');
    await change({ panelistId, panelStatus: 'INACTIVE' });
    expect(await call(getRecruiter, { query }, panelist)).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await call(setPassword, { body: { token: link, password: GOOD } })).toMatchObject({
      httpStatus: 410,
    });
    const refused = await logInAs(panelist.email);
    const wrong = await logInAs(panelist.email, 'wrong password here');
    expect({ ...refused, requestId: '', headers: {} }).toEqual({ ...wrong, requestId: '', headers: {} });
    expect(refused.code).toBe('INVALID_CREDENTIALS');
    await change({ panelistId, panelStatus: 'ACTIVE' });
    expect(await call(getRecruiter, { query }, panelist)).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect((await logInAs(panelist.email)).httpStatus).toBe(200);
  });

  test('keeps working as a member of the organization', async () => {
    const panelist = await find(admin.email);
    await change({ panelistId: panelist?.panelistId ?? '', panelStatus: 'INACTIVE' });
    expect((await logInAs(admin.email)).httpStatus).toBe(200);
    expect(await find(admin.email)).toMatchObject({ panelStatus: 'INACTIVE' });
  });
});

describe('the list of panelists', () => {
  test('is searched by name, skill, level and status, only in the caller’s organization', async () => {
    await add({
      firstName: 'Wren',
      lastName: 'Holt',
      email: 'wren@acme.example',
      skills: ['COBOL'],
      designation: 'Archivist',
      level: 'LEAD',
    });
    const emails = async (query: object) =>
      (await call(listPanelists, { query }, admin)).data?.map(({ email }) => email);
    for (const query of [{ q: 'holt WREN' }, { q: 'cobol' }, { q: 'archiv' }, { skill: 'cobol' }]) {
      expect(await emails(query)).toEqual(['wren@acme.example']);
    }
    expect(await emails({ level: 'LEAD' })).toEqual(['wren@acme.example']);
    expect(await emails({ q: 'wren', level: 'TRAINEE' })).toEqual([]);
    expect(await emails({ q: 'wren', panelStatus: 'ACTIVE' })).toEqual([]);
    expect(await emails({ vendor: admin.vendorId, q: 'wren' })).toEqual(['wren@acme.example']);
    expect(await call(listPanelists, { query: { vendor: stranger.vendorId } }, admin)).toMatchObject({
      httpStatus: 404,
    });
    expect((await call(listPanelists, { query: {} }, stranger)).data).toEqual([]);
  });

  test('shows each panelist’s upcoming load', async () => {
    const { panelistId = '' } = await add({ firstName: 'Load', email: 'load@acme.example' });
    const at = async (day: string, from = '10', to = '11') =>
      call(
        createBooking,
        {
          body: aBooking({
            meetingInfo: aMeeting({ startTime: `${day}T${from}:00`, endTime: `${day}T${to}:00` }),
            candidateDetails: { candidateName: 'C', email: `c${day}@candidate.example` },
            panelists: [{ panelistId }],
          }),
        },
        admin,
      );
    await at('2026-03-03');
    await at('2026-03-08', '22', '23');
    await at('2026-03-09');
    expect((await find('load@acme.example'))?.stats).toMatchObject({ upcoming: 3, thisWeek: 2 });
  });

  test('is closed to panelists', async () => {
    const panelist = await app.logIn('asha@acme.example');
    expect(await call(listPanelists, { query: {} }, panelist)).toMatchObject({ httpStatus: 403 });
    expect(await call(createPanelist, { body: aPanelist() }, panelist)).toMatchObject({ httpStatus: 403 });
  });
});
