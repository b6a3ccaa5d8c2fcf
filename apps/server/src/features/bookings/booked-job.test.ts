import { createBooking, getBooking, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { createJob, updateJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { NewJob } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { aBooking } from '@slotwise/test-data/a-booking';
import { aJob } from '@slotwise/test-data/a-job';
import { afterAll, describe, expect, test } from 'vitest';
import { startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, admin, asha, book, read } = scene;
afterAll(scene.stop);
const stranger = await scene.signUp('Globex Talent');

async function addJob(job: Partial<NewJob> = {}): Promise<string> {
  const { jdId, message } = await call(createJob, { body: aJob(job) }, admin);
  if (!jdId) throw new Error(`Not added: ${message?.join()}`);
  return jdId;
}

let day = 0;
/** An hour on its own day, so that no one is in two meetings at once. */
function bookFor(overrides: Parameters<typeof book>[1]): Promise<string> {
  day += 1;
  const unnamed = { jobTitle: undefined, roundName: undefined };
  return book(new Date(Date.UTC(2026, 5, day, 9)).toISOString(), { ...unnamed, ...overrides });
}

describe('a meeting for a job', () => {
  test('takes title, round and scorecard from it if not given, and keeps those given', async () => {
    const jdId = await addJob({ title: 'Data Engineer' });
    expect(await read(await bookFor({ jdId }), admin)).toMatchObject({
      jdId,
      jobTitle: 'Data Engineer',
      roundNumber: 1,
      roundName: 'Technical 1',
      scorecard: [{ name: 'Query design', weight: 5, mustHave: true }],
    });
    expect(await read(await bookFor({ jdId, roundName: 'final' }), admin)).toMatchObject({
      roundNumber: 2,
      roundName: 'final',
      scorecard: DEFAULT_SCORECARD,
    });
    const own = { jobTitle: 'Our own words', roundNumber: 2, scorecard: [{ name: 'Taste' }] };
    expect(await read(await bookFor({ jdId: jdId.toUpperCase(), ...own }), admin)).toMatchObject({
      jdId,
      jobTitle: 'Our own words',
      roundNumber: 2,
      roundName: 'Final',
      scorecard: own.scorecard,
    });
  });

  test('shows its panel what the job requires, but nothing about money', async () => {
    const jdId = await addJob({ budgetMax: '4242424', hiringManagerEmail: 'leena@northbridge.example' });
    const booking = await read(await bookFor({ jdId }), asha);
    expect(booking.job).toEqual({
      jdId,
      title: 'Senior Data Engineer',
      description: aJob().description,
      responsibilities: '',
      mustHaveSkills: [{ name: 'SQL', weight: 5, minYears: 4 }],
      goodToHaveSkills: [],
    });
    expect(JSON.stringify(booking)).not.toMatch(/4242424|leena/);
  });

  test('is listed under its job and counted in its pipeline, also by a candidate’s address', async () => {
    const jdId = await addJob({ title: 'Counted' });
    const [first] = [await bookFor({ jdId }), await bookFor({ jdId })];
    await call(saveDraft, { body: { jdId, jobTitle: 'Counted' } }, admin);
    const listed = await call(listBookings, { query: { jdId } }, admin);
    expect(listed.page?.total).toBe(3);
    const { candidateDetails } = await read(first ?? '', admin);
    const candidateEmail = candidateDetails.email.toUpperCase();
    const one = await call(listBookings, { query: { jdId, candidateEmail } }, admin);
    expect(one.data?.map(({ bookingId }) => bookingId)).toEqual([first]);
    const { data } = await call(listJobs, { query: { jdId } }, admin);
    expect(data?.[0]).toMatchObject({ filled: 0, pipeline: { SCHEDULED: 2, DRAFT: 1, SELECTED: 0 } });
  });

  test('cannot use a job of another organization or one that does not exist', async () => {
    const jdId = await addJob();
    for (const [who, id] of [
      [stranger, jdId],
      [admin, '01890000-0000-7000-8000-000000000009'],
    ] as const) {
      const refused = await call(createBooking, { body: aBooking({ jdId: id }) }, who);
      expect(refused).toMatchObject({
        httpStatus: 404,
        fieldErrors: { jdId: 'This job is not in your organization.' },
      });
    }
  });

  test('is not made once the job has ended, except for someone already in its rounds', async () => {
    const jdId = await addJob({ title: 'Ended' });
    const previousBookingId = await bookFor({ jdId });
    await call(updateJob, { body: { jdId, jdStatus: 'FILLED', openBookings: 'KEEP' } }, admin);
    await expect(bookFor({ jdId })).rejects.toThrow('Ended is FILLED: no one new is interviewed for it');
    const next = await bookFor({ previousBookingId, roundNumber: 2 });
    expect(await read(next, admin)).toMatchObject({ jdId, jobTitle: 'Ended', roundName: 'Final' });
    expect(await read(await bookFor({ previousBookingId, jdId: null, jobTitle: 'X' }), admin)).toMatchObject({
      jdId: null,
      job: null,
    });
  });
});

describe('changing the job of a meeting', () => {
  test('brings its title along and leaves a trace; the same job again changes nothing', async () => {
    const [one, other] = [await addJob({ title: 'One' }), await addJob({ title: 'Other' })];
    const bookingId = await bookFor({ jdId: one });
    const change = (jdId: string | null) => call(reviseBooking, { body: { bookingId, jdId } }, admin);
    expect((await change(one.toUpperCase())).data).toMatchObject({ version: 1, jobTitle: 'One' });
    const { data } = await change(other);
    expect(data).toMatchObject({ version: 2, jdId: other, jobTitle: 'Other', job: { title: 'Other' } });
    expect(data?.workFlow.at(-1)?.details.changes).toEqual(['jdId', 'jobTitle']);
    expect((await change(null)).data).toMatchObject({ jdId: null, job: null, jobTitle: 'Other' });
    const nowhere = await change('01890000-0000-7000-8000-000000000009');
    expect(nowhere).toMatchObject({ httpStatus: 404, code: 'NOT_FOUND' });
  });
});

describe('a draft', () => {
  test('keeps its job, shows its title, and is scheduled for it', async () => {
    const jdId = await addJob({ title: 'Drafted' });
    const saved = await call(saveDraft, { body: { jdId } }, admin);
    expect(saved.data).toMatchObject({
      jdId,
      jobTitle: 'Drafted',
      draft: { jdId },
      job: { title: 'Drafted' },
    });
    const bookingId = await bookFor({ bookingId: saved.bookingId });
    const { data } = await call(getBooking, { query: { id: bookingId } }, admin);
    expect(data).toMatchObject({ bookingStatus: 'SCHEDULED', jdId, jobTitle: 'Drafted' });
  });

  test('treats a half-typed job, or another organization’s, as none', async () => {
    const foreign = await call(createJob, { body: aJob() }, stranger);
    for (const jdId of ['half typ', foreign.jdId ?? '']) {
      const saved = await call(saveDraft, { body: { jdId, jobTitle: 'Typed' } }, admin);
      expect(saved).toMatchObject({ httpStatus: 200, data: { jdId: null, job: null, jobTitle: 'Typed' } });
    }
  });
});
