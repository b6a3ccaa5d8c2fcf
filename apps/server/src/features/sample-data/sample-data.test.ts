import { listBookings, countBookings, createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs/needs.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import {
  fillWithSampleData,
  getSampleData,
  removeSampleData,
} from '@slotwise/contract/sample-data/sample-data.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let number = 0;

beforeAll(async () => {
  app = await startTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
});
afterAll(() => app.stop());

const newcomer = (): Promise<TestUser> => app.signUp(`Sample House ${(number += 1)}`);

test('an administrator of an empty organisation fills it with meetings in every state, and nobody is mailed', async () => {
  const admin = await newcomer();
  const before = (await app.mailsTo(admin.email)).length;
  expect(await app.call(getSampleData, {}, admin)).toMatchObject({ data: { present: false, canFill: true } });
  const filled = await app.call(fillWithSampleData, {}, admin);
  expect(filled).toMatchObject({
    httpStatus: 201,
    data: { present: true, canFill: false, bookings: 12, panelists: 5 },
  });
  const { counts } = await app.call(countBookings, { query: {} }, admin);
  expect(counts).toMatchObject({
    DRAFT: 1,
    SCHEDULED: 4,
    COMPLETED: 2,
    SELECTED: 1,
    REJECTED: 1,
    NO_SHOW: 1,
    CANCELLED: 1,
    ONBOARDED: 1,
    RESCHEDULED: 1,
  });
  const { rows } = await app.store.pool.query<{ state: string }>(
    `select distinct state from mail where vendor_id = '${admin.vendorId}' and booking_id is not null`,
  );
  expect(rows).toEqual([{ state: 'SHOWN' }]);
  expect((await app.mailsTo(admin.email)).length).toBeGreaterThanOrEqual(before);
});

test('the first screen of a filled organisation says what is owed', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const { data } = await app.call(listNeeds, { query: {} }, admin);
  const kinds = data?.map(({ kind, candidateName }) => `${kind} ${candidateName}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'FEEDBACK_OVERDUE Oluwaseun Bello',
      'DRAFT_WAITING Samuel Okoro',
      'RESOURCE_DUE Yuki Tanaka',
    ]),
  );
  const due = data?.map(({ dueAt }) => dueAt) ?? [];
  expect(due).toEqual(due.toSorted());
});

test('an organisation with a meeting of its own is not filled', async () => {
  const admin = await newcomer();
  const booking = aBooking({
    meetingInfo: aMeeting({ startTime: '2026-03-04T14:00', endTime: '2026-03-04T15:00' }),
  });
  await app.call(createBooking, { body: booking }, admin);
  expect(await app.call(fillWithSampleData, {}, admin)).toMatchObject({
    httpStatus: 409,
    code: 'INVALID_TRANSITION',
    message: ['There are meetings already. Sample data only goes where there are none.'],
  });
});

test('two who press the button at once fill it once', async () => {
  const admin = await newcomer();
  const answers = await Promise.all([1, 2].map(() => app.call(fillWithSampleData, {}, admin)));
  expect(new Set(answers.map(({ httpStatus }) => httpStatus))).toEqual(new Set([201, 409]));
  expect(await app.call(getSampleData, {}, admin)).toMatchObject({ data: { bookings: 12, panelists: 5 } });
});

test('removing the sample data leaves real meetings and the panelists they seat', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const [arjun] = (await app.call(listPanelists, { query: { q: 'Arjun' } }, admin)).data ?? [];
  const booking = aBooking({
    meetingInfo: aMeeting({ startTime: '2026-05-04T14:00', endTime: '2026-05-04T15:00' }),
    candidateDetails: aCandidate({ email: 'real@candidate.example' }),
    panelists: [{ panelistId: arjun?.panelistId ?? '' }],
  });
  const real = await app.call(createBooking, { body: booking }, admin);
  expect(await app.call(removeSampleData, {}, admin)).toMatchObject({
    data: { bookings: 0, panelists: 1, canFill: false },
  });
  const left = await app.call(listBookings, { query: {} }, admin);
  expect(left.data?.map(({ bookingId }) => bookingId)).toEqual([real.bookingId]);
  expect((await app.call(listPanelists, { query: {} }, admin)).data).toHaveLength(1);
});
