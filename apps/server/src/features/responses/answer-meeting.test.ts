import { answerByLink, answerMeeting } from '@slotwise/contract/bookings/answers.endpoints';
import type { NewAnswer } from '@slotwise/contract/booking-parts/answers.schema';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { openPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startPanelScene } from '../../../test/panel-scene.ts';
import { recordAnswer, type WrittenAnswer } from './answer-meeting.service.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, read, call, getLink, mailKinds } = scene;
afterAll(scene.stop);

const answer = (id: string, by: { token: string }, body: NewAnswer) =>
  call(answerMeeting, { params: { id }, body }, by);
const getSeat = async (id: string, email: string) =>
  (await read(id, admin)).meetingInfo.participants.find((one) => one.email === email);
const listSteps = async (id: string) =>
  (await read(id, admin)).workFlow.map(({ action, byEmail, details, comments }) => ({
    action,
    byEmail,
    comments,
    answer: details.answer,
    source: details.source,
  }));
const byMail = (written: Omit<WrittenAnswer, 'source'>) =>
  asVendor(scene.store.db, toVendorId(admin.vendorId), (tx) =>
    recordAnswer(scene.context, tx, { ...written, source: 'MAIL' }),
  );

describe('an answer in the app', () => {
  test('is recorded with time, source and text, in the history too, and mails no calendar', async () => {
    const id = await book('2026-04-01T09:00:00Z');
    const given = await answer(id, asha, { answer: 'TENTATIVE', comments: 'Trains permitting.' });
    expect([given.httpStatus, given.message]).toEqual([200, ['Answer saved']]);
    expect(await getSeat(id, asha.email)).toMatchObject({
      rsvp: 'TENTATIVE',
      rsvpAt: '2026-03-02T09:00:00.000Z',
      rsvpSource: 'APP',
      rsvpComments: 'Trains permitting.',
    });
    expect((await listSteps(id)).at(-1)).toEqual({
      action: 'ANSWERED',
      byEmail: asha.email,
      comments: 'Trains permitting.',
      answer: 'TENTATIVE',
      source: 'APP',
    });
    expect(await mailKinds(arjun.email, id)).toEqual(['meeting-invitation-panel']);
    expect((await read(id, admin)).version).toBe(1);
  });

  test('changes nothing if repeated, even without the earlier text', async () => {
    const id = await book('2026-04-02T09:00:00Z');
    await answer(id, asha, { answer: 'DECLINED', comments: 'On leave.' });
    const before = await read(id, admin);
    expect((await answer(id, asha, { answer: 'DECLINED' })).httpStatus).toBe(200);
    expect(await read(id, admin)).toEqual(before);
    expect(await mailKinds(admin.email, id)).toEqual(['meeting-invitation-panel', 'booking-answer-declined']);
  });

  test('is in the next mailed revision, and requested again once the meeting moves', async () => {
    const id = await book('2026-04-03T09:00:00Z');
    await answer(id, asha, { answer: 'ACCEPTED' });
    await call(reviseBooking, { body: { bookingId: id, instructions: 'Ring twice.' } }, admin);
    const [, update] = (await scene.mailsTo(arjun.email)).filter(({ bookingId }) => bookingId === id);
    const ics = update?.message?.calendar?.ics.replaceAll('\r\n ', '') ?? '';
    expect(ics).toMatch(new RegExp(`PARTSTAT=ACCEPTED[^\\n]*mailto:${asha.email}`));
    expect(ics).toMatch(new RegExp(`PARTSTAT=NEEDS-ACTION[^\\n]*mailto:${arjun.email}`));
    const meetingInfo = { startTime: '2026-04-03T13:00:00Z', endTime: '2026-04-03T14:00:00Z' };
    await call(reviseBooking, { body: { bookingId: id, meetingInfo } }, admin);
    expect(await getSeat(id, asha.email)).toMatchObject({
      rsvp: 'NEEDS_ACTION',
      rsvpAt: null,
      rsvpSource: null,
      rsvpComments: '',
    });
  });

  test('of a host on the panel counts for both seats', async () => {
    const id = await book('2026-04-04T09:00:00Z', {
      panelists: [{ name: admin.displayName, email: admin.email }],
    });
    expect((await answer(id, admin, { answer: 'ACCEPTED' })).httpStatus).toBe(200);
    const { participants } = (await read(id, admin)).meetingInfo;
    expect(
      participants.filter(({ email }) => email === admin.email).map(({ role, rsvp }) => [role, rsvp]),
    ).toEqual([
      ['RECRUITER', 'ACCEPTED'],
      ['PANELIST', 'ACCEPTED'],
    ]);
  });

  test('is only for the panel, for the version they saw, and until the meeting is over', async () => {
    const own = await startPanelScene('Initech Search');
    const id = await own.book('2026-03-02T10:00:00Z', { panelists: [{ panelistId: own.asha.panelistId }] });
    const tryAs = async (by: { token: string }, version?: number) => {
      const body = { answer: 'ACCEPTED' as const, ...(version && { version }) };
      return (await own.call(answerMeeting, { params: { id }, body }, by)).code;
    };
    expect(await tryAs(own.admin)).toBe('FORBIDDEN');
    expect(await tryAs(own.arjun)).toBe('NOT_FOUND');
    expect(await tryAs(await own.signUp('Globex Search'))).toBe('NOT_FOUND');
    expect(await tryAs(own.asha, 7)).toBe('VERSION_CONFLICT');
    expect(await tryAs(own.asha, 1)).toBeUndefined();
    own.clock.set('2026-03-02T11:00:00Z');
    const again = await own.logIn(own.asha.email);
    expect((await own.read(id, again)).allowedActions).not.toContain('answer');
    const late = await own.call(answerMeeting, { params: { id }, body: { answer: 'DECLINED' } }, again);
    expect([late.code, late.message]).toEqual([
      'INVALID_TRANSITION',
      ['Cannot answer the invitation to a meeting that is over'],
    ]);
    await own.stop();
  });
});

describe('a decline', () => {
  test('is reported to the recruiter with the text and possible substitutes, and to no one else', async () => {
    const id = await book('2026-04-06T09:00:00Z', { panelists: [{ panelistId: asha.panelistId }] });
    await answer(id, asha, { answer: 'DECLINED', comments: 'On leave that week.' });
    const lastMail = (await scene.mailsTo(admin.email)).findLast(({ bookingId }) => bookingId === id);
    expect(lastMail?.subject).toContain('Declined by Asha Rao: Meera Iyer');
    expect(lastMail?.text).toContain('On leave that week.');
    expect(lastMail?.text).toContain('Arjun Menon has the same skills and is free.');
    expect(lastMail?.text).toContain(`/viewmeeting/${id}`);
    expect(await mailKinds('candidate1@candidate.example', id)).not.toContain('booking-answer-declined');
  });
});

describe('an answer by the link of a mail', () => {
  test('is saved only on a press: reading the page changes nothing', async () => {
    const guest = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
    const id = await book('2026-04-07T09:00:00Z', { panelists: [guest] });
    const holder = await getLink(guest.email, id);
    const before = await read(id, admin);
    expect((await call(openPanelLink, {}, holder)).data?.me.rsvp).toBe('NEEDS_ACTION');
    expect(await read(id, admin)).toEqual(before);
    const given = await call(answerByLink, { body: { answer: 'ACCEPTED', version: 1 } }, holder);
    expect(given.data?.me).toMatchObject({ rsvp: 'ACCEPTED', proposal: null });
    expect(await getSeat(id, guest.email)).toMatchObject({ rsvp: 'ACCEPTED', rsvpSource: 'LINK' });
    expect((await listSteps(id)).at(-1)).toMatchObject({ action: 'ANSWERED', source: 'LINK' });
  });
});

describe('an answer mailed by a calendar', () => {
  test('counts for anyone who got the entry, including recruiter and candidate, and adds no one', async () => {
    const id = await book('2026-04-08T09:00:00Z', {
      candidateDetails: { candidateName: 'Meera Iyer', email: 'meera@candidate.example' },
    });
    const written = { bookingId: id, answer: 'ACCEPTED' as const };
    expect(await byMail({ ...written, email: asha.email })).toBe('RECORDED');
    expect(await byMail({ ...written, email: asha.email })).toBe('UNCHANGED');
    expect(await byMail({ ...written, email: admin.email })).toBe('RECORDED');
    expect(await getSeat(id, admin.email)).toMatchObject({ rsvp: 'ACCEPTED', rsvpSource: 'MAIL' });
    await expect(byMail({ ...written, email: 'crasher@guests.example' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    // The panel's entry was not sent to the candidate.
    await expect(byMail({ ...written, email: 'meera@candidate.example' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(byMail({ ...written, email: asha.email, audience: 'candidate' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
