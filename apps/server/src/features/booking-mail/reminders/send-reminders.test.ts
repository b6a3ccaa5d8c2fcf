import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { hasRealPostgres, openPostgresTestDatabase } from '../../../../test/test-database.ts';
import { completeEndedMeetings } from '#features/scheduling/upkeep/complete-meetings.service.ts';
import { sendDueReminders } from './send-reminders.service.ts';

const MEETINGS = 12;

describe.skipIf(!hasRealPostgres())('two servers on one PostgreSQL', async () => {
  if (!hasRealPostgres()) return;
  const database = await openPostgresTestDatabase();
  const shared = async () => ({ ...database, drop: async () => undefined });
  const apps = [await startTestApp({ database: shared }), await startTestApp({ database: shared })] as const;
  const [first] = apps;
  afterAll(async () => {
    for (const app of apps) await app.stop();
    await database.drop();
  });
  const bothAt = async (at: string, work: (app: (typeof apps)[number]) => Promise<unknown>) => {
    for (const app of apps) app.clock.set(at);
    await Promise.all([...apps, ...apps, ...apps].map(work));
  };

  test('remind everyone once, end each meeting once, and nudge once', async () => {
    const recruiter = await first.signUp('Acme Hiring');
    const panelists = [{ name: 'Olu Bello', email: 'olu@guests.example' }];
    for (let count = 0; count < MEETINGS; count += 1) {
      const start = Date.UTC(2026, 2, 5, 1 + count);
      const meetingInfo = aMeeting({
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 1_800_000).toISOString(),
      });
      const candidateDetails = aCandidate({ email: `candidate${count}@candidate.example` });
      const body = aBooking({ meetingInfo, candidateDetails, panelists });
      expect((await first.call(createBooking, { body }, recruiter)).httpStatus).toBe(201);
    }
    await bothAt('2026-03-05T00:30:00.000Z', ({ context }) => sendDueReminders(context));
    await bothAt('2026-03-05T00:30:00.000Z', ({ context }) => sendDueReminders(context));
    await bothAt('2026-03-05T13:00:00.000Z', ({ context }) => completeEndedMeetings(context));
    await bothAt('2026-03-05T13:00:00.000Z', ({ context }) => sendDueReminders(context));

    const vendorId = toVendorId(recruiter.vendorId);
    const { rows } = await asVendor(database.store.db, vendorId, (tx) =>
      sql<{ kind: string; mails: number; keys: number }>`
        select kind, count(*)::int as mails, count(distinct (booking_id, recipient_email))::int as keys
        from mail where kind like 'reminder-%' group by kind order by kind`.execute(tx),
    );
    // Only the first meeting is an hour ahead; of the nudges only the latest go out, one per meeting.
    for (const { mails, keys } of rows) expect(mails).toBe(keys);
    const counts = Object.fromEntries(rows.map(({ kind, mails }) => [kind, mails]));
    expect(counts['reminder-hour-before']).toBe(3);
    expect((counts['reminder-feedback-at-end'] ?? 0) + (counts['reminder-feedback-after-4-hours'] ?? 0)).toBe(
      MEETINGS,
    );
    const ended = await asVendor(database.store.db, vendorId, (tx) =>
      tx.selectFrom('workflow_step').select('booking_id').where('action', '=', 'COMPLETED').execute(),
    );
    expect(new Set(ended.map(({ booking_id }) => booking_id)).size).toBe(MEETINGS);
    expect(ended).toHaveLength(MEETINGS);
  });
});
