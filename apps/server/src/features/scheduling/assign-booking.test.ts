import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { assignBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');
const { panelistId = '' } = await call(createPanelist, { body: aPanelist() }, recruiter);
const asha = await app.accept('asha.rao@acme.example', 'invite');

let day = 0;
async function schedule(): Promise<string> {
  day += 1;
  const date = `2026-06-${String(day).padStart(2, '0')}`;
  const body = aBooking({
    meetingInfo: aMeeting({ startTime: `${date}T10:00`, endTime: `${date}T11:00` }),
    candidateDetails: aCandidate({ email: `c${day}@candidate.example` }),
    panelists: [{ panelistId }],
  });
  const { bookingId = '' } = await call(createBooking, { body }, recruiter);
  return bookingId;
}

const assign = (bookingId: string, assigneeEmail: string, who: TestUser = recruiter, comments?: string) =>
  call(assignBooking, { query: { bookingId, assigneeEmail, comments } }, who);

const noticesTo = async (email: string, bookingId: string) =>
  (await app.mailsTo(email)).filter(
    (mail) => mail.bookingId === bookingId && mail.kind === 'booking-assigned',
  );

describe('assigning a meeting', () => {
  test('assigns it to a panelist, notifies them, and is in the history with its text', async () => {
    const bookingId = await schedule();
    const answer = await assign(bookingId, ' ASHA.rao@acme.example ', recruiter, 'Please look at the resume');
    expect(answer).toMatchObject({
      httpStatus: 200,
      data: { assignee: asha.email, assigneeName: 'Asha Rao', version: 2 },
    });
    expect(answer.data?.workFlow.at(-1)).toMatchObject({
      action: 'ASSIGNED',
      byEmail: recruiter.email,
      bookingVersion: 2,
      comments: 'Please look at the resume',
      details: { assigneeEmail: asha.email, assigneeName: 'Asha Rao' },
    });
    const notices = await noticesTo(asha.email, bookingId);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain('Please look at the resume');
  });

  test('changes nothing and notifies no one if the same person has it', async () => {
    const bookingId = await schedule();
    await assign(bookingId, asha.email);
    const again = await assign(bookingId, asha.email);
    expect(again).toMatchObject({ httpStatus: 200, data: { version: 2 } });
    expect(again.data?.workFlow.filter(({ action }) => action === 'ASSIGNED')).toHaveLength(1);
    expect(await noticesTo(asha.email, bookingId)).toHaveLength(1);
  });

  test('to oneself sends no mail', async () => {
    const bookingId = await schedule();
    await assign(bookingId, asha.email);
    expect((await assign(bookingId, recruiter.email)).data?.assignee).toBe(recruiter.email);
    expect(await noticesTo(recruiter.email, bookingId)).toHaveLength(0);
  });

  test.each([
    ['no one known', 'nobody@acme.example'],
    ['someone of another organization', stranger.email],
    ['no address at all', 'Asha'],
  ])('to %s is refused with an explanation', async (_who, email) => {
    const bookingId = await schedule();
    expect(await assign(bookingId, email)).toMatchObject({
      httpStatus: 404,
      code: 'NOT_FOUND',
      message: [`No one in Acme Hiring has the address ${email.toLowerCase()}.`],
    });
  });

  test('to a panelist who no longer takes part is refused', async () => {
    const added = await call(createPanelist, { body: aPanelist({ email: 'gone@acme.example' }) }, recruiter);
    const body = { panelistId: added.panelistId ?? '', panelStatus: 'INACTIVE' as const };
    expect((await call(updatePanelist, { body }, recruiter)).httpStatus).toBe(200);
    expect(await assign(await schedule(), 'gone@acme.example')).toMatchObject({ httpStatus: 404 });
  });

  test('is not for panelists, and finds no meeting of another organization', async () => {
    const bookingId = await schedule();
    expect(await assign(bookingId, asha.email, asha)).toMatchObject({ httpStatus: 403 });
    expect(await assign(bookingId, stranger.email, stranger)).toMatchObject({ httpStatus: 404 });
  });
});
