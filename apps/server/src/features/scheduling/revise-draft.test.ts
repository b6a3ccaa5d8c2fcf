import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const asha = { name: 'Asha Rao', email: 'asha@guests.example' };

const save = async (draft: Draft): Promise<string> =>
  (await call(saveDraft, { body: draft }, recruiter)).bookingId ?? '';

const read = async (bookingId: string) =>
  (await call(getBooking, { query: { id: bookingId } }, recruiter)).data;

const calendarMails = async (email: string) =>
  (await app.mailsTo(email)).filter(({ message }) => message?.calendar);

describe('a draft that is scheduled', () => {
  test('becomes the meeting under its own id, with everything attached', async () => {
    const bookingId = await save({ jobTitle: 'Data En', meetingInfo: { startTime: 'T14' } });
    await call(addComments, { body: { bookingId, comments: 'Ask about notice.' } }, recruiter);
    const { version } = (await read(bookingId)) ?? {};
    const candidateDetails = aCandidate({ email: 'drafted@candidate.example' });
    const body = aBooking({ bookingId, version, candidateDetails, panelists: [asha] });
    const made = await call(createBooking, { body }, recruiter);
    expect(made).toMatchObject({
      httpStatus: 201,
      bookingId,
      message: ['Meeting created Successfully'],
      data: { bookingStatus: 'SCHEDULED', draft: null, jobTitle: 'Senior Data Engineer' },
    });
    expect(made.data?.comments.map(({ text }) => text)).toEqual(['Ask about notice.']);
    expect(made.data?.workFlow.map(({ action }) => action)).toEqual(['DRAFTED', 'SCHEDULED']);
    const [mail, ...more] = await calendarMails('drafted@candidate.example');
    expect(mail?.message?.calendar?.ics).toContain('SEQUENCE:0');
    expect(more).toEqual([]);
    expect(await call(createBooking, { body: { ...body, version: undefined } }, recruiter)).toMatchObject({
      httpStatus: 409,
      code: 'INVALID_TRANSITION',
    });
  });

  test('stays a draft if someone is busy, or it changed meanwhile', async () => {
    const candidateDetails = aCandidate({ email: 'taken@candidate.example' });
    const meetingInfo = aMeeting({ startTime: '2026-07-01T10:00', endTime: '2026-07-01T11:00' });
    await call(createBooking, { body: aBooking({ meetingInfo, candidateDetails }) }, recruiter);
    const bookingId = await save({ jobTitle: 'Kept' });
    const body = aBooking({ bookingId, meetingInfo, candidateDetails });
    expect((await call(createBooking, { body }, recruiter)).code).toBe('SLOT_CONFLICT');
    const stale = await call(createBooking, { body: { ...body, version: 7 } }, recruiter);
    expect(stale.code).toBe('VERSION_CONFLICT');
    expect(await read(bookingId)).toMatchObject({ bookingStatus: 'DRAFT', draft: { jobTitle: 'Kept' } });
  });
});

describe('a change of a draft', () => {
  const typed: Draft = {
    candidateDetails: { candidateName: 'Noor Khan', email: 'noor@candidate.example' },
    meetingInfo: { timeZone: 'Asia/Kolkata', instructions: 'Bring a pen.' },
    panelists: [{ panelistId: null, ...asha }],
  };

  test('without a time is merged into it, and no one is emailed', async () => {
    const bookingId = await save(typed);
    const body = { bookingId, jobTitle: 'Baker', venue: 'Floor 3' };
    expect(await call(reviseBooking, { body }, recruiter)).toMatchObject({
      httpStatus: 200,
      data: {
        bookingStatus: 'DRAFT',
        jobTitle: 'Baker',
        draft: { meetingInfo: { instructions: 'Bring a pen.' } },
      },
    });
    const details = { candidateName: 'Noor A. Khan' };
    await call(updateCandidate, { body: { bookingId, candidateDetails: details } }, recruiter);
    expect(await read(bookingId)).toMatchObject({
      bookingStatus: 'DRAFT',
      candidateDetails: { candidateName: 'Noor A. Khan', email: 'noor@candidate.example' },
    });
    expect(await calendarMails('noor@candidate.example')).toEqual([]);
  });

  test('that sets its time schedules it', async () => {
    const bookingId = await save(typed);
    const meetingInfo = { startTime: '02/07/2026 10:00', endTime: '02/07/2026 11:00' };
    const made = await call(reviseBooking, { body: { bookingId, meetingInfo } }, recruiter);
    expect(made).toMatchObject({
      httpStatus: 200,
      bookingId,
      data: {
        bookingStatus: 'SCHEDULED',
        rescheduleCount: 0,
        meetingInfo: { startLocal: '2026-07-02T10:00', instructions: 'Bring a pen.' },
        panelists: [{ email: asha.email }],
      },
    });
    expect(await calendarMails('noor@candidate.example')).toHaveLength(1);
  });

  test('that sets the time of a draft without a candidate names what is missing', async () => {
    const bookingId = await save({ jobTitle: 'Baker' });
    const meetingInfo = { startTime: '2026-07-03T10:00', endTime: '2026-07-03T11:00' };
    expect(await call(reviseBooking, { body: { bookingId, meetingInfo } }, recruiter)).toMatchObject({
      httpStatus: 400,
      fieldErrors: { 'candidateDetails.candidateName': 'Candidate name is required' },
    });
  });
});
