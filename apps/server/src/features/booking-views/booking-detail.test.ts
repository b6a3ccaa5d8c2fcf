import { listBookings, listEarlierSteps } from '@slotwise/contract/bookings/bookings.endpoints';
import { assignBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import { approveBooking, rejectBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, admin, asha, arjun, book, read } = scene;
afterAll(scene.stop);

const REASON = { code: 'SKILLS' as const, text: 'Could not explain a join.' };

async function seenBy(bookingId: string, reader: { token: string }): Promise<string> {
  const { decisions, workFlow } = await read(bookingId, reader);
  return JSON.stringify({ decisions, workFlow });
}

describe('a panelist who owes a scorecard', () => {
  test('learns the outcome of another’s decision but none of its text', async () => {
    const bookingId = await book('2026-06-01T09:00:00Z');
    await call(assignBooking, { query: { bookingId, assigneeEmail: arjun.email } }, admin);
    await call(rejectBooking, { body: { bookingId, reason: REASON } }, asha);
    expect((await read(bookingId, arjun)).decisions).toMatchObject([
      { verdict: 'REJECTED', byName: 'Asha Rao', reasonCode: null, reasonText: '' },
    ]);
    expect(await seenBy(bookingId, arjun)).not.toContain(REASON.text);
    const mails = (await scene.mailsTo(arjun.email)).filter(({ kind }) => kind === 'booking-rejected');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(REASON.text);
    for (const reader of [admin, asha]) expect(await seenBy(bookingId, reader)).toContain(REASON.text);
  });

  test('reads the text once their own scorecard is in', async () => {
    const bookingId = await book('2026-06-02T09:00:00Z');
    await call(rejectBooking, { body: { bookingId, reason: REASON } }, asha);
    await call(giveFeedback, { body: { bookingId, feedback: aScorecard(), state: 'SUBMITTED' } }, arjun);
    expect(await seenBy(bookingId, arjun)).toContain(REASON.text);
  });

  test('sees who was first, without the text, if two decide at once', async () => {
    const bookingId = await book('2026-06-03T09:00:00Z');
    await call(rejectBooking, { body: { bookingId, reason: REASON, version: 1 } }, asha);
    const late = await call(approveBooking, { body: { bookingId, version: 1 } }, arjun);
    expect(late).toMatchObject({ httpStatus: 409, code: 'VERSION_CONFLICT' });
    expect(JSON.stringify(late)).toContain('Asha Rao');
    expect(JSON.stringify(late)).not.toContain(REASON.text);
  });
});

test('a candidate’s pay and offers elsewhere are for recruiters only', async () => {
  const bookingId = await book('2026-06-04T09:00:00Z');
  const pay = { currentCtc: '1800000', expectedCtc: '2400000', currency: 'INR', offersInHand: 'One' };
  await call(updateCandidate, { body: { bookingId, candidateDetails: pay } }, admin);
  expect((await read(bookingId, admin)).candidateDetails).toMatchObject(pay);
  const nothing = { currentCtc: '', expectedCtc: '', currency: '', offersInHand: '' };
  expect((await read(bookingId, asha)).candidateDetails).toMatchObject(nothing);
  const { data } = await call(listBookings, { query: {} }, asha);
  expect(data?.find((one) => one.bookingId === bookingId)?.candidateDetails).toMatchObject(nothing);
});

test.each(['vendorId', 'userId', 'submitterId'] as const)(
  'refuses to write under another tenant’s %s',
  async (field) => {
    const bookingId = await book(
      `2026-06-0${5 + ['vendorId', 'userId', 'submitterId'].indexOf(field)}T09:00:00Z`,
    );
    const named = { [field]: '0198a000-0000-7000-8000-00000000dead', bookingId };
    const answers = [
      await call(addComments, { body: { ...named, comments: 'Hello' } }, admin),
      await call(attachDocuments, { body: named }, admin),
      await call(updateCandidate, { body: { ...named, candidateDetails: { phone: '9876543210' } } }, admin),
      await call(giveFeedback, { body: { ...named, feedback: aScorecard() } }, asha),
      await call(approveBooking, { body: named }, asha),
    ];
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([403, 403, 403, 403, 403]);
    expect(await read(bookingId, admin)).toMatchObject({ version: 1, comments: [], decisions: [] });
  },
);

test('a meeting shows the latest steps of a long history, and the earlier ones on request', async () => {
  const bookingId = await book('2026-06-17T09:00:00Z');
  await call(rejectBooking, { body: { bookingId, reason: REASON } }, asha);
  const steps = LIMITS.historySteps + 50;
  await asVendor(scene.store.db, toVendorId(admin.vendorId), (tx) =>
    tx.executeSql(
      `insert into workflow_step (vendor_id, booking_id, step, booking_version, action, from_status, to_status, at,
         by_name, by_email, by_role, comments, details)
       select vendor_id, booking_id, 3 + more, 2, 'ASSIGNED', to_status, to_status, at, by_name, by_email, by_role,
         more::text, '{}'
       from workflow_step, generate_series(1, $2) as more where booking_id = $1 and step = 3`,
      [bookingId, steps - 3],
    ),
  );
  const { workFlow, earlierSteps } = await read(bookingId, admin);
  expect([workFlow.length, workFlow.at(-1)?.step, earlierSteps]).toEqual([LIMITS.historySteps, steps, 51]);
  const ask = (before: number, as: { token: string }) =>
    call(listEarlierSteps, { params: { id: bookingId }, query: { before: String(before) } }, as);
  const earlier = await ask(51, admin);
  expect(earlier.data?.map(({ step }) => step)).toEqual(Array.from({ length: 50 }, (_, step) => step + 1));
  expect(earlier).not.toHaveProperty('earlierSteps');
  expect(JSON.stringify(earlier)).toContain(REASON.text);
  expect(JSON.stringify(await ask(51, arjun))).not.toContain(REASON.text);
  expect(await ask(steps, admin)).toMatchObject({ earlierSteps: 50 });
});

test('a meeting limits its comments and says so', async () => {
  const bookingId = await book('2026-06-09T09:00:00Z');
  const comments = Array.from({ length: LIMITS.commentsPerBooking }, (_, n) => ({ text: `Remark ${n}` }));
  expect((await call(addComments, { body: { bookingId, comments } }, admin)).data).toHaveLength(
    LIMITS.commentsPerBooking,
  );
  expect(await call(addComments, { body: { bookingId, comments: 'One more' } }, admin)).toMatchObject({
    httpStatus: 400,
    message: [`A meeting holds at most ${LIMITS.commentsPerBooking} comments`],
  });
});
