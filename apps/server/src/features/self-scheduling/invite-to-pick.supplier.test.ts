import {
  openCandidatePage,
  pickTime,
  withdrawAsCandidate,
} from '@slotwise/contract/bookings/candidate-page.endpoints';
import { inviteToPick } from '@slotwise/contract/bookings/self-scheduling.endpoints';
import { afterAll, expect, test } from 'vitest';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
afterAll(scene.stop);
const { asha, call, change, client, kindsTo, newCandidate, read, submitted, supplier } = scene;

const invite = (bookingId: string) =>
  call(
    inviteToPick,
    {
      body: {
        bookingId,
        durationMinutes: 60,
        slotStep: '60',
        timeZone: 'Asia/Kolkata',
        windowStart: '2026-03-05',
        windowEnd: '2026-03-05',
        panelists: [{ panelistId: asha.panelistId }],
      },
    },
    client,
  );

test('inviting a submitted candidate to choose accepts them, and the supplier hears of each step', async () => {
  const candidateDetails = newCandidate({ currentCompany: 'Tern Systems' });
  const bookingId = await submitted({ candidateDetails });
  const { data, url = '' } = await invite(bookingId);
  expect(data).toMatchObject({
    bookingStatus: 'AWAITING_CANDIDATE',
    recruiterEmail: client.email,
    assignee: client.email,
    candidateDetails: { currentCompany: 'Tern Systems' },
    submission: { answer: 'ACCEPTED', answeredAt: '2026-03-02T09:00:00.000Z' },
  });
  expect(await kindsTo(supplier, bookingId)).toEqual(['submission-accepted']);

  const holder = { token: url.split('#')[1] ?? '' };
  await call(pickTime, { body: { startTime: '2026-03-05T05:30:00.000Z' } }, holder);
  await call(pickTime, { body: { startTime: '2026-03-05T06:30:00.000Z' } }, holder);
  const comments = 'The pay is too low, do not tell my agency.';
  await call(withdrawAsCandidate, { body: { comments } }, holder);
  expect((await kindsTo(supplier, bookingId)).slice(1)).toEqual([
    'submission-scheduled',
    'submission-moved',
    'submission-withdrawn',
  ]);
  const seen = await read(bookingId, supplier);
  expect(seen.bookingStatus).toBe('WITHDRAWN');
  expect(seen.workFlow.map(({ action }) => action)).toContain('RESCHEDULED');
  expect(JSON.stringify(seen)).not.toContain('too low');
  expect((await read(bookingId, client)).workFlow.at(-1)).toMatchObject({ action: 'WITHDRAWN', comments });
});

test('an accepted draft stays accepted when its candidate is invited, and the supplier may withdraw them', async () => {
  const bookingId = await submitted();
  await change({ bookingId, decision: 'ACCEPT' }, client);
  const { url = '' } = await invite(bookingId);
  expect(await kindsTo(supplier, bookingId)).toEqual(['submission-accepted']);
  const { candidateDetails } = await read(bookingId, client);
  await change({ bookingId, decision: 'WITHDRAW', comments: 'Took another job.' }, supplier);
  expect(await kindsTo(candidateDetails, bookingId)).toEqual(['pick-invitation', 'pick-called-off']);
  const page = await call(openCandidatePage, {}, { token: url.split('#')[1] ?? '' });
  expect(page.data).toMatchObject({ bookingStatus: 'WITHDRAWN', acts: [] });
  expect(JSON.stringify(page)).not.toContain('another job');
});
