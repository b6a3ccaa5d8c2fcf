import { cancelBooking, undoAct } from '@slotwise/contract/bookings/changes.endpoints';
import { sendPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { afterAll, expect, test } from 'vitest';
import { startCandidateScene } from '../../../../test/candidate-scene.ts';

const scene = await startCandidateScene({ undoSeconds: 10 });
afterAll(scene.stop);
const { addPanelist, aDraft, admin, book, call, clock, invite, invited, pick, read, startsFor } = scene;
const asha = await addPanelist('Asha');

const undo = (bookingId: string) => call(undoAct, { body: { bookingId } }, admin);

test('undoing an unwanted link restores the draft, and it can be sent again at once', async () => {
  const { bookingId } = await aDraft([asha.panelistId]);
  expect((await invite(bookingId)).undoSeconds).toBe(10);
  expect((await undo(bookingId)).data).toMatchObject({
    bookingStatus: 'DRAFT',
    selfSchedule: null,
    draft: { jobTitle: 'Senior Data Engineer' },
    panelists: [{ panelistId: asha.panelistId }],
  });
  expect((await invite(bookingId)).httpStatus).toBe(200);
});

test('undoing other terms restores the former ones', async () => {
  const { bookingId } = await invited([asha.panelistId], { durationMinutes: 60 });
  const before = (await read(bookingId)).selfSchedule;
  clock.advance({ minutes: 30 });
  await invite(bookingId, { durationMinutes: 90, maxReschedules: 0 });
  expect((await undo(bookingId)).data?.selfSchedule).toEqual(before);
});

test('undoing a cancellation lets a candidate who was choosing go on', async () => {
  const meera = await invited([asha.panelistId]);
  const { bookingId } = meera;
  const before = (await read(bookingId)).selfSchedule;
  clock.advance({ minutes: 1 });
  await call(cancelBooking, { query: { bookingId } }, admin);
  expect((await undo(bookingId)).data).toMatchObject({
    bookingStatus: 'AWAITING_CANDIDATE',
    selfSchedule: before,
  });
  const [start = ''] = await startsFor(meera);
  expect((await pick(meera, start)).httpStatus).toBe(200);
  expect(await undo(bookingId)).toMatchObject({ code: 'INVALID_TRANSITION' });
});

test('an undone panelist’s link is never mailed', async () => {
  const { bookingId = '' } = await book('2026-03-12T10:00', { panelists: [{ panelistId: asha.panelistId }] });
  const body = { email: asha.email };
  const sent = await call(sendPanelLink, { params: { id: bookingId }, body }, admin);
  expect(sent.undoSeconds).toBe(10);
  const { data } = await undo(bookingId);
  expect(data?.workFlow.at(-1)?.details).toEqual({ undone: 'LINK_SENT' });
  const mail = (await scene.mailsTo(asha.email)).find(({ kind }) => kind === 'panel-link');
  expect(mail?.message).toBeNull();
  expect((await call(sendPanelLink, { params: { id: bookingId }, body }, admin)).httpStatus).toBe(200);
});
