import { afterAll, beforeEach, expect, test } from 'vitest';
import { watchReminders } from '../../../../test/reminder-lines.ts';
import { startSubmissionScene } from '../../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
const { client, clock, kindsTo } = scene;
const { lines, sendAt } = watchReminders(scene, client.vendorId);
afterAll(scene.stop);

const MADE = '2026-03-02T09:00:00.000Z';
const hoursLater = (hours: number): string => new Date(Date.parse(MADE) + hours * 3_600_000).toISOString();
beforeEach(() => clock.set(MADE));

test('the client’s recruiter is reminded of a submission before its answer is due, and when it is', async () => {
  const bookingId = await scene.submitted();
  expect(await sendAt(hoursLater(36), bookingId)).toBe(1);
  expect(await sendAt(hoursLater(48), bookingId)).toBe(1);
  expect(await sendAt(hoursLater(72), bookingId)).toBe(0);
  expect((await kindsTo(client, bookingId)).filter((kind) => kind.startsWith('reminder'))).toEqual([
    'reminder-submission-waiting',
    'reminder-submission-waiting',
  ]);
  const [before, late] = (await scene.mailsTo(client.email)).filter(
    (mail) => mail.kind === 'reminder-submission-waiting',
  );
  expect(before?.subject).toMatch(/^Waiting for your answer: Meera Iyer/);
  expect(before?.text).toContain('Northbridge Talent is waiting for your answer');
  expect(late?.subject).toMatch(/^Answer overdue: Meera Iyer/);
});

test('an answered submission gets no more reminders', async () => {
  const bookingId = await scene.submitted();
  const accepted = await scene.change({ bookingId, decision: 'ACCEPT', ...scene.aTime() }, client);
  expect(accepted.httpStatus).toBe(200);
  const ofAnswer = (await lines(bookingId)).filter((line) => line.startsWith('SUBMISSION_WAITING'));
  expect(ofAnswer).toHaveLength(2);
  for (const line of ofAnswer) expect(line).toMatch(/CANCELLED The submission was answered$/);
  expect(await sendAt(hoursLater(48), bookingId)).toBe(0);
});
