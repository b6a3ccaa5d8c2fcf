import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { assignBooking, cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import {
  approveBooking,
  markNoShow,
  rejectBooking,
} from '@slotwise/contract/booking-parts/decisions.endpoints';
import { addResource } from '@slotwise/contract/bookings/resources.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { completeEndedMeetings } from '#features/scheduling/upkeep/complete-meetings.service.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
const { client, supplier, asha, call, submitted, change, read, aTime } = scene;
afterAll(scene.stop);

const TURN = { code: 'OTHER' as const, text: 'Looked again.' };

/** Everything that can be done to a submitted candidate's booking, by name. */
const ACTS = {
  accept: (bookingId: string) => change({ bookingId, decision: 'ACCEPT' }, client),
  acceptAt: (bookingId: string) => change({ bookingId, decision: 'ACCEPT', ...aTime() }, client),
  setTime: (bookingId: string) => call(reviseBooking, { body: { bookingId, ...aTime() } }, client),
  publish: (bookingId: string) => call(createBooking, { body: { ...aBooking(aTime()), bookingId } }, client),
  rename: (bookingId: string) => call(reviseBooking, { body: { bookingId, roundName: 'Talk' } }, client),
  decline: (bookingId: string) => change({ bookingId, decision: 'DECLINE', reason: TURN }, client),
  cancel: (bookingId: string) => call(cancelBooking, { query: { bookingId }, body: {} }, client),
  approve: (bookingId: string) => call(approveBooking, { body: { bookingId, comments: 'Yes.' } }, asha),
  reject: (bookingId: string) => call(rejectBooking, { body: { bookingId, reason: TURN } }, asha),
  onboard: (bookingId: string) => call(addResource, { body: { bookingId, resource: {} } }, client),
  noShow: (bookingId: string) => call(markNoShow, { body: { bookingId, noShowBy: 'CANDIDATE' } }, client),
  undo: (bookingId: string) => call(markNoShow, { body: { bookingId, noShowBy: null } }, client),
  withdraw: (bookingId: string) => change({ bookingId, decision: 'WITHDRAW' }, supplier),
  screen: (bookingId: string) =>
    call(assignBooking, { query: { bookingId, assigneeEmail: asha.email } }, client),
  tick: (_bookingId: string) => completeEndedMeetings(scene.context),
  end: (bookingId: string) => endMeeting(bookingId),
};
type Act = keyof typeof ACTS;

/** Moves the meeting to this morning, as if time had passed. */
const endMeeting = (bookingId: string) =>
  asVendor(scene.store.db, toVendorId(client.vendorId), (tx) =>
    tx
      .updateTable('booking')
      .set({ start_time: new Date('2026-03-02T06:00:00Z'), end_time: new Date('2026-03-02T07:00:00Z') })
      .where('booking_id', '=', bookingId)
      .execute(),
  );

const STORIES: [Act[], string[]][] = [
  [['acceptAt'], ['scheduled']],
  [
    ['accept', 'rename', 'publish'],
    ['accepted', 'scheduled'],
  ],
  [
    ['accept', 'cancel'],
    ['accepted', 'cancelled'],
  ],
  [
    ['setTime', 'setTime', 'rename'],
    ['scheduled', 'moved'],
  ],
  [['decline'], ['declined']],
  [['cancel'], ['cancelled']],
  [['screen', 'reject'], ['declined']],
  [['withdraw'], []],
  [
    ['acceptAt', 'cancel', 'setTime'],
    ['scheduled', 'cancelled', 'reopened'],
  ],
  [
    ['acceptAt', 'approve', 'reject', 'approve', 'onboard'],
    ['scheduled', 'selected', 'rejected', 'selected', 'onboarded'],
  ],
  [
    ['acceptAt', 'end', 'tick', 'noShow', 'undo'],
    ['scheduled', 'completed', 'no-show', 'resumed'],
  ],
  [
    ['acceptAt', 'end', 'noShow', 'setTime', 'withdraw'],
    ['scheduled', 'no-show', 'moved'],
  ],
  [
    ['acceptAt', 'end', 'tick', 'reject'],
    ['scheduled', 'completed', 'rejected'],
  ],
];

describe('someone who submitted a candidate', () => {
  test.each(STORIES)('is mailed what concerns them of %j', async (acts, news) => {
    const bookingId = await submitted();
    for (const act of acts) {
      const before = await read(bookingId, client);
      const answer = await ACTS[act](bookingId);
      const { httpStatus, message } =
        typeof answer === 'object' && 'httpStatus' in answer ? answer : { httpStatus: 200, message: [] };
      expect([200, 201], `${act}: ${JSON.stringify(message)}`).toContain(httpStatus);
      // A status change without a mail would show up here, whichever call made it.
      const after = await read(bookingId, client);
      const mails = (await scene.mailsTo(supplier.email)).filter((mail) => mail.bookingId === bookingId);
      const isNews = after.bookingStatus !== before.bookingStatus && act !== 'withdraw';
      expect(isNews && mails.length === 0, act).toBe(false);
    }
    expect(await scene.kindsTo(supplier, bookingId)).toEqual(news.map((one) => `submission-${one}`));
  });

  test('finds the news in their own organization, without the client’s internal words', async () => {
    const bookingId = await submitted();
    await ACTS.acceptAt(bookingId);
    await call(
      rejectBooking,
      { body: { bookingId, reason: TURN, shareWithVendor: 'More SQL next time.' } },
      asha,
    );
    const mails = await asVendor(scene.store.db, toVendorId(supplier.vendorId), (tx) =>
      tx.selectFrom('mail').select(['kind', 'message']).where('booking_id', '=', bookingId).execute(),
    );
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['submission-rejected', 'submission-scheduled']);
    expect(JSON.stringify(mails)).toContain('More SQL next time.');
    expect(JSON.stringify(mails)).not.toMatch(/Looked again|Asha|asha/);
  });
});

describe('the mail of a refusal', () => {
  const textTo = async (bookingId: string): Promise<string> =>
    (await scene.mailsTo(supplier.email)).findLast((mail) => mail.bookingId === bookingId)?.text ?? '';

  test('gives a supplier the client’s reason in words and its note', async () => {
    const bookingId = await submitted();
    const reason = { code: 'NOTICE' as const, text: 'We need someone in June.' };
    await change({ bookingId, decision: 'DECLINE', reason }, client);
    const text = await textTo(bookingId);
    expect(text).toContain('Reason: Notice period');
    expect(text).toContain('We need someone in June.');
  });

  test('by a screening panelist withholds the reason and gives what is shared', async () => {
    const bookingId = await submitted();
    await ACTS.screen(bookingId);
    await call(
      rejectBooking,
      { body: { bookingId, reason: TURN, shareWithVendor: 'More SQL next time.' } },
      asha,
    );
    const text = await textTo(bookingId);
    expect(text).toContain('More SQL next time.');
    expect(text).not.toMatch(/Reason:|Looked again/);
  });

  test('says who did not show up', async () => {
    const bookingId = await submitted();
    for (const act of ['acceptAt', 'end', 'noShow'] as const) await ACTS[act](bookingId);
    expect(await textTo(bookingId)).toMatch(/did not show up\./);
  });
});

describe('a further round of a submitted candidate', () => {
  test('can be followed by the supplier, unlike another candidate’s', async () => {
    const candidateDetails = scene.newCandidate();
    const bookingId = await submitted({ candidateDetails });
    await ACTS.acceptAt(bookingId);
    await ACTS.approve(bookingId);
    const round = (details: typeof candidateDetails) => ({
      body: {
        ...aBooking({ ...aTime(), candidateDetails: details, roundName: 'Final' }),
        previousBookingId: bookingId,
      },
    });
    const next = await call(createBooking, round(candidateDetails), client);
    const nextId = next.bookingId ?? '';
    expect(await read(nextId, supplier)).toMatchObject({
      bookingStatus: 'SCHEDULED',
      roundName: 'Final',
      previousBookingId: bookingId,
      submitterVendorName: 'Northbridge Talent',
      submission: { answer: 'ACCEPTED' },
    });
    expect(await scene.kindsTo(supplier, nextId)).toEqual(['submission-scheduled']);
    const other = await call(createBooking, round(scene.newCandidate()), client);
    await expect(read(other.bookingId ?? '', supplier)).rejects.toThrow('404');
    expect((await read(other.bookingId ?? '', client)).submitterVendorId).toBeNull();
  });
});
