import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { aBooking, aCandidate } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { atRest } from '../../../test/at-rest.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';
import { isOnCitus } from '../../../test/test-database.ts';

const scene = await startSubmissionScene();
afterAll(scene.stop);
const { call, client, aTime } = scene;

/** Each with its own candidate, like most meetings. */
function schedule(key: string) {
  const body = aBooking({ ...aTime(), candidateDetails: aCandidate({ email: `${key}@candidate.example` }) });
  return call(createBooking, { body }, client, { headers: { 'idempotency-key': key } });
}

/** The cost of storing the answer for repeats. */
const KEY = { statements: 3, trips: 2 };
/** Citus needs a statement to set the tenant, and a transaction since no session is kept there. */
const MORE = isOnCitus() ? { statements: 7, trips: 5 } : { statements: 0, trips: 0 };

test('a meeting is scheduled in one transaction with few statements', async () => {
  // A panelist's first meeting inserts the row that locks their time.
  await schedule('first');
  // Its mails are sent over the same pool.
  await atRest(scene);
  const asked = countStatements(scene.store.pool);
  expect((await schedule('second')).httpStatus).toBe(201);
  const { statements, trips } = asked.take();
  // Begin and commit account for three of them.
  expect(statements - KEY.statements).toBeLessThanOrEqual(14 + MORE.statements);
  expect(trips - KEY.trips).toBeLessThanOrEqual(11 + MORE.trips);
});
