import { rejectBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { addRecruiter } from '../../../../test/add-recruiter.ts';
import { aScorecard, startPanelScene } from '../../../../test/panel-scene.ts';
import { watchReminders } from '../../../../test/reminder-lines.ts';
import { completeEndedMeetings } from '#features/scheduling/upkeep/complete-meetings.service.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, call, clock, context, logIn, mailKinds } = scene;
const { list, sendAt } = watchReminders(scene, admin.vendorId);
afterAll(scene.stop);

let days = 0;
/** A meeting with Asha and Arjun on its own day, which is over: the clock is at its end. */
async function anEndedMeeting() {
  days += 7;
  clock.set('2026-03-02T09:00:00.000Z');
  const start = Date.UTC(2026, 2, 3 + days, 9);
  const bookingId = await book(new Date(start).toISOString());
  const end = start + 3_600_000;
  /** Moves the clock to this many hours after the end, runs what the clock ends, then sends what is due. */
  const after = async (hours: number): Promise<number> => {
    const at = new Date(end + hours * 3_600_000).toISOString();
    clock.set(at);
    await completeEndedMeetings(context);
    return sendAt(at, bookingId);
  };
  return { bookingId, after };
}

const nudgesTo = async (email: string, bookingId: string): Promise<string[]> =>
  (await mailKinds(email, bookingId)).filter((kind) => kind.startsWith('reminder-feedback'));

const causes = async (bookingId: string): Promise<Set<string>> =>
  new Set(
    (await list(bookingId)).filter(({ kind }) => kind.startsWith('FEEDBACK')).map(({ cause }) => cause),
  );

async function judge(bookingId: string, email: string, state: 'SUBMITTED' | 'DISMISSED') {
  const feedback = aScorecard(state === 'DISMISSED' ? { dismissReason: 'I had to leave early' } : {});
  const given = await call(giveFeedback, { body: { bookingId, feedback, state } }, await logIn(email));
  expect(given.httpStatus).toBe(200);
}

describe('someone who owes a scorecard', () => {
  test('is asked for it at the end, then twice, until it is in', async () => {
    const { bookingId, after } = await anEndedMeeting();
    expect(await after(0)).toBe(2);
    await judge(bookingId, arjun.email, 'SUBMITTED');
    expect(await after(4)).toBe(1);
    expect(await after(24)).toBe(1);
    expect(await nudgesTo(arjun.email, bookingId)).toEqual(['reminder-feedback-at-end']);
    expect(await nudgesTo(asha.email, bookingId)).toEqual([
      'reminder-feedback-at-end',
      'reminder-feedback-after-4-hours',
      'reminder-feedback-after-a-day',
    ]);
    const late = (await scene.mailsTo(asha.email)).at(-1);
    expect(late?.subject).toBe('Your scorecard is late: Meera Iyer, Senior Data Engineer');
    expect(late?.text).toContain(`/viewmeeting/${bookingId}`);
    const { data: bell = [] } = await call(listNotices, {}, await logIn(asha.email));
    expect(bell[0]).toMatchObject({ kind: 'reminder-feedback-after-a-day', bookingId, isNew: true });

    expect(await after(48)).toBe(1);
    const overdue = (await scene.mailsTo(admin.email)).at(-1);
    expect(overdue?.kind).toBe('reminder-feedback-overdue');
    expect(overdue?.text).toContain('Asha Rao has not written one yet');
  });

  test('is left alone once everyone has written or said why not', async () => {
    const { bookingId, after } = await anEndedMeeting();
    await after(0);
    await judge(bookingId, asha.email, 'DISMISSED');
    await judge(bookingId, arjun.email, 'SUBMITTED');
    expect(await after(48)).toBe(0);
    expect(await causes(bookingId)).toEqual(new Set(['', 'Feedback was dismissed', 'Feedback is in']));
  });

  test('is left alone once the candidate is rejected', async () => {
    const { bookingId, after } = await anEndedMeeting();
    await after(0);
    const body = { bookingId, reason: { code: 'SKILLS' as const, text: 'No SQL' } };
    expect((await call(rejectBooking, { body }, await logIn(asha.email))).httpStatus).toBe(200);
    expect(await after(4)).toBe(0);
    expect(await causes(bookingId)).toEqual(new Set(['', 'The candidate was rejected']));
  });

  test('is asked once after an outage, and not at all if they want it only in the bell', async () => {
    const { bookingId, after } = await anEndedMeeting();
    const quiet = await logIn(arjun.email);
    await call(updateRecruiter, { body: { notificationPrefs: { scorecards: false } } }, quiet);
    expect(await after(30)).toBe(2);
    expect(await nudgesTo(asha.email, bookingId)).toEqual(['reminder-feedback-after-a-day']);
    const { data: bell = [] } = await call(listNotices, {}, await logIn(arjun.email));
    expect(bell[0]).toMatchObject({ kind: 'reminder-feedback-after-a-day', bookingId });
    const states = await asVendor(context.db, toVendorId(admin.vendorId), (tx) =>
      tx
        .selectFrom('mail')
        .select('state')
        .where('booking_id', '=', bookingId)
        .where('recipient_email', '=', arjun.email)
        .where('kind', 'like', 'reminder-feedback%')
        .execute(),
    );
    expect(states).toEqual([{ state: 'MUTED' }]);
  });
});

describe('a clock that jumps', () => {
  test('back and forth ends a meeting once, and asks once', async () => {
    const { bookingId, after } = await anEndedMeeting();
    expect(await after(2)).toBe(2);
    expect(await after(-2)).toBe(0);
    expect(await after(2)).toBe(0);
    const { workFlow, version } = await scene.read(bookingId, await logIn(admin.email));
    expect(workFlow.filter(({ action }) => action === 'COMPLETED')).toHaveLength(1);
    expect(version).toBe(2);
  });

  test('finds what ended while the server was down', async () => {
    const { bookingId, after } = await anEndedMeeting();
    expect(await after(100)).toBe(3);
    expect((await scene.read(bookingId, await logIn(admin.email))).bookingStatus).toBe('COMPLETED');
  });
});

test('an overdue scorecard is also reported to administrators who joined after the meeting', async () => {
  const { bookingId, after } = await anEndedMeeting();
  await after(0);
  await judge(bookingId, arjun.email, 'SUBMITTED');
  const newer = await addRecruiter(scene, await logIn(admin.email), 'Dev', 'ADMIN');
  expect(await after(48)).toBe(3);
  expect(await mailKinds(newer.email, bookingId)).toEqual(['reminder-feedback-overdue']);
});
