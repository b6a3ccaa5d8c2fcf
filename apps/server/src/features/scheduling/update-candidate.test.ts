import { createBooking, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking, NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const asha = { name: 'Asha Rao', email: 'asha@guests.example' };

let made = 0;
async function schedule(overrides: Partial<NewBooking> = {}): Promise<Booking> {
  made += 1;
  const day = `2026-06-${String(made).padStart(2, '0')}`;
  const body = aBooking({
    meetingInfo: aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` }),
    candidateDetails: aCandidate({ email: `candidate-${made}@candidate.example` }),
    panelists: [asha],
    ...overrides,
  });
  const { data } = await call(createBooking, { body }, recruiter);
  if (!data) throw new Error('The meeting was not made.');
  return data;
}

const change = ({ bookingId }: Booking, candidateDetails: CandidatePatch, version?: number) =>
  call(updateCandidate, { body: { bookingId, candidateDetails, version } }, recruiter);

const calendarMails = async (email: string, { bookingId }: Booking) =>
  (await app.mailsTo(email)).filter((mail) => mail.bookingId === bookingId && mail.message?.calendar);

test('merges details, converts numbers to international form, and emails no one', async () => {
  const booking = await schedule();
  const { email } = booking.candidateDetails;
  const changed = await change(booking, {
    whatsApp: '98450 01234',
    linkedIn: 'https://www.linkedin.com/in/meera-iyer',
    totalExperience: 7.25,
    expectedCtc: '1850000',
    currency: 'INR',
    primarySkills: ['Rust'],
  });
  expect(changed).toMatchObject({
    httpStatus: 200,
    bookingId: booking.bookingId,
    data: {
      version: 2,
      candidateWhatsApp: expect.stringMatching(/^https:\/\/wa\.me\/919845001234\?text=/) as string,
      linkedInProfile: 'https://www.linkedin.com/in/meera-iyer',
      candidateDetails: {
        candidateName: 'Meera Iyer',
        phone: '+919876543210',
        whatsApp: '+919845001234',
        totalExperience: 7.3,
        expectedCtc: '1850000',
        primarySkills: ['Rust'],
      },
    },
  });
  expect(changed.data?.workFlow.at(-1)).toMatchObject({
    action: 'CANDIDATE_UPDATED',
    details: { changes: expect.arrayContaining(['whatsApp', 'linkedIn', 'totalExperience', 'expectedCtc']) },
  });
  const further = await change(booking, { currentCompany: 'Globex' });
  expect(further.data?.candidateDetails).toMatchObject({ expectedCtc: '1850000', currentCompany: 'Globex' });
  expect(await calendarMails(email, booking)).toHaveLength(1);
  expect(await calendarMails(asha.email, booking)).toHaveLength(1);
});

test('repeating them is no change', async () => {
  const booking = await schedule();
  const same = await change(booking, { phone: '98765 43210', candidateName: 'Meera Iyer' });
  expect(same).toMatchObject({ httpStatus: 200, data: { version: 1 } });
  expect(same.data?.workFlow).toHaveLength(2);
});

test('a new name is mailed only to the panel, and can be searched', async () => {
  const booking = await schedule();
  const { email } = booking.candidateDetails;
  await change(booking, { candidateName: 'Meera Krishnan' });
  expect(await calendarMails(email, booking)).toHaveLength(1);
  const lastMail = (await calendarMails(asha.email, booking)).at(-1);
  expect(lastMail?.message?.calendar?.ics).toContain('SUMMARY:Interview: Meera Krishnan');
  expect(lastMail?.message?.calendar?.ics).toContain('SEQUENCE:1');
  const found = await call(listBookings, { query: { q: 'krishnan' } }, recruiter);
  expect(found.data?.map(({ bookingId }) => bookingId)).toEqual([booking.bookingId]);
});

test('a new address moves the invitation and affects no one else', async () => {
  const booking = await schedule();
  const { email: old } = booking.candidateDetails;
  const moved = await change(booking, { email: 'Moved@candidate.example' });
  expect(moved.data?.candidateDetails.email).toBe('moved@candidate.example');
  const methods = async (email: string) =>
    (await calendarMails(email, booking)).map(({ message }) => message?.calendar?.method);
  expect(await methods(old)).toEqual(['REQUEST', 'CANCEL']);
  expect(await methods('moved@candidate.example')).toEqual(['REQUEST']);
  expect(await methods(asha.email)).toEqual(['REQUEST']);
});

test('a new address takes the meeting’s time, or is refused with the conflict', async () => {
  const booking = await schedule();
  const { startTime, endTime } = booking.meetingInfo;
  const clash = await schedule({ meetingInfo: aMeeting({ startTime, endTime }), panelists: [] });
  const refused = await change(clash, { email: booking.candidateDetails.email });
  expect(refused).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
  await change(clash, { email: 'free@candidate.example' });
  expect((await change(booking, { email: 'free@candidate.example' })).code).toBe('SLOT_CONFLICT');
});

test('refuses the address of someone else on the meeting', async () => {
  const booking = await schedule();
  const refused = await change(booking, { email: asha.email });
  expect(refused).toMatchObject({
    httpStatus: 400,
    message: ['Asha Rao takes part in this meeting already'],
  });
});

test('refuses an outdated version with the steps since', async () => {
  const booking = await schedule();
  await change(booking, { currentCompany: 'Globex' }, 1);
  const late = await change(booking, { currentCompany: 'Initech' }, 1);
  expect(late).toMatchObject({
    httpStatus: 409,
    code: 'VERSION_CONFLICT',
    details: { changes: [{ action: 'CANDIDATE_UPDATED' }] },
  });
});
