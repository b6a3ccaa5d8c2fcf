import { createBooking, countBookings, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { assignBooking, cancelBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { approveBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { createVendor, updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

const START = '2026-03-04T09:00:00.000Z';
const END = '2026-03-04T10:00:00.000Z';
const A_SUMMARY = 'A careful engineer who explains what they do and why.';

let app: TestApp;
let admin: TestUser;
let panelist: TestUser;
let number = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  number += 1;
  app.clock.set('2026-03-02T09:00:00.000Z');
  admin = await app.signUp(`Needy House ${number}`);
  const email = `arjun.${number}@panel.example`;
  await app.call(createPanelist, { body: aPanelist({ firstName: 'Arjun', lastName: 'Nair', email }) }, admin);
  panelist = await app.accept(email, 'invite');
});

async function aScheduledMeeting(): Promise<string> {
  const body = aBooking({
    meetingInfo: aMeeting({ startTime: START, endTime: END }),
    candidateDetails: aCandidate({ email: `meera.${number}@candidate.example` }),
    panelists: [{ name: 'Arjun Nair', email: panelist.email }],
  });
  const { bookingId } = await app.call(createBooking, { body }, admin);
  if (!bookingId) throw new Error('The meeting was refused.');
  return bookingId;
}

/** Logs in again, since a session expires when the clock jumps. */
async function at(time: string) {
  app.clock.set(time);
  admin = await app.logIn(admin.email);
  panelist = await app.logIn(panelist.email);
}

async function readNeeds(user: TestUser) {
  const { data = [] } = await app.call(listNeeds, { query: {} }, user);
  return data.map(({ kind, overdue, names }) => ({ kind, overdue, names }));
}

const listFigures = async (user: TestUser) => (await app.call(countBookings, { query: {} }, user)).data;

test('no one owes anything before the meeting', async () => {
  await aScheduledMeeting();
  expect(await readNeeds(admin)).toEqual([]);
  expect(await readNeeds(panelist)).toEqual([]);
  expect(await listFigures(admin)).toMatchObject({
    awaitingFeedback: 0,
    awaitingMyAction: 0,
    unconfirmedRsvp: 1,
  });
});

test('each figure of what is owed matches the length of a list', async () => {
  await aScheduledMeeting();
  const listed = async (query: RequestOf<typeof listBookings>['query']) => {
    const { data, page } = await app.call(listBookings, { query }, admin);
    expect(data).toHaveLength(page?.total ?? -1);
    return page?.total;
  };
  expect(await listed({ unanswered: 'true' })).toBe(1);
  expect(await listed({ feedbackState: 'OWED' })).toBe(0);
  await at('2026-03-04T10:30:00.000Z');
  expect(await listed({ unanswered: 'true' })).toBe(0);
  expect(await listed({ feedbackState: 'OWED' })).toBe(1);
  expect(await listed({ feedbackState: 'OVERDUE' })).toBe(0);
});

test('a panelist owes the scorecard from the end on, and the recruiter learns of it once it is late', async () => {
  await aScheduledMeeting();
  await at('2026-03-04T10:30:00.000Z');
  expect(await readNeeds(panelist)).toEqual([{ kind: 'SCORECARD_DUE', overdue: false, names: [] }]);
  expect(await readNeeds(admin)).toEqual([]);
  expect(await listFigures(admin)).toMatchObject({ awaitingFeedback: 1, feedbackOverdue: 0 });

  await at('2026-03-05T11:00:00.000Z');
  expect(await readNeeds(panelist)).toEqual([{ kind: 'SCORECARD_DUE', overdue: true, names: [] }]);
  expect(await readNeeds(admin)).toEqual([
    { kind: 'FEEDBACK_OVERDUE', overdue: true, names: ['Arjun Nair'] },
  ]);
  expect(await listFigures(admin)).toMatchObject({
    awaitingFeedback: 1,
    feedbackOverdue: 1,
    awaitingMyAction: 1,
  });
});

test('a panelist with a submitted scorecard owes the decision, then the recruiter owes the next step', async () => {
  const bookingId = await aScheduledMeeting();
  await at('2026-03-04T10:30:00.000Z');
  const attributes = ['Technical skills', 'Problem solving'].map((name) => ({ name, rating: 4 }));
  const feedback = { attributes, overallRecommendation: 'YES' as const, summary: A_SUMMARY };
  await app.call(giveFeedback, { body: { bookingId, feedback, state: 'SUBMITTED' } }, panelist);
  expect(await readNeeds(panelist)).toEqual([{ kind: 'DECISION_DUE', overdue: false, names: [] }]);
  await app.call(approveBooking, { body: { bookingId } }, panelist);
  expect(await readNeeds(panelist)).toEqual([]);
  await at('2026-03-08T09:00:00.000Z');
  expect(await readNeeds(admin)).toEqual([{ kind: 'RESOURCE_DUE', overdue: false, names: [] }]);

  const nextRound = aBooking({
    meetingInfo: aMeeting({ startTime: '2026-03-09T09:00:00.000Z', endTime: '2026-03-09T10:00:00.000Z' }),
    previousBookingId: bookingId,
  });
  await app.call(createBooking, { body: nextRound }, admin);
  expect(await readNeeds(admin)).toEqual([]);
});

test('a draft waits two days before its recruiter is reminded', async () => {
  await app.call(saveDraft, { body: { jobTitle: 'Data Engineer' } }, admin);
  await at('2026-03-03T09:00:00.000Z');
  expect(await readNeeds(admin)).toEqual([]);
  await at('2026-03-04T09:30:00.000Z');
  expect(await readNeeds(admin)).toEqual([{ kind: 'DRAFT_WAITING', overdue: false, names: [] }]);
  expect(await readNeeds(panelist)).toEqual([]);
});

test('a colleague of another organization owes nothing of ours', async () => {
  const bookingId = await aScheduledMeeting();
  const stranger = await app.signUp(`Strangers ${number}`);
  await at('2026-03-06T09:00:00.000Z');
  expect(await readNeeds(await app.logIn(stranger.email))).toEqual([]);
  const refused = await app.call(
    assignBooking,
    { query: { bookingId, assigneeEmail: stranger.email } },
    admin,
  );
  expect(refused.httpStatus).toBe(404);
});

test.each([
  ['NONE', '2026-03-04T10:30:00.000Z'],
  ['OVERDUE', '2026-03-05T11:00:00.000Z'],
] as const)('a recruiter finds the meetings whose scorecards are %s', async (feedbackState, time) => {
  const bookingId = await aScheduledMeeting();
  await at(time);
  const find = async (wanted: typeof feedbackState | 'COMPLETE' | 'PARTIAL') =>
    (await app.call(listBookings, { query: { feedbackState: wanted } }, admin)).data?.map((one) => ({
      bookingId: one.bookingId,
      feedbackState: one.feedbackState,
    }));
  expect(await find(feedbackState)).toEqual([{ bookingId, feedbackState }]);
  const states = ['NONE', 'OVERDUE', 'PARTIAL', 'COMPLETE'] as const;
  for (const other of states.filter((state) => state !== feedbackState))
    expect(await find(other)).toEqual([]);
});

test('a cancelled meeting owes no scorecards, neither in the list nor in its row', async () => {
  const bookingId = await aScheduledMeeting();
  await app.call(
    cancelBooking,
    { query: { bookingId }, body: { reason: { code: 'OTHER', text: '' } } },
    admin,
  );
  await at('2026-03-06T09:00:00.000Z');
  const find = async (feedbackState: 'OWED' | 'OVERDUE' | 'NONE') => {
    const { data, page } = await app.call(listBookings, { query: { feedbackState } }, admin);
    return {
      ids: data?.map((one) => one.bookingId),
      states: data?.map((one) => one.feedbackState),
      total: page?.total,
    };
  };
  expect(await find('OWED')).toEqual({ ids: [], states: [], total: 0 });
  expect(await find('OVERDUE')).toEqual({ ids: [], states: [], total: 0 });
  expect(await find('NONE')).toEqual({ ids: [bookingId], states: ['NONE'], total: 1 });
});

test('needs and bell ask an administrator to answer an organization’s request to work together', async () => {
  const asking = await app.signUp(`Asking House ${number}`);
  const recruiter = await addRecruiter(app, admin, `Rohan${number}`);
  const contact = { contactName: 'Ananya Rao', contactEmail: admin.email };
  const body = { vendorName: `Needy House ${number}`, relationship: 'SUPPLIER' as const, ...contact };
  await app.call(createVendor, { body }, asking);
  const partnerId = asking.vendorId;
  const about = { kind: 'PARTNER_WAITING', partnerId, bookingId: '', bookingStatus: null, overdue: false };
  const { data } = await app.call(listNeeds, { query: {} }, admin);
  expect(data).toMatchObject([{ ...about, names: [`Asking House ${number}`] }]);
  for (const other of [recruiter, asking, panelist]) expect(await readNeeds(other)).toEqual([]);
  const notices = (await app.call(listNotices, {}, admin)).data;
  expect(notices).toMatchObject([{ kind: 'vendor-requested', partnerId, bookingId: null }]);

  await at('2026-03-05T10:00:00.000Z');
  expect(await readNeeds(admin)).toMatchObject([{ kind: 'PARTNER_WAITING', overdue: true }]);
  const answer = { params: { vendorId: partnerId }, body: { associationStatus: 'ACTIVE' as const } };
  expect((await app.call(updateVendor, answer, admin)).httpStatus).toBe(200);
  expect(await readNeeds(admin)).toEqual([]);
});
