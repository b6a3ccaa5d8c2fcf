import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import * as candidate from '@slotwise/contract/bookings/candidate.endpoints';
import * as changes from '@slotwise/contract/bookings/changes.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import * as decisions from '@slotwise/contract/booking-parts/decisions.endpoints';
import { attachDocuments as attachEndpoint } from '@slotwise/contract/booking-parts/documents.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import * as links from '@slotwise/contract/bookings/panel-links.endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '#app/store.ts';
import { onToast, type Toast } from '#feedback/notify.ts';
import { connectNavigate } from '#navigation/navigate.ts';
import { selectBookingDetails, selectOverlayLoading } from '#state/actions.slice.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { getCachedQuery } from '#state/cached-api.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../test/stub-api.ts';
import { bookingViewed, selectBooking, toViewedBooking } from './bookings.slice.ts';
import { updateCandidate } from './candidate/candidate.actions.ts';
import { assignBooking, cancelBooking } from '#features/meeting/changes/changes.actions.ts';
import { addComment } from '#features/meeting/comments/comments.actions.ts';
import { approveBooking, markNoShow, rejectBooking } from '#features/meeting/decisions/decisions.actions.ts';
import { attachDocuments, removeDocument } from './documents/documents.actions.ts';
import { submitFeedback } from '#features/scorecards/scorecards.actions.ts';
import { sendPanelLink } from './panel-links/panel-links.actions.ts';

const record = aBookingRecord({ version: 7 });
const booking = toViewedBooking(record);
const { bookingId } = record;
const FILE = '0198a000-0000-7000-8000-0000000000d1';

/** One action and the texts its users asked for. */
type Case = {
  name: string;
  endpoint: Endpoint;
  run: () => (dispatch: AppDispatch) => Promise<unknown>;
  progress?: string;
  success: string;
  failure: string;
  /** What is recorded when the dashboard follows; absent for actions that stay on the page. */
  actionType?: string;
};

const CASES: Case[] = [
  {
    name: 'cancelling',
    endpoint: changes.cancelBooking,
    run: () => cancelBooking(booking, { code: 'DUPLICATE', text: 'Twice' }),
    progress: 'Canceling Meeting',
    success: 'Canceled Meeting successfully',
    failure: 'Unable to Cancel the Meeting',
    actionType: 'created',
  },
  {
    name: 'selecting',
    endpoint: decisions.approveBooking,
    run: () => approveBooking(booking, ''),
    progress: 'Selecting Candidate',
    success: 'Approved Meeting successfully',
    failure: 'Unable to Cancel the Meeting',
    actionType: 'approved',
  },
  {
    name: 'rejecting',
    endpoint: decisions.rejectBooking,
    run: () => rejectBooking(booking, { code: 'SKILLS', comments: '', shareWithVendor: '' }),
    progress: 'Rejecting Meeting',
    success: 'Rejected Meeting successfully',
    failure: 'Unable to Reject the Meeting',
    actionType: 'rejected',
  },
  {
    name: 'noting a no-show',
    endpoint: decisions.markNoShow,
    run: () => markNoShow(booking, 'CANDIDATE'),
    success: 'No-show recorded',
    failure: 'Unable to record the no-show',
  },
  {
    name: 'taking a no-show back',
    endpoint: decisions.markNoShow,
    run: () => markNoShow(booking, null),
    success: 'No-show undone',
    failure: 'Unable to undo the no-show',
  },
  {
    name: 'assigning',
    endpoint: changes.assignBooking,
    run: () => assignBooking(bookingId, 'sofia@northbridge.example', ''),
    success: 'Meeting assigned',
    failure: 'Unable to assign the meeting',
  },
  {
    name: 'commenting',
    endpoint: addComments,
    run: () => addComment(booking, { text: 'Good', visibility: 'INTERNAL' }, 'key'),
    success: 'Comments added successfully',
    failure: 'Unable to update comments',
  },
  {
    name: 'attaching',
    endpoint: attachEndpoint,
    run: () => attachDocuments(booking, [{ documentId: FILE, kind: 'RESUME', visibility: 'INTERNAL' }]),
    progress: 'Attaching Documents',
    success: 'Document attached successfully',
    failure: 'Unable to attach document',
  },
  {
    name: 'removing a document',
    endpoint: attachEndpoint,
    run: () => removeDocument(booking, FILE),
    success: 'Document removed',
    failure: 'Unable to remove the document',
  },
  {
    name: 'giving feedback',
    endpoint: giveFeedback,
    run: () => submitFeedback(booking, { summary: 'Knew the trade-offs well.' }, 'SUBMITTED'),
    progress: 'Submiting Feedback',
    success: 'Feedback updated successfully',
    failure: 'Unable to attach document',
  },
  {
    name: 'changing the candidate',
    endpoint: candidate.updateCandidate,
    run: () => updateCandidate(booking, { currentLocation: 'Pune' }),
    progress: 'Updating Candidate Details',
    success: 'Updating Candidate Details Successfully',
    failure: 'Unable to Update candidate details',
  },
  {
    name: 'sending a panelist’s link',
    endpoint: links.sendPanelLink,
    run: () => sendPanelLink(bookingId, 'sofia@northbridge.example'),
    success: 'Link sent',
    failure: 'Unable to send the link',
  },
];

/** What each endpoint returns, as far as the contract reads it. */
const { workFlow } = record;
const decided = { bookingStatus: 'SELECTED', version: 8, decisions: [], noShowBy: null };
const assigned = { assignee: null, assigneeName: null, version: 8, workFlow };
const card = {
  feedbackId: 'f1',
  bookingId,
  panelistId: null,
  panelistName: 'Sofia Lindqvist',
  panelistEmail: 'sofia@northbridge.example',
  roundName: '',
  isMine: true,
  interviewConducted: true,
  attributes: [],
  overallRecommendation: null,
  strengths: '',
  concerns: '',
  summary: '',
  nextRoundFocus: '',
  privateNote: '',
  shareWithVendor: '',
  identity: { cameraOn: null, samePersonAsBefore: null },
  attachments: [],
  state: 'SUBMITTED',
  dismissReason: '',
  submittedAt: null,
  late: false,
  corrections: [],
  version: 1,
};
const DATA = new Map<Endpoint, unknown>([
  [changes.cancelBooking, { bookingStatus: 'CANCELLED', version: 8 }],
  [changes.assignBooking, assigned],
  [candidate.updateCandidate, record],
  [addComments, []],
  [attachEndpoint, []],
  [giveFeedback, card],
]);

let toasts: Toast[];
let addresses: string[];
let store: ReturnType<typeof createStore>;

const listToasts = () => toasts.map(({ kind, text }) => `${kind}: ${text}`);
const expected = ({ progress }: Case, outcome: string) => [
  ...(progress ? [`progress: ${progress}`] : []),
  outcome,
];
const isOverlayShown = () => selectOverlayLoading(store.getState());

function stubSuccess({ endpoint }: Case) {
  const data = DATA.get(endpoint) ?? decided;
  const answer = { status: 'success', message: ['Done'], bookingId, feedbackState: 'COMPLETE', data };
  stubApi<Endpoint>(endpoint, () => {
    expect(isOverlayShown()).toBe(true);
    return answer;
  });
}

beforeEach(() => {
  installFetchStub();
  toasts = [];
  addresses = [];
  store = createStore();
  store.dispatch(bookingViewed(record));
  stubApi(getBooking, { status: 'success', bookingId, data: { ...record, version: 8 } });
  connectNavigate((address) => void addresses.push(address));
  return onToast((toast) => toasts.push(toast));
});

/** Shows the meeting first, as its page does, before the server returns its next state. */
async function showMeeting() {
  stubApi(getBooking, { status: 'success', bookingId, data: record });
  await store.dispatch(getCachedQuery(getBooking).initiate({ query: { id: bookingId } }));
  expect(selectBooking(store.getState())?.version).toBe(7);
  stubApi(getBooking, { status: 'success', bookingId, data: { ...record, version: 8 } });
}

test.each(CASES)('$name shows its success toast and no overlay afterwards', async (one) => {
  stubSuccess(one);
  await store.dispatch(one.run());
  expect(listToasts()).toEqual(expected(one, `success: ${one.success}`));
  expect(isOverlayShown()).toBe(false);
});

test.each(CASES.filter(({ actionType }) => actionType))(
  '$name is recorded as $actionType and leads to the dashboard',
  async (one) => {
    stubSuccess(one);
    await store.dispatch(one.run());
    expect(selectBookingDetails(store.getState())?.actionType).toBe(one.actionType);
    expect(addresses).toEqual(['/dashboard']);
  },
);

test.each(CASES.filter(({ actionType }) => !actionType))(
  '$name stays on the page, which shows the changed booking',
  async (one) => {
    await showMeeting();
    stubSuccess(one);
    await store.dispatch(one.run());
    expect(addresses).toEqual([]);
    await vi.waitFor(() => expect(selectBooking(store.getState())?.version).toBe(8));
  },
);

test.each(CASES)('a refusal of $name shows its text, the code and the messages', async (one) => {
  stubApi(one.endpoint, aFailure('FORBIDDEN'));
  await store.dispatch(one.run());
  expect(listToasts()).toEqual(expected(one, `failure: ${one.failure}`));
  expect(toasts.at(-1)).toMatchObject({ code: 'FORBIDDEN', messages: ['Your role does not allow this.'] });
  expect(isOverlayShown()).toBe(false);
  expect(addresses).toEqual([]);
});

test.each(CASES)('$name without an answer shows its text and no overlay', async (one) => {
  stubNoAnswer(one.endpoint);
  await store.dispatch(one.run());
  expect(listToasts()).toEqual(expected(one, `failure: ${one.failure}`));
  expect(toasts.at(-1)?.code).toBeUndefined();
  expect(isOverlayShown()).toBe(false);
});

test.each(CASES.filter(({ name }) => /comment|attach|document|feedback|candidate/.test(name)))(
  '$name sends the stripped booking',
  async (one) => {
    stubSuccess(one);
    await store.dispatch(one.run());
    const body = sentTo(one.endpoint)[0]?.body;
    expect(body).toMatchObject({ bookingId, version: 7, vendorName: 'Northbridge Talent' });
    expect(body).toHaveProperty('meetingInfo', {
      startTime: '26/11/2030 15:00',
      timeZone: 'Asia/Kolkata',
      endTime: '26/11/2030 16:00',
    });
    for (const field of ['assignee', 'candidateWhatsApp', 'linkedInProfile', 'submissionDate', 'workFlow']) {
      expect(body).not.toHaveProperty(field);
    }
  },
);

test('a cancellation sends the meeting id in the address and the body, with reason and version', async () => {
  const one = CASES[0] as Case;
  stubSuccess(one);
  await store.dispatch(one.run());
  expect(sentTo(one.endpoint)[0]).toMatchObject({
    query: { bookingId },
    body: { bookingId, version: 7, comments: 'Twice', reason: { code: 'DUPLICATE', text: 'Twice' } },
  });
});

test('a booking that has changed is read again when an action is refused because of it', async () => {
  await showMeeting();
  stubApi(decisions.approveBooking, aFailure('INVALID_TRANSITION'));
  await store.dispatch(approveBooking(booking, ''));
  await vi.waitFor(() => expect(selectBooking(store.getState())?.version).toBe(8));
});

test('a late answer about one meeting does not replace another one opened meanwhile', async () => {
  const other = aBookingRecord({ bookingId: '0198a000-0000-7000-8000-0000000000b9' });
  stubApi(addComments, () => {
    store.dispatch(bookingViewed(other));
    return { status: 'success', bookingId, data: [] };
  });
  await store.dispatch(addComment(booking, { text: 'Good', visibility: 'INTERNAL' }, 'key'));
  expect(selectBooking(store.getState())?.bookingId).toBe(other.bookingId);
});
