import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../../test/test-app.ts';
import { requireFewMoved } from './move-seats.rules.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');

let made = 0;
async function panelistWithMeeting(guests: { name: string; email: string }[] = []) {
  made += 1;
  const email = `asha-${made}@acme.example`;
  const { panelistId = '' } = await call(createPanelist, { body: aPanelist({ email }) }, recruiter);
  const day = `2026-06-${String(made).padStart(2, '0')}`;
  const body = aBooking({
    meetingInfo: aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` }),
    candidateDetails: aCandidate({ email: `candidate-${made}@candidate.example` }),
    panelists: [{ panelistId }, ...guests],
  });
  const { bookingId = '' } = await call(createBooking, { body }, recruiter);
  return { panelistId, email, bookingId, body };
}

const moveTo = (panelistId: string, email: string) =>
  call(updatePanelist, { body: { panelistId, email } }, recruiter);

test('an upcoming meeting follows the panelist to the new address, with its time', async () => {
  const { panelistId, bookingId, body } = await panelistWithMeeting();
  expect((await moveTo(panelistId, 'moved@acme.example')).httpStatus).toBe(200);
  const { data } = await call(getBooking, { query: { id: bookingId } }, recruiter);
  expect(data).toMatchObject({ version: 2, panelists: [{ panelistId, email: 'moved@acme.example' }] });
  const guest = { name: 'Asha Rao', email: 'moved@acme.example' };
  const candidateDetails = aCandidate({ email: 'somebody@candidate.example' });
  const clash = await call(
    createBooking,
    { body: { ...body, candidateDetails, panelists: [guest] } },
    recruiter,
  );
  expect(clash).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
});

test('a guest with the new address becomes the panelist', async () => {
  const guest = { name: 'A. Rao', email: 'guest@guests.example' };
  const { panelistId, bookingId } = await panelistWithMeeting([guest]);
  expect((await moveTo(panelistId, guest.email)).httpStatus).toBe(200);
  const { data } = await call(getBooking, { query: { id: bookingId } }, recruiter);
  expect(data?.panelists).toMatchObject([{ panelistId, name: 'Asha Rao', email: guest.email }]);
});

test('an address that is busy during a meeting is refused, and nothing moves', async () => {
  const { panelistId, email, body } = await panelistWithMeeting();
  const candidateDetails = aCandidate({ email: 'another@candidate.example' });
  const panelists = [{ name: 'Busy', email: 'busy@guests.example' }];
  await call(createBooking, { body: { ...body, candidateDetails, panelists } }, recruiter);
  expect(await moveTo(panelistId, 'busy@guests.example')).toMatchObject({
    httpStatus: 409,
    code: 'SLOT_CONFLICT',
  });
  expect((await moveTo(panelistId, email)).data?.email).toBe(email);
});

test('the address of a meeting’s candidate is refused', async () => {
  const { panelistId, body } = await panelistWithMeeting();
  const refused = await moveTo(panelistId, body.candidateDetails.email);
  expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
  expect(refused.message?.[0]).toContain('the candidate of a coming meeting');
});

test('very many meetings cannot move at once', () => {
  expect(() => requireFewMoved(Array.from({ length: 500 }, String))).not.toThrow();
  expect(() => requireFewMoved(Array.from({ length: 501 }, String))).toThrow('501 coming meetings');
});
