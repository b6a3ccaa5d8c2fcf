import { afterAll, expect, test } from 'vitest';
import { startCandidateScene, thursday } from '../../../test/candidate-scene.ts';

const scene = await startCandidateScene();
afterAll(scene.stop);
const { addPanelist, clock, invited, offered, open, pick, startsFor } = scene;

// Sessions expire as time passes, so everyone is invited at the start.
const asha = await addPanelist('Asha');
const ravi = await addPanelist('Ravi');
const tara = await addPanelist('Tara');
const waiting = await invited([tara.panelistId], { expiresAt: '2026-03-03T18:00' });
const once = await invited([asha.panelistId], { maxReschedules: 1, cutOffHours: 4 });
const late = await invited([ravi.panelistId], { cutOffHours: 4 });
const missed = await invited([tara.panelistId], { cutOffHours: 0 });

test('a candidate can no longer choose after the deadline, and the page says so', async () => {
  clock.set('2026-03-03T12:29:00.000Z');
  expect((await open(waiting)).data?.acts).toContain('pick');
  clock.set('2026-03-03T12:30:00.000Z');
  const { data } = await open(waiting);
  expect(data).toMatchObject({ bookingStatus: 'AWAITING_CANDIDATE', acts: ['propose', 'withdraw'] });
  expect(data?.whyNot).toContain('03/03/2026 18:00 Kolkata time');
  for (const refused of [await pick(waiting, thursday(10)), await offered(waiting)]) {
    expect([refused.httpStatus, refused.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect(refused.message).toEqual([data?.whyNot]);
  }
});

test('a candidate moves a meeting as often as agreed, but neither to nor from a time that is too close', async () => {
  await pick(once, thursday(16));
  await pick(late, thursday(12));
  clock.set(thursday(7));
  // It cannot be moved to its present time.
  expect(await startsFor(once)).toEqual([11, 12, 13, 14, 15, 17].map((hour) => thursday(hour)));
  expect((await pick(once, thursday(10))).code).toBe('SLOT_UNAVAILABLE');
  expect((await pick(once, thursday(15))).data?.choosing?.movesLeft).toBe(0);
  const often = await pick(once, thursday(17));
  expect([often.httpStatus, often.code]).toEqual([409, 'RESCHEDULE_LIMIT']);
  expect((await offered(once)).code).toBe('RESCHEDULE_LIMIT');
  expect((await open(once)).data?.acts).toEqual(['answer', 'propose', 'withdraw']);

  clock.set(thursday(8));
  expect((await open(late)).data?.acts).toContain('move');
  clock.set(thursday(8, 1));
  expect((await pick(late, thursday(14))).code).toBe('RESCHEDULE_LIMIT');
  expect((await open(late)).data?.whyNot).toContain('4 hours before');
});

test('the page stays for a day after the meeting, and for two weeks if nothing was chosen', async () => {
  clock.set(thursday(39, 59));
  expect((await open(once)).data).toMatchObject({ acts: [], choosing: null });
  clock.set(thursday(40));
  expect([(await open(once)).httpStatus, (await open(once)).code]).toEqual([410, 'LINK_EXPIRED']);
  clock.set('2026-03-17T12:29:00.000Z');
  expect((await open(waiting)).httpStatus).toBe(200);
  clock.set('2026-03-17T12:30:00.000Z');
  expect((await open(waiting)).code).toBe('LINK_EXPIRED');
  // Its last day ends only at midnight in Kolkata.
  expect((await open(missed)).data?.whyNot).toContain('06/03/2026 00:00');
});
