import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startTestApp } from './test-app.ts';
import { hasRealPostgres, openPostgresTestDatabase } from './test-database.ts';

const DAYS = ['02', '03', '04', '05'];
const ROUNDS = 4;

describe.skipIf(!hasRealPostgres())('a panelist whose address changes', () => {
  test('while all their meetings are edited queues behind the editors instead of deadlocking', async () => {
    const app = await startTestApp({ database: openPostgresTestDatabase });
    const admin = await app.signUp('Acme Hiring');
    const added = await app.call(createPanelist, { body: aPanelist({ email: 'uma@guest.example' }) }, admin);
    const panelistId = added.panelistId ?? '';
    const meetings = await Promise.all(
      DAYS.map((day) => {
        const time = { startTime: `2026-06-${day}T10:00`, endTime: `2026-06-${day}T11:00` };
        const candidateDetails = aCandidate({ email: `meera${day}@candidate.example` });
        const body = aBooking({ meetingInfo: aMeeting(time), candidateDetails, panelists: [{ panelistId }] });
        return app.call(createBooking, { body }, admin);
      }),
    );
    for (let round = 1; round <= ROUNDS; round += 1) {
      const panelists = [{ panelistId, required: round % 2 === 0 }];
      const edits = meetings.map(({ bookingId = '' }) =>
        app.call(reviseBooking, { body: { bookingId, panelists } }, admin),
      );
      const email = `uma${round}@guest.example`;
      const moved = app.call(updatePanelist, { body: { panelistId, email } }, admin);
      const answers = await Promise.all([moved, ...edits]);
      expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(answers.map(() => 200));
    }
    const { rows } = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(app.store.db);
    expect(rows[0]?.deadlocks).toBe('0');
    await app.stop();
  });
});
