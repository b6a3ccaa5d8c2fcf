import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { cancelBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { markNoShow } from '@slotwise/contract/booking-parts/decisions.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const UNKNOWN = '0190a1b2-0000-7000-8000-000000000001';

let made = 0;
async function schedule(day = `2026-06-${String(made + 1).padStart(2, '0')}`) {
  made += 1;
  const email = `candidate-${made}@candidate.example`;
  const body = aBooking({
    meetingInfo: aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` }),
    candidateDetails: aCandidate({ email }),
  });
  const { bookingId = '' } = await call(createBooking, { body }, recruiter);
  const lastMail = async () => (await app.mailsTo(email)).filter(({ message }) => message?.calendar).at(-1);
  return { bookingId, body, lastMail };
}

type Request = RequestOf<typeof cancelBooking>;
const cancel = (query: Request['query'], body?: Request['body'], as = recruiter) =>
  call(cancelBooking, { query, body }, as);

const read = (bookingId: string) => call(getBooking, { query: { id: bookingId } }, recruiter);

test('a cancelled meeting releases its time, keeps the comments, and tells the candidate only the reason', async () => {
  const { bookingId, body, lastMail } = await schedule();
  const reason = { code: 'POSITION_CLOSED' as const, text: 'The position is filled.' };
  const cancelled = await cancel({ bookingId }, { comments: 'Budget went elsewhere', reason, version: 1 });
  expect(cancelled).toMatchObject({
    httpStatus: 200,
    bookingId,
    data: { bookingStatus: 'CANCELLED', version: 2 },
  });
  const { data } = await read(bookingId);
  expect(data).toMatchObject({ bookingStatus: 'CANCELLED', cancelReason: reason });
  expect(data?.workFlow.at(-1)).toMatchObject({ action: 'CANCELLED', comments: 'Budget went elsewhere' });
  const mail = await lastMail();
  expect(mail?.message?.calendar?.method).toBe('CANCEL');
  expect(mail?.text).toContain('The position is filled.');
  expect(mail?.text).not.toContain('Budget');
  expect((await call(createBooking, { body }, recruiter)).httpStatus).toBe(201);
});

test.each<[string, (id: string) => Partial<Request>]>([
  ['the query alone, without a body', (id) => ({ query: { bookingId: id } })],
  ['id in the query', (id) => ({ query: { id } })],
  ['the body alone', (id) => ({ body: { bookingId: id.toUpperCase() } })],
  ['both, the same', (id) => ({ query: { bookingId: id }, body: { id, comments: 'x' } })],
])('a meeting is named by %s', async (_what, getRequest) => {
  const { bookingId } = await schedule();
  const { query = {}, body } = getRequest(bookingId);
  expect(await cancel(query, body)).toMatchObject({ httpStatus: 200, bookingId });
});

test('refuses two different meetings, or none', async () => {
  const { bookingId } = await schedule();
  const two = await cancel({ bookingId }, { bookingId: UNKNOWN });
  expect(two).toMatchObject({ httpStatus: 400, code: 'ID_MISMATCH' });
  expect(await cancel({})).toMatchObject({ httpStatus: 400 });
  expect(await cancel({ id: UNKNOWN })).toMatchObject({ httpStatus: 404 });
  expect((await read(bookingId)).data).toMatchObject({ bookingStatus: 'SCHEDULED', version: 1 });
});

test('a meeting is cancelled only once', async () => {
  const { bookingId } = await schedule();
  await cancel({ bookingId });
  expect(await cancel({ bookingId })).toMatchObject({
    httpStatus: 409,
    code: 'INVALID_TRANSITION',
    message: ['Cannot cancel a meeting that is CANCELLED'],
  });
});

test('a draft is discarded', async () => {
  const saved = await call(saveDraft, { body: { jobTitle: 'Half typed' } }, recruiter);
  const { bookingId = '' } = saved;
  expect(await cancel({ bookingId })).toMatchObject({
    httpStatus: 200,
    data: { bookingStatus: 'CANCELLED' },
  });
  expect((await read(bookingId)).httpStatus).toBe(404);
});

test('a missed meeting stays in all calendars', async () => {
  const { bookingId, lastMail } = await schedule('2026-03-03');
  app.clock.set('2026-03-03T04:45:00.000Z');
  const me = await app.logIn(recruiter.email);
  const before = await lastMail();
  await call(markNoShow, { body: { bookingId, noShowBy: 'CANDIDATE' } }, me);
  const cancelled = await cancel({ bookingId }, undefined, me);
  expect(cancelled).toMatchObject({ httpStatus: 200, data: { version: 3 } });
  expect((await lastMail())?.mailId).toBe(before?.mailId);
});
