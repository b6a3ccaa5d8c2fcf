import { createBooking, listBookings, listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { createJob, updateJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobUpdate } from '@slotwise/contract/job-descriptions/job-changes.schema';
import {
  createVendorBooking,
  updateVendorBooking,
} from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aJob } from '@slotwise/test-data/a-job';
import { afterAll, describe, expect, test } from 'vitest';
import { associate } from '../../../test/associate.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const client = await app.signUp('Acme Hiring');
const supplier = await app.signUp('Globex Talent');
const rival = await app.signUp('Initech Search');
for (const one of [supplier, rival]) await associate(app, client, one);

let candidates = 0;
function someone() {
  candidates += 1;
  const email = `candidate${candidates}@candidate.example`;
  return aCandidate({
    candidateName: `Candidate ${candidates}`,
    email,
    phone: `98765 4${1000 + candidates}`,
  });
}

async function addJob(title: string): Promise<string> {
  const sharedWithVendorIds = [supplier.vendorId, rival.vendorId];
  const { jdId = '' } = await call(createJob, { body: aJob({ title, sharedWithVendorIds }) }, client);
  return jdId;
}

async function submit(jdId: string, who: TestUser = supplier): Promise<string> {
  const rtr = { candidateConfirmed: true, requestConfirmation: false };
  const body = { vendorId: client.vendorId, jdId, candidateDetails: someone(), rtr };
  const { bookingId, message } = await call(createVendorBooking, { body }, who);
  if (!bookingId) throw new Error(`Not submitted: ${message?.join()}`);
  return bookingId;
}

async function schedule(jdId: string): Promise<string> {
  const day = String((candidates % 27) + 1).padStart(2, '0');
  const meetingInfo = aMeeting({ startTime: `2026-06-${day}T14:00`, endTime: `2026-06-${day}T15:00` });
  const body = aBooking({ jdId, meetingInfo, candidateDetails: someone() });
  const { bookingId = '' } = await call(createBooking, { body }, client);
  return bookingId;
}

const end = (jdId: string, more: Partial<JobUpdate> = {}) =>
  call(updateJob, { body: { jdId, jdStatus: 'CLOSED', ...more } }, client);

async function statuses(jdId: string): Promise<Record<string, string>> {
  const { data = [] } = await call(listBookings, { query: { jdId } }, client);
  return Object.fromEntries(data.map((one) => [one.bookingId, one.bookingStatus]));
}

describe('ending a job', () => {
  test('with open bookings asks what to do with them, and changes nothing', async () => {
    const jdId = await addJob('Asked');
    await call(saveDraft, { body: { jdId } }, client);
    const [submitted, scheduled] = [await submit(jdId), await schedule(jdId)];
    for (const jdStatus of ['CLOSED', 'FILLED', 'CANCELLED'] as const) {
      expect(await end(jdId, { jdStatus })).toMatchObject({
        httpStatus: 409,
        code: 'INVALID_TRANSITION',
        message: [
          '3 bookings of this job are still open. Say whether to keep them or to call off those without a meeting.',
        ],
        details: { openBookings: 3, withoutMeeting: 2 },
      });
    }
    expect(await statuses(jdId)).toMatchObject({ [submitted]: 'SUBMITTED', [scheduled]: 'SCHEDULED' });
    const { data } = await call(listJobs, { query: { jdId } }, client);
    expect(data?.[0]).toMatchObject({ jdStatus: 'OPEN', version: 1 });
    expect((await end(jdId, { jdStatus: 'ON_HOLD' })).httpStatus).toBe(200);
  });

  test('keeps them if chosen, and asks nothing if there are none', async () => {
    const jdId = await addJob('Kept');
    const submitted = await submit(jdId);
    expect(await end(jdId, { openBookings: 'KEEP' })).toMatchObject({ data: { jdStatus: 'CLOSED' } });
    expect(await statuses(jdId)).toEqual({ [submitted]: 'SUBMITTED' });
    expect((await end(jdId, { jdStatus: 'FILLED' })).httpStatus).toBe(200);
    expect((await end(await addJob('Empty'))).httpStatus).toBe(200);
  });

  test('calls off what has no meeting: suppliers are notified, drafts are deleted, meetings stay', async () => {
    const jdId = await addJob('Called off');
    const other = await submit(await addJob('Untouched'));
    const draft = await call(saveDraft, { body: { jdId } }, client);
    const [submitted, scheduled] = [await submit(jdId), await schedule(jdId)];
    const accepted = await submit(jdId);
    const accept = { bookingId: accepted, decision: 'ACCEPT' as const };
    expect(await call(updateVendorBooking, { body: accept }, client)).toMatchObject({ httpStatus: 200 });
    const before = (await app.mailsTo(supplier.email)).length;

    expect(await end(jdId, { jdStatus: 'CANCELLED', openBookings: 'CANCEL' })).toMatchObject({
      data: { jdStatus: 'CANCELLED', pipeline: { DRAFT: 0, SUBMITTED: 0, REJECTED: 1, SCHEDULED: 1 } },
    });
    expect(draft.bookingId).toBeDefined();
    expect(await statuses(jdId)).toEqual({
      [submitted]: 'REJECTED',
      [accepted]: 'CANCELLED',
      [scheduled]: 'SCHEDULED',
    });
    const query = { submitterVendorId: supplier.vendorId };
    const { data = [] } = await call(listSubmissions, { query }, supplier);
    const byId = new Map(data.map((one) => [one.bookingId, one]));
    expect(byId.get(submitted)?.submission).toMatchObject({
      answer: 'DECLINED',
      declineReason: { code: 'POSITION_CLOSED', text: 'The position is closed.' },
    });
    expect(byId.get(other)?.bookingStatus).toBe('SUBMITTED');
    expect((await app.mailsTo(supplier.email)).length).toBe(before + 2);
  });

  test('can later still call off what was kept', async () => {
    const jdId = await addJob('Later');
    const submitted = await submit(jdId);
    await end(jdId, { openBookings: 'KEEP' });
    await end(jdId, { openBookings: 'CANCEL' });
    expect(await statuses(jdId)).toEqual({ [submitted]: 'REJECTED' });
  });
});

test('a submitted candidate keeps the job they were submitted for, also as a draft', async () => {
  const [jdId, other] = [await addJob('Submitted for'), await addJob('Another one')];
  const bookingId = await submit(jdId);
  const refusal = {
    httpStatus: 400,
    fieldErrors: { jdId: 'A submitted candidate stays with the job they were submitted for' },
  };
  const change = (request: string | null) =>
    call(reviseBooking, { body: { bookingId, jdId: request } }, client);
  expect([await change(other), await change(null)]).toMatchObject([refusal, refusal]);
  await call(updateVendorBooking, { body: { bookingId, decision: 'ACCEPT' } }, client);
  const saved = await call(saveDraft, { body: { bookingId, jdId: other, jobTitle: 'Mine' } }, client);
  expect(saved.data).toMatchObject({ jdId, job: { title: 'Submitted for' } });
  const planned = aBooking({ bookingId, candidateDetails: someone(), jobTitle: undefined });
  expect(await call(createBooking, { body: { ...planned, jdId: other } }, client)).toMatchObject(refusal);
  const scheduled = await call(createBooking, { body: planned }, client);
  expect(scheduled.data).toMatchObject({ bookingStatus: 'SCHEDULED', jdId, jobTitle: 'Submitted for' });
});

test('in the pipeline a supplier counts its own submissions, the client everyone’s', async () => {
  const jdId = await addJob('Counted');
  for (const who of [supplier, supplier, rival]) await submit(jdId, who);
  await schedule(jdId);
  const pipeline = async (who: TestUser, query: object) =>
    (await call(listJobs, { query: { ...query, jdId } }, who)).data?.[0]?.pipeline;
  expect(await pipeline(client, {})).toMatchObject({ SUBMITTED: 3, SCHEDULED: 1 });
  expect(await pipeline(supplier, { shared: 'true' })).toMatchObject({ SUBMITTED: 2, SCHEDULED: 0 });
  expect(await pipeline(rival, { shared: 'true' })).toMatchObject({ SUBMITTED: 1, SCHEDULED: 0 });
});

describe('a job with very many open bookings', () => {
  const drafts = async (jdId: string) => Object.keys(await statuses(jdId)).length;

  test('ends in batches of ten, and the same request completes what broke off', async () => {
    const jdId = await addJob('Many');
    for (let count = 0; count < 23; count += 1) await call(saveDraft, { body: { jdId } }, client);
    await refuseToEnd(jdId);
    expect(await drafts(jdId)).toBe(23);
    await app.store.pool.query(`
      create function break_off() returns trigger language plpgsql
        as $$ begin if (select count(*) from booking where jd_id = old.jd_id) < 9 then raise 'broken off'; end if; return old; end $$;
      create trigger break_off before delete on booking for each row execute function break_off()`);
    expect((await end(jdId, { openBookings: 'CANCEL' })).httpStatus).toBe(500);
    await app.store.pool.query('drop trigger break_off on booking; drop function break_off');
    expect(await drafts(jdId)).toBe(13);
    const { data } = await call(listJobs, { query: { jdId } }, client);
    expect(data?.[0]).toMatchObject({ jdStatus: 'OPEN', version: 1 });
    const ended = await end(jdId, { openBookings: 'CANCEL', version: 1 });
    expect(ended).toMatchObject({ data: { jdStatus: 'CLOSED', version: 2, pipeline: { DRAFT: 0 } } });
    expect(await drafts(jdId)).toBe(0);
  });

  /** An invalid request is refused before anything is called off. */
  async function refuseToEnd(jdId: string) {
    const jdCode = 'TAKEN';
    await call(createJob, { body: aJob({ title: 'Other', jdCode }) }, client);
    const refused = await end(jdId, { openBookings: 'CANCEL', jdCode });
    expect(refused).toMatchObject({ httpStatus: 400, fieldErrors: { jdCode: expect.any(String) } });
  }
});
