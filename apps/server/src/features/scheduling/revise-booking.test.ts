import { createBooking, getBooking, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking, NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { ReviseBooking } from '@slotwise/contract/bookings/changes.schema';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const asha = { name: 'Asha Rao', email: 'asha.rao@acme.example' };
const olu = { name: 'Olu Bello', email: 'olu@guests.example' };

let made = 0;
/** A one-hour meeting on its own day, with its own candidate. */
async function schedule(overrides: Partial<NewBooking> = {}): Promise<Booking> {
  made += 1;
  const day = new Date(Date.UTC(2026, 5, made)).toISOString().slice(0, 10);
  const body = aBooking({
    meetingInfo: aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` }),
    candidateDetails: aCandidate({ email: `candidate-${made}@candidate.example` }),
    ...overrides,
  });
  const { data } = await call(createBooking, { body }, recruiter);
  if (!data) throw new Error('The meeting was not made.');
  return data;
}

const revise = ({ bookingId }: { bookingId: string }, change: Omit<ReviseBooking, 'bookingId'>) =>
  call(reviseBooking, { body: { bookingId, ...change } }, recruiter);

const read = async ({ bookingId }: { bookingId: string }) =>
  (await call(getBooking, { query: { id: bookingId } }, recruiter)).data;

const dayFirst = (local: string) =>
  `${local.slice(8, 10)}/${local.slice(5, 7)}/${local.slice(0, 4)} ${local.slice(11)}`;

/** The meeting's time as the web client sends it back. */
const shown = ({ meetingInfo: { startLocal, endLocal, timeZone } }: Booking) => ({
  startTime: dayFirst(startLocal),
  endTime: dayFirst(endLocal),
  timeZone,
});

const hour = (day: string, from = '10:00', to = '11:00') => ({
  startTime: `${day}T${from}`,
  endTime: `${day}T${to}`,
});

describe('a new time', () => {
  test('moves the meeting, counts it, records from where to where, and invites everyone again', async () => {
    const booking = await schedule({ panelists: [asha] });
    const moved = await revise(booking, {
      meetingInfo: hour('2026-08-03'),
      reason: { code: 'CANDIDATE_ASKED', text: 'Exams that week' },
      version: 1,
    });
    expect(moved).toMatchObject({
      httpStatus: 200,
      bookingId: booking.bookingId,
      message: ['Rescheduled Meeting Successfully'],
      data: { version: 2, rescheduleCount: 1, bookingStatus: 'SCHEDULED' },
    });
    expect(moved.data?.workFlow.at(-1)).toMatchObject({
      action: 'RESCHEDULED',
      comments: 'Exams that week',
      details: {
        reasonCode: 'CANDIDATE_ASKED',
        from: { startLocal: booking.meetingInfo.startLocal, timeZone: 'Asia/Kolkata' },
        to: { startTime: '2026-08-03T04:30:00.000Z', startLocal: '2026-08-03T10:00' },
      },
    });
    expect(moved.data?.panelists).toMatchObject([{ email: asha.email, rsvp: 'NEEDS_ACTION' }]);
    expect(await read(booking)).toEqual(moved.data);
  });

  test('with only a start keeps the length, with only a zone the instant', async () => {
    const booking = await schedule();
    const later = await revise(booking, { meetingInfo: { startTime: '2026-08-04T15:15' } });
    expect(later.data?.meetingInfo).toMatchObject({ endLocal: '2026-08-04T16:15' });
    const abroad = await revise(booking, { meetingInfo: { timeZone: 'Europe/Berlin' } });
    expect(abroad.data).toMatchObject({
      rescheduleCount: 2,
      meetingInfo: { startTime: '2026-08-04T09:45:00.000Z', startLocal: '2026-08-04T11:45' },
    });
  });

  test('frees the old hour and is refused, naming who is busy, if the new one is taken', async () => {
    const booking = await schedule({ panelists: [asha] });
    const other = await schedule({ panelists: [asha] });
    const { startTime, endTime } = other.meetingInfo;
    const refused = await revise(booking, { meetingInfo: { startTime, endTime } });
    expect(refused).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
    expect(refused.message?.[0]).toMatch(/^Asha Rao is busy 10:00–11:00 IST on /);
    expect(await read(booking)).toEqual(booking);
    await revise(other, { meetingInfo: hour('2026-08-05') });
    expect((await revise(booking, { meetingInfo: { startTime, endTime } })).httpStatus).toBe(200);
  });

  test('is refused if the call is declared an update', async () => {
    const booking = await schedule();
    const refused = await revise(booking, { actionType: 'update', meetingInfo: hour('2026-08-06') });
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(refused.message).toEqual(['An update keeps the time. Reschedule the meeting to move it.']);
  });

  test('in the past is refused, and the present one is no change', async () => {
    const booking = await schedule();
    expect(await revise(booking, { meetingInfo: hour('2026-02-02') })).toMatchObject({
      code: 'TIME_IN_PAST',
    });
    const same = await revise(booking, { meetingInfo: shown(booking), actionType: 'reschedule' });
    expect(same).toMatchObject({ httpStatus: 200, data: { version: 1, rescheduleCount: 0 } });
  });

  test('survives a form in an hour that occurs twice', async () => {
    const second = { startTime: '2026-10-25T01:15:00Z', endTime: '2026-10-25T01:45:00Z' };
    const booking = await schedule({ meetingInfo: aMeeting({ ...second, timeZone: 'Europe/Berlin' }) });
    expect(booking.meetingInfo.startLocal).toBe('2026-10-25T02:15');
    const kept = await revise(booking, { meetingInfo: shown(booking), instructions: 'Bring a pen.' });
    expect(kept.data).toMatchObject({
      rescheduleCount: 0,
      meetingInfo: { startTime: '2026-10-25T01:15:00.000Z', instructions: 'Bring a pen.' },
    });
    const longer = await revise(booking, { meetingInfo: { ...shown(booking), endTime: '2026-10-25T03:30' } });
    expect(longer.data?.meetingInfo).toMatchObject({
      startTime: '2026-10-25T01:15:00.000Z',
      endTime: '2026-10-25T02:30:00.000Z',
    });
  });
});

describe('an update', () => {
  test('merges the given fields, records which, and leaves the rest', async () => {
    const booking = await schedule({ panelists: [asha] });
    const updated = await revise(booking, {
      meetingInfo: shown(booking),
      mode: 'ONSITE',
      venue: 'Floor 3',
      roundName: 'Technical 2',
      roundNumber: 2,
      scorecard: [{ name: 'Systems design', weight: 5, mustHave: true }],
    });
    expect(updated).toMatchObject({
      message: ['Updating Meeting Successfully'],
      data: {
        version: 2,
        rescheduleCount: 0,
        roundName: 'Technical 2',
        roundNumber: 2,
        jobTitle: booking.jobTitle,
        scorecard: [{ name: 'Systems design', weight: 5, mustHave: true }],
        meetingInfo: { venue: 'Floor 3', meetingLink: booking.meetingInfo.meetingLink },
        panelists: booking.panelists,
      },
    });
    expect(updated.data?.workFlow.at(-1)?.details.changes).toEqual([
      'mode',
      'venue',
      'roundName',
      'roundNumber',
      'scorecard',
    ]);
  });

  test('of the panel keeps who stays, seats who is new and frees the time of who left', async () => {
    const booking = await schedule({ panelists: [asha, olu] });
    const swapped = await revise(booking, {
      panelists: [
        { ...olu, required: false },
        { name: 'Ananya Rao', email: recruiter.email },
      ],
    });
    expect(swapped.data?.panelists.map(({ email, required }) => [email, required])).toEqual([
      [olu.email, false],
      [recruiter.email, true],
    ]);
    const { startTime, endTime } = booking.meetingInfo;
    const clash = await schedule({
      meetingInfo: aMeeting({ startTime, endTime }),
      panelists: [asha, olu],
    });
    expect(clash.panelists).toHaveLength(2);
    const back = await revise(booking, { panelists: [asha] });
    expect(back).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
  });

  test('keeps a seated panelist who takes no more interviews, but cannot seat one again', async () => {
    const { panelistId = '' } = await call(
      createPanelist,
      { body: aPanelist({ firstName: 'Lena', email: 'lena@acme.example' }) },
      recruiter,
    );
    const booking = await schedule({ panelists: [{ panelistId }] });
    const other = await schedule();
    await call(updatePanelist, { body: { panelistId, panelStatus: 'INACTIVE' } }, recruiter);
    const kept = await revise(booking, { panelists: [{ panelistId }, olu] });
    expect(kept.data?.panelists).toHaveLength(2);
    const refused = await revise(other, { panelists: [{ panelistId }] });
    expect(refused.message).toEqual(['Lena Rao no longer takes interviews']);
  });

  test('seats neither the candidate nor anyone twice', async () => {
    const booking = await schedule();
    const { candidateName: name, email } = booking.candidateDetails;
    expect((await revise(booking, { panelists: [{ name, email }] })).message).toEqual([
      `${name} is the candidate`,
    ]);
    expect((await revise(booking, { panelists: [olu, olu] })).message).toEqual([
      'Olu Bello is on the panel twice',
    ]);
  });

  test('is searchable by its changes', async () => {
    const booking = await schedule();
    await revise(booking, {
      jobTitle: 'Astronomer',
      panelists: [{ name: 'Nova Quasar', email: 'nova@guests.example' }],
    });
    for (const q of ['astronomer', 'nova quasar']) {
      const found = await call(listBookings, { query: { q } }, recruiter);
      expect(found.data?.map(({ bookingId }) => bookingId)).toEqual([booking.bookingId]);
    }
  });
});

describe('two people who edit at the same time', () => {
  test('one learns what the other changed, and nothing of theirs is written', async () => {
    const booking = await schedule();
    await revise(booking, { instructions: 'Bring a pen.', version: 1 });
    const late = await revise(booking, { meetingInfo: hour('2026-08-10'), version: 1 });
    expect(late).toMatchObject({
      httpStatus: 409,
      code: 'VERSION_CONFLICT',
      message: ['Ananya Rao changed this meeting first. Look at the change, then try again.'],
      details: {
        version: 2,
        bookingStatus: 'SCHEDULED',
        changes: [{ action: 'UPDATED', details: { changes: ['instructions'] } }],
      },
    });
    expect(await read(booking)).toMatchObject({ version: 2, rescheduleCount: 0 });
  });
});

describe('a meeting in another status', () => {
  test('that was cancelled takes no update, and is reopened with a new time', async () => {
    const booking = await schedule();
    const { bookingId } = booking;
    await call(cancelBooking, { query: {}, body: { id: bookingId } }, recruiter);
    expect(await revise(booking, { instructions: 'x' })).toMatchObject({
      httpStatus: 409,
      code: 'INVALID_TRANSITION',
      message: ['Cannot update a meeting that is CANCELLED'],
      details: { allowedActions: expect.arrayContaining(['reschedule']) },
    });
    const again = await revise(booking, { meetingInfo: hour('2026-08-11') });
    expect(again.data).toMatchObject({ bookingStatus: 'SCHEDULED', rescheduleCount: 1, cancelReason: null });
    expect(again.data?.workFlow.at(-1)?.action).toBe('REOPENED');
  });

  test('that is over is corrected without a mail, and moved into the future with one', async () => {
    const booking = await schedule({ meetingInfo: aMeeting(hour('2026-03-02', '15:00', '16:00')) });
    app.clock.advance({ minutes: 100 });
    const mails = async () => (await app.mailsTo(booking.candidateDetails.email)).length;
    const late = await revise(booking, { instructions: 'Went well.' });
    expect(late.httpStatus).toBe(200);
    expect(await mails()).toBe(1);
    const moved = await revise(booking, { meetingInfo: hour('2026-08-12') });
    expect(moved.data).toMatchObject({ bookingStatus: 'SCHEDULED', rescheduleCount: 1 });
    expect(await mails()).toBe(2);
  });
});
