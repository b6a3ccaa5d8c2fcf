import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { cancelBooking, reviseBooking, undoAct } from '@slotwise/contract/bookings/changes.endpoints';
import { listReminders } from '@slotwise/contract/bookings/reminders.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { addRecruiter } from '../../../../test/add-recruiter.ts';
import { startMailScene } from '../../../../test/mail-scene.ts';

const SECONDS = 10;
/** Includes a call's time in transit. */
const HELD = SECONDS + 2;
const scene = await startMailScene('Acme Hiring', SECONDS);
const { app, recruiter, deliveries, hurry, mailsTo, schedule, waitForStates } = scene;
const { call, clock } = app;
afterAll(scene.stop);
const colleague = await addRecruiter(app, recruiter, 'Kiran', 'ADMIN');

const cancel = (bookingId: string, as = recruiter) =>
  call(cancelBooking, { query: { bookingId }, body: { reason: { code: 'OTHER', text: 'Closed.' } } }, as);
const undo = (bookingId: string, as = recruiter) => call(undoAct, { body: { bookingId } }, as);
const read = async (bookingId: string) =>
  (await call(getBooking, { query: { id: bookingId } }, recruiter)).data;

/** A meeting whose invitations were delivered. */
async function invited() {
  const made = await schedule();
  await waitForStates(made.bookingId, made.candidate, ['SENT']);
  return made;
}
const subjects = (bookingId: string, to: string) => async () =>
  (await deliveries(bookingId))
    .filter(({ recipientEmail }) => recipientEmail === to)
    .map(({ state }) => state);

test('mails of undoable acts leave once the time to undo is up, even if a server checks before', async () => {
  const { bookingId, candidate } = await invited();
  expect(await cancel(bookingId)).toMatchObject({ httpStatus: 200, undoSeconds: SECONDS });
  await hurry();
  await hurry();
  expect(await subjects(bookingId, candidate)()).toEqual(['SENT', 'QUEUED']);
  expect(mailsTo(candidate)).toHaveLength(1);
  clock.advance({ seconds: HELD });
  await hurry();
  await waitForStates(bookingId, candidate, ['SENT', 'SENT']);
  expect(await undo(bookingId)).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: ['It is too late to undo this: the emails are on their way.'],
  });
});

test('undoing a cancellation restores the meeting, and no one is mailed', async () => {
  const { bookingId, candidate, day } = await invited();
  const before = await read(bookingId);
  const planned = async () =>
    (await call(listReminders, { params: { id: bookingId } }, recruiter)).data?.filter(
      ({ state }) => state === 'WAITING',
    ).length;
  const reminders = await planned();
  await cancel(bookingId);
  const { data: undone } = await undo(bookingId);
  const { version, workFlow, ...rest } = undone ?? {};
  const { version: _old, workFlow: _steps, ...former } = before ?? {};
  expect(rest).toEqual(former);
  expect(version).toBe(3);
  expect(workFlow?.slice(-2)).toMatchObject([
    { action: 'CANCELLED' },
    { action: 'UNDONE', fromStatus: 'CANCELLED', toStatus: 'SCHEDULED', details: { undone: 'CANCELLED' } },
  ]);
  expect(await planned()).toBe(reminders);
  const busy = aBooking({
    meetingInfo: aMeeting({ startTime: `${day}T10:30`, endTime: `${day}T11:30` }),
    candidateDetails: aCandidate({ email: candidate }),
  });
  expect(await call(createBooking, { body: busy }, recruiter)).toMatchObject({ code: 'SLOT_CONFLICT' });
  clock.advance({ seconds: HELD });
  await hurry();
  expect(await subjects(bookingId, candidate)()).toEqual(['SENT', 'SUPERSEDED']);
  expect(mailsTo(candidate)).toHaveLength(1);
  // Again: an undone act does not count as announced, and the next cancellation reaches everyone.
  await cancel(bookingId);
  clock.advance({ seconds: HELD });
  await hurry();
  await waitForStates(bookingId, candidate, ['SENT', 'SUPERSEDED', 'SENT']);
});

test('undoing twice gives the same answer', async () => {
  const { bookingId } = await invited();
  await cancel(bookingId);
  const [one, two] = [await undo(bookingId), await undo(bookingId)];
  expect([one.httpStatus, two.httpStatus]).toEqual([200, 200]);
  expect(two.data?.version).toBe(3);
});

test('undoing a move restores time and people', async () => {
  const { bookingId, day } = await invited();
  const before = await read(bookingId);
  const meetingInfo = { startTime: `${day}T15:00`, endTime: `${day}T16:00` };
  await call(reviseBooking, { body: { bookingId, meetingInfo } }, recruiter);
  const { data } = await undo(bookingId);
  expect(data?.meetingInfo).toEqual(before?.meetingInfo);
  expect(data?.workFlow.at(-1)?.details).toEqual({ undone: 'RESCHEDULED' });
});

test('only its author can undo an act, and not after someone else has acted', async () => {
  const { bookingId, candidate, day } = await invited();
  await cancel(bookingId);
  expect(await undo(bookingId, colleague)).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: ['Only the person who did this can undo it.'],
  });
  const meetingInfo = { startTime: `${day}T15:00`, endTime: `${day}T16:00` };
  await call(reviseBooking, { body: { bookingId, meetingInfo, actionType: 'reschedule' } }, colleague);
  expect(await undo(bookingId)).toMatchObject({ code: 'INVALID_TRANSITION' });
  clock.advance({ seconds: HELD });
  await hurry();
  // No mail reader ever learned of the cancellation.
  await expect.poll(subjects(bookingId, candidate)).toEqual(['SENT', 'SUPERSEDED', 'SENT']);
});

test('undoing does not take back time that someone else took meanwhile', async () => {
  const { bookingId, candidate, day } = await invited();
  await cancel(bookingId);
  const body = aBooking({
    meetingInfo: aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` }),
    candidateDetails: aCandidate({ email: candidate }),
  });
  expect((await call(createBooking, { body }, colleague)).httpStatus).toBe(201);
  expect(await undo(bookingId)).toMatchObject({ code: 'SLOT_CONFLICT' });
  expect((await read(bookingId))?.bookingStatus).toBe('CANCELLED');
});
