import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { countStatements } from '../../../test/count-statements.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
afterAll(scene.stop);
const { call, client, aTime } = scene;

const schedule = (key: string) =>
  call(createBooking, { body: aBooking(aTime()) }, client, { headers: { 'idempotency-key': key } });

/** Its beginning and its end, and what keeps the answer for a repetition. */
const AROUND = { statements: 3 + 3, trips: 3 };

test('a meeting is scheduled in one transaction of few statements', async () => {
  // The first time of a panelist makes the row that their time is locked by.
  await schedule('first');
  const asked = countStatements(scene.store.pool);
  expect((await schedule('second')).httpStatus).toBe(201);
  const { statements, trips } = asked.take();
  expect(statements - AROUND.statements).toBeLessThanOrEqual(21);
  expect(trips - AROUND.trips).toBeLessThanOrEqual(14);
});
