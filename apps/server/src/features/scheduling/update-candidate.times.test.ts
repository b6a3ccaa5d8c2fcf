import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { updateVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { aBooking, aCandidate } from '@slotwise/test-data/a-booking';
import { aCandidateWindow } from '@slotwise/test-data/an-availability';
import { afterAll, expect, test } from 'vitest';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
const { call, client, supplier } = scene;
afterAll(() => scene.stop());

const afternoon = aCandidateWindow();
const morning = aCandidateWindow({
  start: '2026-11-27T09:00',
  end: '2026-11-27T12:00',
  timeZone: 'Europe/Berlin',
});

const listTimes = async (id: string, as = client) =>
  (await call(getBooking, { query: { id } }, as)).data?.candidateDetails.availability;

test('a candidate’s times are stored with the meeting, and changed without touching the rest', async () => {
  const candidateDetails = aCandidate({ email: 'times@candidate.example', availability: [afternoon] });
  const { bookingId = '', data } = await call(
    createBooking,
    { body: aBooking({ candidateDetails }) },
    client,
  );
  expect(data?.candidateDetails.availability).toEqual([afternoon]);
  const change = (availability: (typeof afternoon)[], version?: number) =>
    call(updateCandidate, { body: { bookingId, version, candidateDetails: { availability } } }, client);
  const changed = await change([morning, afternoon], 1);
  expect(changed.data).toMatchObject({
    version: 2,
    candidateDetails: { email: candidateDetails.email, availability: [morning, afternoon] },
  });
  expect(changed.data?.workFlow.at(-1)).toMatchObject({ details: { changes: ['availability'] } });
  expect(await change([], 1)).toMatchObject({ httpStatus: 409, code: 'VERSION_CONFLICT' });
  expect((await change([morning, afternoon])).data?.version).toBe(2);
  await call(
    updateCandidate,
    { body: { bookingId, candidateDetails: { currentCompany: 'Globex' } } },
    client,
  );
  expect(await listTimes(bookingId)).toEqual([morning, afternoon]);
  expect((await change([])).data?.candidateDetails.availability).toEqual([]);
});

test('a draft stores them, and scheduling it sends them again', async () => {
  const candidateDetails = {
    candidateName: 'Meera',
    email: 'draft@candidate.example',
    availability: [morning],
  };
  const { bookingId = '' } = await call(saveDraft, { body: { candidateDetails } }, client);
  expect(await listTimes(bookingId)).toEqual([morning]);
  const body = { ...aBooking({ candidateDetails: aCandidate(candidateDetails) }), bookingId };
  expect((await call(createBooking, { body }, client)).data?.candidateDetails.availability).toEqual([
    morning,
  ]);
});

test('a supplier submits and changes them, and they stay with the resulting meeting', async () => {
  const candidateDetails = scene.newCandidate({ availability: [afternoon] });
  const bookingId = await scene.submitted({ candidateDetails });
  for (const as of [client, supplier]) expect(await listTimes(bookingId, as)).toEqual([afternoon]);
  const body = { bookingId, candidateDetails: { availability: [morning] } };
  expect(await call(updateVendorBooking, { body }, supplier)).toMatchObject({ httpStatus: 200 });
  const accepted = await call(updateVendorBooking, { body: { bookingId, decision: 'ACCEPT' } }, client);
  expect(accepted.httpStatus).toBe(200);
  expect(await listTimes(bookingId)).toEqual([morning]);
});

test.each([
  [
    'no day of the calendar',
    { start: '2026-02-30T10:00', end: '2026-03-01T10:00' },
    'start',
    'no day of the calendar',
  ],
  ['a zone no one knows', { timeZone: 'Asia/Atlantis' }, 'timeZone', 'not a time zone we know'],
  ['an end before its start', { end: '2026-11-26T10:00' }, 'end', 'must end after'],
  ['an instant', { start: '2026-11-26T10:00Z' }, 'start', 'YYYY-MM-DDTHH:mm'],
])('a time with %s is refused at its place', async (_title, wrong, field, message) => {
  const availability = [afternoon, aCandidateWindow(wrong)];
  const candidateDetails = aCandidate({ email: 'wrong@candidate.example', availability });
  const refused = await call(createBooking, { body: aBooking({ candidateDetails }) }, client);
  expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
  expect(refused.fieldErrors?.[`candidateDetails.availability.1.${field}`]).toContain(message);
});
