import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { listReminders } from '@slotwise/contract/bookings/reminders.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asVendor, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { startPanelScene } from '../../../../test/panel-scene.ts';
import { watchReminders } from '../../../../test/reminder-lines.ts';
import type { TestMail } from '../../../../test/test-app.ts';
import { sendDueReminders } from './send-reminders.service.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, call, clock, context } = scene;
const { lines, list, sendAt } = watchReminders(scene, admin.vendorId);
afterAll(scene.stop);

const BEGIN = '2026-03-02T09:00:00.000Z';
beforeEach(() => clock.set(BEGIN));

let days = 0;
/** An hour on its own day. */
function aStart(): string {
  days += 1;
  return new Date(Date.UTC(2026, 4, days, 9)).toISOString();
}
const before = (start: string, hours: number): string =>
  new Date(Date.parse(start) - hours * 3_600_000).toISOString();
const span = (start: string) => ({ startTime: start, endTime: before(start, -1), timeZone: 'Asia/Kolkata' });
const inTenant = <T>(work: (tx: VendorDb) => Promise<T>): Promise<T> =>
  asVendor(context.db, toVendorId(admin.vendorId), work);

async function mailTo(email: string, bookingId: string, kind: string): Promise<TestMail> {
  const mails = await scene.mailsTo(email);
  const mail = mails.findLast((one) => one.bookingId === bookingId && one.kind === kind);
  if (!mail) throw new Error(`No ${kind} to ${email}`);
  return mail;
}

describe('someone in a meeting', () => {
  test('is reminded a day and an hour before, once each, in their own zone and with a link to their own page', async () => {
    const start = '2026-06-10T09:00:00.000Z';
    const meera = 'meera@candidate.example';
    const bookingId = await book(start, {
      panelists: [{ panelistId: asha.panelistId }, { name: 'Olu Bello', email: 'olu@guests.example' }],
      candidateDetails: aCandidate({ email: meera, timeZone: 'Europe/Berlin' }),
    });
    expect(await sendAt(before(start, 24.1), bookingId)).toBe(0);
    expect(await sendAt(before(start, 24), bookingId)).toBe(4);
    expect(await sendAt(before(start, 23), bookingId)).toBe(0);

    const toMeera = await mailTo(meera, bookingId, 'reminder-day-before');
    expect(toMeera.subject).toBe('Reminder: interview on 10/06/2026 11:00 Berlin time: Senior Data Engineer');
    expect(toMeera.text).toContain('    Wednesday 10/06/2026\n    11:00–12:00\n    Berlin time (CEST)');
    expect(toMeera.text).toContain('Join the interview:\nhttps://meet.example/rooms/blue-heron');
    expect(toMeera.text).toMatch(/\/c\/#[\w-]{20,}/);
    expect(toMeera.text).not.toContain('viewmeeting');
    expect(toMeera.message?.calendar).toBeUndefined();
    expect(toMeera.message).toMatchObject({
      headers: { 'Auto-Submitted': 'auto-generated' },
      replyTo: { address: admin.email },
    });
    expect((await mailTo('olu@guests.example', bookingId, 'reminder-day-before')).text).toMatch(
      /\/p\/#[\w-]{20,}/,
    );
    expect((await mailTo(asha.email, bookingId, 'reminder-day-before')).text).toContain(
      `/viewmeeting/${bookingId}`,
    );

    expect(await sendAt(before(start, 1), bookingId)).toBe(4);
    expect((await mailTo(meera, bookingId, 'reminder-hour-before')).subject).toMatch(/^Soon: interview on /);
  });

  test('is reminded once, even if several processes check at the same time', async () => {
    const start = aStart();
    const ids = [await book(start, { panelists: [] }), await book(start, { panelists: [] })];
    clock.set(before(start, 24));
    await Promise.all([1, 2, 3].map(() => sendDueReminders(context)));
    await sendDueReminders(context);
    for (const id of ids) {
      expect((await lines(id)).filter((line) => line.endsWith(' SENT'))).toHaveLength(2);
      expect(await scene.mailKinds(admin.email, id)).toEqual([
        'meeting-invitation-panel',
        'reminder-day-before',
      ]);
    }
  });

  test('gets no late day-before reminder, nor one for a meeting that has started', async () => {
    const start = aStart();
    const bookingId = await book(start, { panelists: [] });
    expect(await sendAt(before(start, 19), bookingId)).toBe(0);
    expect(await sendAt(start, bookingId)).toBe(0);
    expect((await lines(bookingId)).filter((line) => line.includes('Meera'))).toEqual([
      'DAY_BEFORE Meera CANCELLED Too late',
      'HOUR_BEFORE Meera CANCELLED The meeting has begun',
    ]);
  });
});

describe('a meeting that changes', () => {
  test('moves its reminders along, and calls them off on cancellation', async () => {
    const [start, later] = [aStart(), aStart()];
    const bookingId = await book(start, { panelists: [{ panelistId: asha.panelistId }] });
    const moved = await call(reviseBooking, { body: { bookingId, meetingInfo: span(later) } }, admin);
    expect(moved.httpStatus).toBe(200);
    const { data = [] } = await call(listReminders, { params: { id: bookingId } }, admin);
    const ofAsha = data.filter(({ recipientEmail }) => recipientEmail === asha.email);
    expect(ofAsha.map(({ kind, dueAt, state, cause }) => [kind, dueAt, state, cause])).toEqual([
      ['DAY_BEFORE', before(start, 24), 'CANCELLED', 'The meeting was moved'],
      ['HOUR_BEFORE', before(start, 1), 'CANCELLED', 'The meeting was moved'],
      ['DAY_BEFORE', before(later, 24), 'WAITING', ''],
      ['HOUR_BEFORE', before(later, 1), 'WAITING', ''],
    ]);
    await call(cancelBooking, { query: { bookingId }, body: null }, admin);
    const ofLater = (await list(bookingId)).filter(({ dueAt }) => dueAt >= before(later, 24));
    expect(new Set(ofLater.map(({ cause }) => cause))).toEqual(new Set(['The meeting was cancelled']));
    expect(await sendAt(before(later, 1), bookingId)).toBe(0);
  });

  test('reminds someone who joins the panel, but not someone who left it', async () => {
    const start = aStart();
    const bookingId = await book(start, { panelists: [{ panelistId: asha.panelistId }] });
    const body = { bookingId, panelists: [{ panelistId: arjun.panelistId }] };
    expect((await call(reviseBooking, { body }, admin)).httpStatus).toBe(200);
    expect((await lines(bookingId)).filter((line) => /Asha|Arjun/.test(line))).toEqual([
      'DAY_BEFORE Arjun WAITING',
      'DAY_BEFORE Asha CANCELLED No longer on the meeting',
      'HOUR_BEFORE Arjun WAITING',
      'HOUR_BEFORE Asha CANCELLED No longer on the meeting',
    ]);
  });

  test('reminds the candidate at their new address', async () => {
    const start = aStart();
    const bookingId = await book(start, { panelists: [] });
    const email = 'elsewhere@candidate.example';
    const body = { bookingId, candidateDetails: { email } };
    expect((await call(updateCandidate, { body }, admin)).httpStatus).toBe(200);
    await sendAt(before(start, 24), bookingId);
    const toMeera = (await list(bookingId)).filter(
      ({ kind, recipientName }) => kind === 'DAY_BEFORE' && recipientName === 'Meera Iyer',
    );
    expect(toMeera.map(({ recipientEmail, state }) => [recipientEmail === email, state])).toEqual([
      [false, 'CANCELLED'],
      [true, 'SENT'],
    ]);
  });

  test('is re-read by the transaction that writes the mail', async () => {
    const start = aStart();
    const bookingId = await book(start, { panelists: [] });
    // As if it had been moved without updating the reminders.
    await inTenant((tx) =>
      tx
        .updateTable('booking')
        .set({ start_time: new Date(before(start, -3)), end_time: new Date(before(start, -4)) })
        .where('booking_id', '=', bookingId)
        .execute(),
    );
    expect(await sendAt(before(start, 24), bookingId)).toBe(0);
    expect((await lines(bookingId)).filter((line) => line.endsWith('The meeting was moved'))).toHaveLength(2);
  });
});

test('a meeting made late plans only what is still ahead', async () => {
  const start = before(BEGIN, -3);
  const body = aBooking({ meetingInfo: aMeeting(span(start)) });
  const { bookingId = '' } = await call(createBooking, { body }, admin);
  expect((await list(bookingId)).map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
    ['HOUR_BEFORE', before(start, 1)],
    ['HOUR_BEFORE', before(start, 1)],
  ]);
});

test('a failure in one meeting does not hold up the others', async () => {
  const start = aStart();
  const broken = await book(start, { panelists: [] });
  const sound = await book(start, { panelists: [] });
  await inTenant((tx) =>
    tx
      .deleteFrom('booking_person')
      .where('booking_id', '=', broken)
      .where('role', '=', 'RECRUITER')
      .execute(),
  );
  expect(await sendAt(before(start, 24), sound)).toBe(2);
});
