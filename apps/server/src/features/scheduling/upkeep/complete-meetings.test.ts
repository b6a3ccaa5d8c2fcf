import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { approveBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { aBooking, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { aScorecard, startPanelScene } from '../../../../test/panel-scene.ts';
import { firstOwing } from './complete-meetings.rules.ts';
import { completeEndedMeetings } from './complete-meetings.service.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, read, call, clock, logIn } = scene;
afterAll(scene.stop);

describe('the clock', () => {
  test('completes an undecided meeting and assigns it to the panelist who owes a scorecard', async () => {
    const bookingId = await book('2026-03-02T09:30:00.000Z');
    clock.set('2026-03-02T10:29:59.000Z');
    expect(await completeEndedMeetings(scene.context)).toBe(0);
    clock.set('2026-03-02T10:30:00.000Z');
    expect(await completeEndedMeetings(scene.context)).toBe(1);
    const booking = await read(bookingId, admin);
    expect(booking).toMatchObject({ bookingStatus: 'COMPLETED', version: 2, assignee: asha.email });
    expect(booking.workFlow.at(-1)).toMatchObject({
      action: 'COMPLETED',
      fromStatus: 'SCHEDULED',
      toStatus: 'COMPLETED',
      at: '2026-03-02T10:30:00.000Z',
      byUserId: null,
      byName: 'Slotwise',
      byRole: 'SYSTEM',
      bookingVersion: 2,
      details: { assigneeEmail: asha.email, assigneeName: 'Asha Rao' },
    });
    expect(await completeEndedMeetings(scene.context)).toBe(0);
    const slots = await asVendor(scene.store.db, toVendorId(admin.vendorId), (tx) =>
      tx.selectFrom('booking_slot').selectAll().where('booking_id', '=', bookingId).execute(),
    );
    expect(slots.map(({ active }) => active)).toEqual([true, true, true]);
  });

  test('skips a panelist whose scorecard is in, and leaves a meeting without a panel to its recruiter', async () => {
    const early = await book('2026-03-02T10:45:00.000Z');
    const alone = await book('2026-03-02T10:50:00.000Z', { panelists: [] });
    clock.set('2026-03-02T11:00:00.000Z');
    const body = { bookingId: early, feedback: aScorecard(), state: 'SUBMITTED' as const };
    expect((await call(giveFeedback, { body }, await logIn(asha.email))).httpStatus).toBe(200);
    clock.set('2026-03-02T11:50:00.000Z');
    expect(await completeEndedMeetings(scene.context)).toBe(2);
    expect((await read(early, admin)).assignee).toBe(arjun.email);
    const unowed = await read(alone, admin);
    expect(unowed).toMatchObject({ bookingStatus: 'COMPLETED', assignee: admin.email });
    expect(unowed.workFlow.at(-1)?.details).toEqual({});
  });

  test('leaves decided meetings alone, and completes those of every organization', async () => {
    const decided = await book('2026-03-02T12:00:00.000Z');
    expect(
      (await call(approveBooking, { body: { bookingId: decided } }, await logIn(asha.email))).httpStatus,
    ).toBe(200);
    const other = await scene.signUp('Globex Talent');
    const meetingInfo = aMeeting({
      startTime: '2026-03-02T12:00:00.000Z',
      endTime: '2026-03-02T13:00:00.000Z',
    });
    const { bookingId: theirs = '' } = await call(createBooking, { body: aBooking({ meetingInfo }) }, other);
    clock.set('2026-03-02T13:00:00.000Z');
    expect(await completeEndedMeetings(scene.context)).toBe(1);
    expect((await read(decided, admin)).bookingStatus).toBe('SELECTED');
    expect((await read(theirs, other)).bookingStatus).toBe('COMPLETED');
  });

  test('completes each meeting once, even if two processes check at the same time', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await book('2026-03-02T13:10:00.000Z', { panelists: [] }));
    }
    clock.set('2026-03-02T14:10:00.000Z');
    const counts = await Promise.all([1, 2, 3].map(() => completeEndedMeetings(scene.context)));
    expect(counts.reduce((sum, one) => sum + one)).toBe(3);
    for (const id of ids) {
      const { version, workFlow } = await read(id, admin);
      expect(version).toBe(2);
      expect(workFlow.filter(({ action }) => action === 'COMPLETED')).toHaveLength(1);
    }
  });
});

describe('the owner of the next step', () => {
  const person = (role: 'PANELIST' | 'OBSERVER', name: string, required = true) => ({
    role,
    required,
    name,
    email: `${name}@acme.example`,
  });

  test('is the first required panelist whose scorecard is neither submitted nor waived', () => {
    const people = [
      person('OBSERVER', 'o'),
      person('PANELIST', 'a', false),
      person('PANELIST', 'b'),
      person('PANELIST', 'c'),
    ];
    expect(firstOwing(people, new Set())?.name).toBe('b');
    expect(firstOwing(people, new Set(['b@acme.example']))?.name).toBe('c');
    expect(firstOwing(people, new Set(['b@acme.example', 'c@acme.example']))).toBeUndefined();
  });
});
