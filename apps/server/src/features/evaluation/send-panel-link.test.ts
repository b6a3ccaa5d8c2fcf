import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import * as link from '@slotwise/contract/bookings/panel-links.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { asDirectory } from '#db/tenancy.ts';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, send, clock, admin, asha, arjun, book, read, getLink, mailKinds } = scene;
afterAll(scene.stop);

const guestNamed = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@guest.example`,
});
const withGuest = (guest: { name: string; email: string }) => ({
  panelists: [{ panelistId: asha.panelistId }, guest],
});
const open = (holder: { token: string }) => call(link.openPanelLink, {}, holder);

describe('the link in a meeting’s mails', () => {
  test('is in everyone’s invitation on the panel; those without an account get the page instead of the app', async () => {
    const email = 'nina@northbridge-talent.example';
    const added = await call(createPanelist, { body: aPanelist({ firstName: 'Nina', email }) }, admin);
    const guest = guestNamed('Kabir Shah');
    const id = await book('2026-04-01T09:00:00Z', {
      panelists: [{ panelistId: asha.panelistId }, { panelistId: added.panelistId ?? '' }, guest],
    });
    for (const to of [email, guest.email, asha.email]) {
      expect(await mailKinds(to, id)).toEqual(['meeting-invitation-panel']);
      const [mail] = (await scene.mailsTo(to)).filter(({ bookingId }) => bookingId === id);
      const { token } = await getLink(to, id);
      for (const act of ['accept', 'decline', 'propose']) {
        expect(mail?.text).toContain(`${scene.context.config.publicUrl}/p/#${token}&do=${act}\n`);
      }
      expect(mail?.text.includes(`/viewmeeting/${id}`)).toBe(to === asha.email);
      expect(mail?.text.includes(`Your page with the scorecard:`)).toBe(to !== asha.email);
    }
    const [toHost] = (await scene.mailsTo(admin.email)).filter(({ bookingId }) => bookingId === id);
    expect(toHost?.text).not.toContain('/p/#');
  });

  test('keeps its secret in the fragment and out of the calendar entry, and the database has only its hash', async () => {
    const guest = guestNamed('Leela Nair');
    const id = await book('2026-04-02T09:00:00Z', withGuest(guest));
    const [mail] = await scene.mailsTo(guest.email);
    const { token } = await getLink(guest.email, id);
    expect(token).toMatch(/^pl_[\w-]{43}$/);
    expect(mail?.text).toContain('They work until 02/05/2026.');
    expect(mail?.message?.calendar?.ics).not.toContain('/p/');
    expect(JSON.stringify(mail?.message)).not.toContain(token);
    const rows = await asDirectory(scene.context.db, (tx) =>
      tx.selectFrom('booking_link').selectAll().where('booking_id', '=', id).execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    // The host and the guest have one each, and the candidate has the one to their own page.
    expect(rows.map(({ token_hash }) => token_hash.length)).toEqual([32, 32, 32]);
  });

  test('is the same in each mail, and an old mail’s shows the present state', async () => {
    const guest = guestNamed('Omar Aziz');
    const id = await book('2026-04-03T09:00:00Z', withGuest(guest));
    const holder = await getLink(guest.email, id);
    const meetingInfo = { startTime: '2026-04-03T13:00:00Z', endTime: '2026-04-03T14:00:00Z' };
    await call(reviseBooking, { body: { bookingId: id, meetingInfo } }, admin);
    expect(await mailKinds(guest.email, id)).toEqual(['meeting-invitation-panel', 'meeting-move-panel']);
    expect(await getLink(guest.email, id)).toEqual(holder);
    expect((await open(holder)).data?.meetingInfo.startTime).toBe('2026-04-03T13:00:00.000Z');
  });

  test('keeps working although its holder opens the page from the app many times', async () => {
    const seat = { name: admin.displayName, email: admin.email };
    const id = await book('2026-04-05T09:00:00Z', withGuest(seat));
    const holder = await getLink(admin.email, id);
    for (let times = 0; times < 21; times += 1) await call(link.openOwnPanelLink, { params: { id } }, admin);
    expect((await open(holder)).httpStatus).toBe(200);
  });
});

describe('resending a link', () => {
  test('sends one more mail, does not show it to the recruiter, and is recorded in the history', async () => {
    const guest = guestNamed('Priya Das');
    const id = await book('2026-04-06T09:00:00Z', withGuest(guest));
    const first = await getLink(guest.email, id);
    const request = { params: { id }, body: { email: guest.email } };
    const response = await send(link.sendPanelLink, request, { token: admin.token });
    expect([response.statusCode, response.body]).toEqual([200, expect.not.stringContaining('pl_')]);
    const second = await getLink(guest.email, id);
    expect(second.token).not.toBe(first.token);
    for (const holder of [first, second]) expect((await open(holder)).httpStatus).toBe(200);
    const { workFlow } = await read(id, admin);
    expect(workFlow.at(-1)).toMatchObject({ action: 'LINK_SENT', comments: `To ${guest.email}` });
    expect(JSON.stringify(workFlow)).not.toContain(second.token);
  });

  test('is rate-limited, and only for people on the panel', async () => {
    const guest = guestNamed('Ravi Menon');
    const id = await book('2026-04-07T09:00:00Z', withGuest(guest));
    const sendTo = (email: string, as: { token: string } = admin) =>
      call(link.sendPanelLink, { params: { id }, body: { email } }, as);
    expect((await sendTo('stranger@guest.example')).httpStatus).toBe(400);
    expect((await sendTo(guest.email, asha)).httpStatus).toBe(403);
    const answers = [(await sendTo(guest.email)).httpStatus];
    expect((await sendTo(guest.email)).code).toBe('RATE_LIMITED');
    for (let times = 1; times < 11; times += 1) {
      clock.advance({ seconds: 31 });
      answers.push((await sendTo(guest.email)).httpStatus);
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers[10]).toBe(429);
  });
});

describe('an ADMIN who interviews', () => {
  test('opens their own page from the meeting and acts there as a panelist by link', async () => {
    const seat = { name: admin.displayName, email: admin.email };
    const id = await book('2026-04-08T09:00:00Z', withGuest(seat));
    expect((await read(id, admin)).allowedActions).toContain('panelLink');
    const made = await call(link.openOwnPanelLink, { params: { id } }, admin);
    const token = made.data?.url.split('/p/#')[1] ?? '';
    const body = { feedback: aScorecard(), state: 'SUBMITTED' as const };
    const given = await call(link.giveFeedbackByLink, { body }, { token });
    expect(given.data?.feedback.state).toBe('SUBMITTED');
    const { workFlow } = await read(id, admin);
    expect(workFlow.at(-1)).toMatchObject({
      action: 'FEEDBACK',
      byRole: 'PANEL_LINK',
      byUserId: admin.userId,
    });
  });

  test('gets none if they are not on the panel, nor does a panelist with an account', async () => {
    const id = await book('2026-04-09T09:00:00Z');
    for (const user of [admin, asha]) {
      expect(await call(link.openOwnPanelLink, { params: { id } }, user)).toMatchObject({ httpStatus: 403 });
    }
  });
});

describe('a link stops working', () => {
  const expired = { httpStatus: 410, code: 'LINK_EXPIRED' };

  test('once its holder is off the panel, and works again if they come back', async () => {
    const guest = guestNamed('Tara Bose');
    const id = await book('2026-04-13T09:00:00Z', withGuest(guest));
    const holder = await getLink(guest.email, id);
    await call(
      reviseBooking,
      { body: { bookingId: id, panelists: [{ panelistId: asha.panelistId }] } },
      admin,
    );
    expect(await open(holder)).toMatchObject(expired);
    const body = { feedback: aScorecard(), state: 'SUBMITTED' as const };
    expect(await call(link.giveFeedbackByLink, { body }, holder)).toMatchObject(expired);
    expect((await read(id, admin)).feedback).toEqual([]);
    await call(reviseBooking, { body: { bookingId: id, ...withGuest(guest) } }, admin);
    expect((await open(holder)).httpStatus).toBe(200);
  });

  test('once the panelist was deactivated', async () => {
    const added = await call(
      createPanelist,
      { body: aPanelist({ firstName: 'Uma', email: 'uma@northbridge-talent.example' }) },
      admin,
    );
    const panelistId = added.panelistId ?? '';
    const id = await book('2026-04-14T09:00:00Z', { panelists: [{ panelistId }] });
    const holder = await getLink('uma@northbridge-talent.example', id);
    expect((await open(holder)).httpStatus).toBe(200);
    await call(updatePanelist, { body: { panelistId, panelStatus: 'INACTIVE' } }, admin);
    expect(await open(holder)).toMatchObject(expired);
  });

  test('once the panelist’s address changes; the new one gets its own link', async () => {
    const [from, to] = ['vera@northbridge-talent.example', 'vera.new@northbridge-talent.example'];
    const added = await call(createPanelist, { body: aPanelist({ firstName: 'Vera', email: from }) }, admin);
    const panelistId = added.panelistId ?? '';
    const id = await book('2026-04-16T09:00:00Z', { panelists: [{ panelistId }] });
    const holder = await getLink(from, id);
    const moved = await call(updatePanelist, { body: { panelistId, email: to } }, admin);
    expect([moved.httpStatus, moved.message]).toEqual([200, undefined]);
    expect(await open(holder)).toMatchObject(expired);
    expect((await open(await getLink(to, id))).httpStatus).toBe(200);
  });

  test('once the panelist was deactivated, also to a meeting before their address changed', async () => {
    const own = await startPanelScene('Initech Search');
    const [from, email] = ['nora@initech-search.example', 'nora.new@initech-search.example'];
    const added = await own.call(
      createPanelist,
      { body: aPanelist({ firstName: 'Nora', email: from }) },
      own.admin,
    );
    const panelistId = added.panelistId ?? '';
    const id = await own.book('2026-03-02T10:00:00Z', { panelists: [{ panelistId }] });
    const holder = await own.getLink(from, id);
    own.clock.set('2026-03-02T12:00:00Z');
    const again = await own.logIn(own.admin.email);
    const change = async (to: object) =>
      (await own.call(updatePanelist, { body: { panelistId, ...to } }, again)).httpStatus;
    expect(await change({ email })).toBe(200);
    expect((await own.call(link.openPanelLink, {}, holder)).httpStatus).toBe(200);
    expect(await change({ panelStatus: 'INACTIVE' })).toBe(200);
    expect(await own.call(link.openPanelLink, {}, holder)).toMatchObject(expired);
    await own.stop();
  });

  test('thirty days after the end', async () => {
    const own = await startPanelScene('Acme Hiring');
    const guest = guestNamed('Vikram Seth');
    const id = await own.book('2026-03-02T10:00:00Z', { panelists: [guest] });
    const holder = await own.getLink(guest.email, id);
    const openLate = () => own.call(link.openPanelLink, {}, holder);
    own.clock.set('2026-04-01T10:59:00Z');
    expect((await openLate()).httpStatus).toBe(200);
    own.clock.set('2026-04-01T11:00:00Z');
    expect(await openLate()).toMatchObject(expired);
    await own.stop();
  });

  test('for another organization’s people it never works', async () => {
    const id = await book('2026-04-15T09:00:00Z', { panelists: [{ panelistId: arjun.panelistId }] });
    const stranger = await scene.signUp('Globex Search');
    expect(await call(link.openOwnPanelLink, { params: { id } }, stranger)).toMatchObject({
      httpStatus: 404,
    });
    const request = { params: { id }, body: { email: arjun.email } };
    expect(await call(link.sendPanelLink, request, stranger)).toMatchObject({ httpStatus: 404 });
  });
});
