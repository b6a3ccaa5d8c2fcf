import { markNoShow, rejectBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import type { NoShowParty } from '@slotwise/contract/booking-parts/decisions.schema';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { afterAll, expect, test } from 'vitest';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, clock, admin, asha, arjun, book, read, logIn } = scene;
afterAll(scene.stop);

/** A session expires after two idle hours, so later actors log in again. */
async function at(instant: string) {
  clock.set(instant);
  return { admin: await logIn(admin.email), asha: await logIn(asha.email), arjun: await logIn(arjun.email) };
}

const mark = (bookingId: string, as: { token: string }, noShowBy: NoShowParty | null) =>
  call(markNoShow, { body: { bookingId, noShowBy } }, as);

test('a no-show is recorded, frees the hour, and can be undone to the status the time implies', async () => {
  let people = await at('2026-03-02T09:00:00Z');
  const id = await book('2026-03-03T09:00:00Z');
  const early = await mark(id, people.asha, 'CANDIDATE');
  expect(early).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });

  people = await at('2026-03-03T09:20:00Z');
  const noted = await mark(id, people.asha, 'CANDIDATE');
  expect(noted.data).toMatchObject({ bookingStatus: 'NO_SHOW', noShowBy: 'CANDIDATE' });
  const undone = await mark(id, people.arjun, null);
  expect(undone.data).toMatchObject({ bookingStatus: 'SCHEDULED', noShowBy: null });

  people = await at('2026-03-03T10:05:00Z');
  await mark(id, people.admin, 'PANEL');
  const after = await mark(id, people.admin, null);
  expect(after.data?.bookingStatus).toBe('COMPLETED');
  const steps = (await read(id, people.admin)).workFlow.map(({ action }) => action);
  expect(steps.filter((action) => action.startsWith('NO_SHOW'))).toEqual([
    'NO_SHOW',
    'NO_SHOW_UNDONE',
    'NO_SHOW',
    'NO_SHOW_UNDONE',
  ]);
});

test('undoing a no-show fails if someone else has taken the hour', async () => {
  await at('2026-03-05T08:30:00Z').then(({ admin: fresh }) => Object.assign(admin, fresh));
  const id = await book('2026-03-05T09:00:00Z');
  const people = await at('2026-03-05T09:10:00Z');
  await mark(id, people.asha, 'CANDIDATE');
  Object.assign(admin, people.admin);
  await book('2026-03-05T09:15:00Z');
  expect(await mark(id, people.asha, null)).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
  expect((await read(id, people.admin)).noShowBy).toBe('CANDIDATE');
});

test('a meeting without its candidate can be rejected, without a mail about a past hour', async () => {
  await at('2026-03-04T08:30:00Z').then(({ admin: fresh }) => Object.assign(admin, fresh));
  const id = await book('2026-03-04T09:00:00Z');
  const people = await at('2026-03-04T09:30:00Z');
  await mark(id, people.asha, 'CANDIDATE');
  const rejected = await call(rejectBooking, { body: { bookingId: id } }, people.asha);
  expect(rejected.data?.bookingStatus).toBe('REJECTED');
  const kinds = await scene.mailKinds(asha.email, id);
  expect(kinds.filter((kind) => kind.includes('cancel'))).toEqual([]);
});

test('a scorecard a day after the end is late', async () => {
  await at('2026-03-10T08:30:00Z').then(({ admin: fresh }) => Object.assign(admin, fresh));
  const id = await book('2026-03-10T09:00:00Z');
  const people = await at('2026-03-11T10:01:00Z');
  const { feedbackState, scorecards } = await read(id, people.admin);
  expect(feedbackState).toBe('OVERDUE');
  expect(scorecards.map(({ overdue, late }) => [overdue, late])).toEqual([
    [true, false],
    [true, false],
  ]);
  const body = { bookingId: id, feedback: aScorecard(), state: 'SUBMITTED' as const };
  const given = await call(giveFeedback, { body }, people.asha);
  expect(given.data?.late).toBe(true);
  const owed = (await read(id, people.admin)).scorecards.find(({ name }) => name === 'Asha Rao');
  expect(owed).toMatchObject({ overdue: false, late: true, state: 'SUBMITTED' });
});
