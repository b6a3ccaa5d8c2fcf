import {
  createHolidayCalendar,
  listHolidayCalendars,
} from '@slotwise/contract/availability/holidays.endpoints';
import {
  countBookings,
  createBooking,
  getBooking,
  listBookings,
} from '@slotwise/contract/bookings/bookings.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import {
  fillWithSampleData,
  getSampleData,
  removeSampleData,
} from '@slotwise/contract/sample-data/sample-data.endpoints';
import { commentOnVendor, updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPdf } from '@slotwise/test-data/a-document';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { uploadsTo } from '../../../test/uploads.ts';

let app: TestApp;
let number = 0;

beforeAll(async () => {
  app = await startTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
});
afterAll(() => app.stop());

const newcomer = (): Promise<TestUser> => app.signUp(`Sample House ${(number += 1)}`);

test('an administrator of an empty organization fills it with meetings in every state, and no one is emailed', async () => {
  const admin = await newcomer();
  const before = (await app.mailsTo(admin.email)).length;
  expect(await app.call(getSampleData, {}, admin)).toMatchObject({ data: { present: false, canFill: true } });
  const filled = await app.call(fillWithSampleData, {}, admin);
  expect(filled).toMatchObject({
    httpStatus: 201,
    data: { present: true, canFill: false, bookings: 12, panelists: 5, jobs: 4, vendors: 2 },
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
  const { rows } = await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
    tx.executeSql('select distinct state from mail where booking_id is not null'),
  );
  expect(rows).toEqual([{ state: 'SHOWN' }]);
  expect((await app.mailsTo(admin.email)).length).toBeGreaterThanOrEqual(before);
});

test('filling one organization completes no meeting of another, whose mails are still sent', async () => {
  const other = await newcomer();
  const { bookingId = '' } = await app.call(createBooking, { body: aBooking() }, other);
  const getStatus = async () =>
    (await app.call(getBooking, { query: { id: bookingId } }, other)).data?.bookingStatus;
  await asVendor(app.context.db, toVendorId(other.vendorId), (tx) =>
    tx.executeSql(
      `update booking set end_time = '2026-03-01T09:00:00Z', start_time = '2026-03-01T08:00:00Z'`,
    ),
  );
  await app.call(fillWithSampleData, {}, await newcomer());
  expect(await getStatus()).toBe('SCHEDULED');
});

test('the dashboard of a filled organization shows what is owed', async () => {
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
  const due = data?.map(({ dueAt }) => dueAt ?? 'no time') ?? [];
  expect(due).toEqual(due.toSorted());
});

test('an organization with a meeting of its own is not filled', async () => {
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

test('two simultaneous clicks fill it once', async () => {
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

test('removing the sample data releases the files attached to it, and leaves no link behind', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const { data } = await app.call(listBookings, { query: { bookingStatus: 'SCHEDULED' } }, admin);
  const uploads = await uploadsTo(app);
  const { body } = await uploads.upload(admin.token, 'notes.pdf', aPdf());
  const documents = [{ documentId: body.documentId ?? '' }];
  await app.call(attachDocuments, { body: { bookingId: data?.[0]?.bookingId ?? '', documents } }, admin);
  await app.call(removeSampleData, {}, admin);
  const left = await asVendor(app.store.db, toVendorId(admin.vendorId), async (tx) => ({
    files: await tx.selectFrom('file').select('attached_at').execute(),
    links: await tx
      .selectFrom('booking_link')
      .select('booking_id')
      .where('vendor_id', '=', admin.vendorId)
      .execute(),
  }));
  expect(left).toEqual({ files: [{ attached_at: null }], links: [] });
});

/** The first element of `listed`. */
function getFirst<T>(listed: T[] | undefined): T {
  const [first] = listed ?? [];
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}

test('a sample meeting that got a real candidate stays', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const scheduled = await app.call(listBookings, { query: { bookingStatus: 'SCHEDULED' } }, admin);
  const { bookingId } = getFirst(scheduled.data);
  const email = `meera${number}@candidate.example`;
  await app.call(updateCandidate, { body: { bookingId, candidateDetails: { email } } }, admin);
  await app.call(removeSampleData, {}, admin);
  const left = await app.call(listBookings, { query: {} }, admin);
  expect(left.data?.map((one) => [one.bookingId, one.isSample])).toEqual([[bookingId, false]]);
});

test('the sample meetings use sample jobs, which are removed with them unless a real meeting uses one', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const jobs = await app.call(listJobs, { query: { sort: 'title' } }, admin);
  expect(jobs.data?.map((job) => [job.title, job.isSample, job.filled])).toEqual([
    ['Platform Engineer', true, 0],
    ['Product Designer', true, 0],
    ['Senior Data Engineer', true, 1],
    ['Site Reliability Lead', true, 0],
  ]);
  const { jdId } = jobs.data?.[1] ?? {};
  await app.call(createBooking, { body: aBooking({ jdId }) }, admin);
  expect(await app.call(removeSampleData, {}, admin)).toMatchObject({ data: { present: false } });
  const left = await app.call(listJobs, { query: {} }, admin);
  expect(left.data?.map((job) => [job.jdId, job.isSample])).toEqual([[jdId, false]]);
});

test('the sample vendors are associated with the organization, and are removed unless one has a real contact', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const list = async () =>
    (await app.call(listVendors, { params: { id: admin.vendorId }, query: {} }, admin)).data ?? [];
  const [supplier, client] = await list();
  expect([supplier, client]).toMatchObject([
    { vendorName: 'Saffron Lane Staffing', relationship: 'SUPPLIER', associationStatus: 'ACTIVE' },
    { vendorName: 'Tidewater Insurance', relationship: 'CLIENT', associationStatus: 'ACTIVE' },
  ]);
  expect(await app.mailsTo(supplier?.contactEmail ?? '')).toEqual([]);
  const remark = { vendorId: supplier?.vendorId ?? '', comments: 'Goes too' };
  await app.call(commentOnVendor, { body: remark }, admin);
  const body = { contactEmail: `contact${number}@guest.example` };
  const real = await app.call(updateVendor, { params: { vendorId: client?.vendorId ?? '' }, body }, admin);
  expect(real.data).toMatchObject({ associationStatus: 'PENDING', isOursToAnswer: false });
  expect(await app.mailsTo(body.contactEmail)).toMatchObject([{ kind: 'vendor-invitation' }]);
  expect(await app.call(removeSampleData, {}, admin)).toMatchObject({ data: { present: false, vendors: 0 } });
  expect((await list()).map(({ vendorName }) => vendorName)).toEqual(['Tidewater Insurance']);
});

test('a sample panelist with a real address stays', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const { panelistId } = getFirst((await app.call(listPanelists, { query: {} }, admin)).data);
  const email = `interviewer${number}@guest.example`;
  await app.call(updatePanelist, { body: { panelistId, email } }, admin);
  await app.call(removeSampleData, {}, admin);
  const left = await app.call(listPanelists, { query: {} }, admin);
  expect(left.data?.map((one) => one.email)).toEqual([email]);
});

test('the sample panelists have their own hours, limits and holidays, and the draft’s candidate has times', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const { data: calendars = [] } = await app.call(listHolidayCalendars, {}, admin);
  expect(calendars).toMatchObject([{ name: 'India', isDefault: false, panelists: 2 }]);
  const panelists = (await app.call(listPanelists, { query: {} }, admin)).data ?? [];
  const arjun = panelists.find(({ firstName }) => firstName === 'Arjun');
  expect(arjun).toMatchObject({ maxPerDay: 2, bufferAfter: 15, holidayCalendarId: calendars[0]?.calendarId });
  expect(arjun?.weeklyHours.slice(0, 2)).toEqual([
    { day: 1, start: '10:00', end: '13:00' },
    { day: 1, start: '14:00', end: '19:00' },
  ]);
  const today = app.clock.now().toISOString().slice(0, 10);
  const dates = panelists.flatMap(({ dateOverrides }) => dateOverrides.map(({ date }) => date));
  expect(dates).toHaveLength(2);
  expect(dates.every((date) => date > today)).toBe(true);
  const drafts = await app.call(listBookings, { query: { bookingStatus: 'DRAFT' } }, admin);
  const { bookingId: id } = getFirst(drafts.data);
  const draft = await app.call(getBooking, { query: { id } }, admin);
  expect(draft.data?.candidateDetails.availability).toHaveLength(2);
});

test('the sample holidays are removed, but stay if someone real follows them', async () => {
  const admin = await newcomer();
  await app.call(fillWithSampleData, {}, admin);
  const calendars = async () => (await app.call(listHolidayCalendars, {}, admin)).data ?? [];
  const { calendarId } = getFirst(await calendars());
  const works = await app.call(createHolidayCalendar, { body: { country: 'DE' } }, admin);
  expect(works.data).toMatchObject({ isDefault: true });
  await app.call(removeSampleData, {}, admin);
  expect((await calendars()).map(({ name }) => name)).toEqual(['Germany']);
  await app.call(fillWithSampleData, {}, admin);
  const { calendarId: again } = (await calendars()).find(({ name }) => name === 'India') ?? {};
  expect(again).not.toBe(calendarId);
  const email = `follower${number}@guest.example`;
  await app.call(createPanelist, { body: aPanelist({ email, holidayCalendarId: again }) }, admin);
  for (const _ of [1, 2]) await app.call(removeSampleData, {}, admin);
  expect((await calendars()).map(({ name }) => name)).toEqual(['Germany', 'India']);
});
