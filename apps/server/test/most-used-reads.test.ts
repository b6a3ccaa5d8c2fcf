import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import { countStatements } from './count-statements.ts';
import { MOST_USED_READS, OTHER_READS } from './most-used-reads.ts';
import { startSubmissionScene } from './submission-scene.ts';
import { isOnCitus } from './test-database.ts';

/** Without a cached session it takes four. */
const MOST_TRIPS = isOnCitus() ? 7 : 3;

const scene = await startSubmissionScene();
afterAll(scene.stop);
const { app, call, client, asha, aTime, submitted } = scene;
await submitted();
const own = aPanelist({ firstName: 'Ananya', lastName: 'Iyer', email: client.email });
await call(createPanelist, { body: own }, client);
const { bookingId = '' } = await call(createBooking, { body: aBooking(aTime()) }, client);
// Emails are sent over the same pool.
await atRest(scene);
const trips = countStatements(scene.store.pool);

const values: Record<string, string> = {
  booking: bookingId,
  seated: asha.email,
  vendor: client.vendorId,
  user: client.userId,
  caller: client.email,
  panelist: asha.email,
  monday: '2026-06-01T00:00:00Z',
  sunday: '2026-06-07T00:00:00Z',
  day: '2026-06-01',
};

async function read(path: string): Promise<{ status: number; trips: number }> {
  const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  const headers = { authorization: `Bearer ${client.token}` };
  trips.take();
  const { statusCode } = await app.inject({ url: `/api${url}`, headers });
  return { status: statusCode, trips: trips.take().trips };
}

test.each(Object.entries({ ...MOST_USED_READS, ...OTHER_READS }))(
  '%s takes few trips to the database',
  async (_title, path) => {
    // From the second time on, the connection has the transaction's start prepared.
    await read(path);
    const again = await read(path);
    expect(again.status).toBe(200);
    expect(again.trips).toBeLessThanOrEqual(MOST_TRIPS);
  },
);
