import { type ActionMessages } from '@slotwise/contract/first-messages';
import { MESSAGES } from '@slotwise/contract/messages';
import { expect, test, vi } from 'vitest';
import { downloadInvite } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { exportJobs } from '@slotwise/contract/outgoing/exports.endpoints';
import { saveUser } from '#api/session-storage.ts';
import * as auth from '#features/auth/auth.actions.ts';
import * as busyTimes from '#features/availability/busy-sources/busy-sources.actions.ts';
import * as holidays from '#features/availability/holidays/holidays.actions.ts';
import * as answers from '#features/bookings/answers/answers.actions.ts';
import * as bookings from '#features/bookings/bookings.actions.ts';
import { toViewedBooking } from '#features/bookings/bookings.slice.ts';
import * as candidate from '#features/bookings/candidate/candidate.actions.ts';
import * as changes from '#features/meeting/changes/changes.actions.ts';
import * as comments from '#features/meeting/comments/comments.actions.ts';
import * as dashboard from '#features/dashboard/dashboard.actions.ts';
import * as views from '#features/dashboard/saved-views/saved-views.actions.ts';
import * as decisions from '#features/meeting/decisions/decisions.actions.ts';
import * as documents from '#features/bookings/documents/documents.actions.ts';
import * as edit from '#features/edit-meeting/edit-meeting.actions.ts';
import * as feedback from '#features/scorecards/scorecards.actions.ts';
import * as panelLinks from '#features/bookings/panel-links/panel-links.actions.ts';
import * as reschedule from '#features/reschedule/reschedule.actions.ts';
import * as resource from '#features/edit-resource/edit-resource.actions.ts';
import * as schedule from '#features/schedule/drafts/drafts.actions.ts';
import * as selfScheduling from '#features/self-scheduling/self-scheduling.actions.ts';
import * as submission from '#features/submissions/submissions.actions.ts';
import * as calendarFeeds from '#features/calendar-feeds/calendar-feeds.actions.ts';
import * as deepgaze from '#features/deepgaze/deepgaze.actions.ts';
import * as resemblances from '#features/deepgaze/resemblances/resemblances.actions.ts';
import * as jobFit from '#features/deepgaze/job-fit/job-fit.actions.ts';
import * as jobs from '#features/job-descriptions/job-descriptions.actions.ts';
import * as panelists from '#features/panelists/panelists.actions.ts';
import * as recruiters from '#features/recruiters/recruiters.actions.ts';
import * as sessions from '#features/recruiters/sessions/sessions.actions.ts';
import * as team from '#features/recruiters/team/team.actions.ts';
import * as vendorBookings from '#features/submissions/submission-form/submission-form.actions.ts';
import * as vendorComments from '#features/vendors/comments/comments.actions.ts';
import * as vendorDocuments from '#features/vendors/documents/documents.actions.ts';
import * as vendors from '#features/vendors/vendors.actions.ts';
import * as webhooks from '#features/webhooks/webhooks.actions.ts';
import { exportCsv } from '#feedback/export-csv.ts';
import { onToast, type Toast } from '#feedback/notify.ts';
import { saveDownload } from '#feedback/save-download.ts';
import { downloadDocument } from '#feedback/stored-files.ts';
import { connectNavigate } from '#navigation/navigate.ts';
import { aBookingRecord } from '../../test/bookings.ts';
import { sampleAnswer } from '../../test/sample-answer.ts';
import { aPanelistRecord } from '../../test/panelists.ts';
import { createStore } from './store.ts';

/**
 * Every text of the catalog, raised by its action: on success, on a refusal by the server, and when the server does not
 * answer. A text whose action is not in the table fails the first test.
 */

type Run = (dispatch: ReturnType<typeof createStore>['dispatch']) => unknown;
/**
 * `quiet` names the outcomes shown in another way: a page that opens, a file that is saved. `data` is what a response
 * needs to count as a success.
 */
type Act = { run: Run; quiet?: 'success'; data?: object };

const booking = toViewedBooking(aBookingRecord());
const { bookingId } = booking;
const panelist = aPanelistRecord();
const stored = { documentId: 'd-1', url: '/files/d-1' };
const any = <T>(value: unknown = {}) => value as T;

const onboarded = { ...booking, resource: any<typeof booking.resource>({ resourceId: 'r-1', version: 1 }) };
const saving = any<Parameters<typeof resource.saveResource>[1]>({
  values: { resource: { onboarding: [] } },
  changes: { resource: { clientName: 'Acme' }, billing: null },
  idempotencyKey: 'k',
});

const ACTS: Record<string, Act> = {
  'auth.logIn': { run: (go) => go(auth.logIn({ username: 'a@acme.example', password: 'x' })) },
  'auth.register': { run: (go) => go(auth.register(any({ email: 'a@acme.example' }))) },
  'auth.resendVerification': { run: (go) => go(auth.resendVerification('a@acme.example')) },
  'auth.requestPasswordReset': {
    run: (go) => go(auth.requestPasswordReset('a@acme.example')),
    quiet: 'success',
  },
  'auth.setPassword': { run: (go) => go(auth.setPassword('t', 'p')) },
  'recruiters.update': { run: (go) => go(recruiters.updateRecruiter({ location: 'Pune' })) },
  'team.add': { run: (go) => go(team.addMember(any(), 'k')) },
  'team.changeRole': { run: (go) => go(team.changeRole('u-1', 'ADMIN')) },
  'team.remove': { run: (go) => go(team.removeMember({ userId: 'u-1' }, 'u-2')) },
  'team.resendInvitation': { run: (go) => go(team.resendMemberInvitation('u-1')) },
  'sessions.end': { run: (go) => go(sessions.endSession(any())) },
  'auth.confirmEmail': { run: (go) => go(auth.confirmEmail('t')) },
  'jobDescriptions.create': { run: (go) => go(jobs.addJob(any(), 'k', {})) },
  'jobDescriptions.update': { run: (go) => go(jobs.updateJob(any({ jdId: 'j-1' }))) },
  'vendors.create': { run: (go) => go(vendors.addVendor(any(), 'k')) },
  'vendors.update': { run: (go) => go(vendors.updateVendor('v-1', {})) },
  'vendors.comment': {
    run: (go) => go(vendorComments.addComment('v-1', { text: 'x', visibility: 'INTERNAL' }, 'k')),
  },
  'vendors.documents': {
    run: (go) =>
      go(vendorDocuments.attachDocument('v-1', { ...stored, kind: 'OTHER', visibility: 'INTERNAL' })),
  },
  'vendors.removeDocument': { run: (go) => go(vendorDocuments.removeDocument('v-1', 'd-1')) },
  'vendors.resendInvitation': { run: (go) => go(vendors.resendInvitation('v-1')) },
  'vendorBookings.create': { run: (go) => go(vendorBookings.submitCandidate(any(), 'k')) },
  'vendorBookings.update': { run: (go) => go(submission.withdrawSubmission(booking, '')) },
  'vendorBookings.resendRtr': { run: (go) => go(submission.resendRtr(bookingId)) },
  'exports.download': { run: () => exportCsv(exportJobs, { query: {} }, 'jobs'), quiet: 'success' },
  'panelists.create': { run: (go) => go(panelists.addPanelist(any(), 'k')) },
  'panelists.update': { run: (go) => go(panelists.editPanelist(any({ panelistId: 'p-1' }))) },
  'panelists.resendInvitation': { run: (go) => go(panelists.resendInvitation('p-1')) },
  'panelists.deactivate': { run: (go) => go(panelists.setPanelStatus(panelist, 'INACTIVE')) },
  'panelists.reactivate': { run: (go) => go(panelists.setPanelStatus(panelist, 'ACTIVE')) },
  'busyTimes.read': { run: (go) => go(busyTimes.readBusyTimes('Work', new File(['x'], 'Work.ics'))) },
  'busyTimes.connect': {
    run: (go) => go(busyTimes.subscribeFeed({ name: 'Work', url: 'https://a.example' })),
  },
  'busyTimes.find': { run: (go) => go(busyTimes.findCalendars(any())) },
  'busyTimes.refresh': { run: (go) => go(busyTimes.readAgain('s-1')), data: { error: '' } },
  'busyTimes.remove': { run: (go) => go(busyTimes.removeBusySource('s-1')) },
  'holidays.follow': { run: (go) => go(holidays.followHolidays({ country: 'IN' }, 'k')) },
  'holidays.update': { run: (go) => go(holidays.changeHolidays({ calendarId: 'c-1', isDefault: true })) },
  'holidays.remove': { run: (go) => go(holidays.removeHolidays('c-1')) },
  'bookings.create': { run: (go) => go(bookings.createBooking(any(), 'k')) },
  'bookings.discardDraft': { run: (go) => go(schedule.discardDraft({ bookingId, version: 1 })) },
  'bookings.reschedule': { run: (go) => go(reschedule.rescheduleBooking(booking, any())) },
  'bookings.update': { run: (go) => go(edit.saveChanges(booking, any({ details: { instructions: 'x' } }))) },
  'bookings.cancel': { run: (go) => go(changes.cancelBooking(booking, { code: 'OTHER', text: '' })) },
  'bookings.undo': { run: (go) => go(bookings.undoAct(bookingId)) },
  'bookings.approve': { run: (go) => go(decisions.approveBooking(booking, '')) },
  'bookings.reject': {
    run: (go) => go(decisions.rejectBooking(booking, { code: 'SKILLS', comments: '', shareWithVendor: '' })),
  },
  'bookings.noShow': { run: (go) => go(decisions.markNoShow(booking, 'CANDIDATE')) },
  'bookings.undoNoShow': { run: (go) => go(decisions.markNoShow(booking, null)) },
  'bookings.inviteToPick': { run: (go) => go(selfScheduling.inviteToPick(any({ bookingId }))) },
  'bookings.pickLink': { run: (go) => go(selfScheduling.inviteToPick(any({ bookingId, sendMail: false }))) },
  'bookings.comment': {
    run: (go) => go(comments.addComment(booking, { text: 'x', visibility: 'INTERNAL' }, 'k')),
  },
  'bookings.documents': { run: (go) => go(documents.attachDocuments(booking, [])) },
  'bookings.removeDocument': { run: (go) => go(documents.removeDocument(booking, 'd-1')) },
  'bookings.feedback': { run: (go) => go(feedback.submitFeedback(booking, any(), 'SUBMITTED')) },
  'bookings.candidateDetails': { run: (go) => go(candidate.updateCandidate(booking, {})) },
  'bookings.addResource': { run: (go) => go(resource.saveResource(booking, saving)) },
  'bookings.updateResource': {
    run: (go) => go(resource.saveResource(onboarded, saving)),
  },
  'bookings.answer': { run: (go) => go(answers.answerMeeting(booking, { answer: 'ACCEPTED' })) },
  'bookings.proposeTimes': {
    run: (go) => go(answers.answerMeeting(booking, { answer: 'TENTATIVE', proposals: [] })),
  },
  'bookings.dismissProposal': { run: (go) => go(answers.dismissProposal(booking, 't-1')) },
  'bookings.swapPanelist': { run: (go) => go(answers.swapPanelist(booking, 'a@acme.example', 'p-1')) },
  'bookings.assign': { run: (go) => go(changes.assignBooking(bookingId, 'a@acme.example', '')) },
  'bookings.panelLink': { run: (go) => go(panelLinks.openPanelLink(bookingId)), quiet: 'success' },
  'bookings.sendPanelLink': { run: (go) => go(panelLinks.sendPanelLink(bookingId, 'a@acme.example')) },
  'bookings.download': { run: () => downloadDocument(stored), quiet: 'success' },
  'bookings.resend': { run: (go) => go(bookings.resendMail(bookingId, 'm-1')) },
  'bookings.calendarEntry': {
    run: () =>
      saveDownload(
        downloadInvite,
        { params: { id: bookingId } },
        { name: 'interview.ics', messages: MESSAGES.bookings.calendarEntry },
      ),
    quiet: 'success',
  },
  'calendarFeeds.create': { run: (go) => go(calendarFeeds.makeCalendarFeed()) },
  'calendarFeeds.remove': { run: (go) => go(calendarFeeds.removeCalendarFeed()) },
  'views.create': { run: (go) => go(views.saveView(any())) },
  'views.update': { run: (go) => go(views.changeView(any({ viewId: 'v-1' }))) },
  'views.share': { run: (go) => go(views.switchSharing(any({ isShared: false }))) },
  'views.unshare': { run: (go) => go(views.switchSharing(any({ isShared: true }))) },
  'views.remove': { run: (go) => go(views.removeView('v-1')) },
  'views.start': { run: (go) => go(views.chooseStart('v-1')) },
  'views.noStart': { run: (go) => go(views.chooseStart(null)) },
  'webhooks.create': { run: (go) => go(webhooks.addWebhook(any())) },
  'webhooks.update': { run: (go) => go(webhooks.changeWebhook('w-1', any())) },
  'webhooks.switchOn': { run: (go) => go(webhooks.switchWebhook(any({ isActive: false }))) },
  'webhooks.switchOff': { run: (go) => go(webhooks.switchWebhook(any({ isActive: true }))) },
  'webhooks.remove': { run: (go) => go(webhooks.removeWebhook('w-1')) },
  'webhooks.renewSecret': { run: (go) => go(webhooks.renewWebhookSecret('w-1')) },
  'webhooks.test': { run: (go) => go(webhooks.testWebhook('w-1')), data: { state: 'DELIVERED' } },
  'webhooks.retry': { run: (go) => go(webhooks.sendEventAgain('w-1', 'd-1')) },
  'deepgaze.ask': { run: (go) => go(deepgaze.ask({ question: 'Who?' })) },
  'deepgaze.readJob': { run: () => jobFit.readJobText({ contextId: '', text: 'Baker wanted' }) },
  'deepgaze.matchJob': {
    run: () => jobFit.findPeopleForJob({ contextId: '', text: 'Baker wanted', conditions: [] }),
  },
  'deepgaze.markFine': { run: (go) => go(resemblances.settle('s-1', true)) },
  'deepgaze.showAgain': { run: (go) => go(resemblances.settle('s-1', false)) },
  'deepgaze.forget': { run: (go) => go(deepgaze.forgetConversation('z-1')) },
  'deepgaze.remove': { run: (go) => go(deepgaze.removeZip('z-1')) },
  'deepgaze.schedule': { run: (go) => go(schedule.takeCandidate('r-1')) },
  'deepgaze.switchModelOn': { run: (go) => go(deepgaze.switchModel(true)) },
  'deepgaze.switchModelOff': { run: (go) => go(deepgaze.switchModel(false)) },
  'sampleData.fill': { run: (go) => go(dashboard.fillWithSampleData()) },
  'sampleData.remove': { run: (go) => go(dashboard.removeSampleData()) },
};

/**
 * Shown and tested elsewhere: log-out, draft autosave, and the upload, which takes a different path from all other
 * calls.
 */
const ELSEWHERE = ['auth.logOut', 'bookings.saveDraft', 'deepgaze.upload'];

const catalogue: Record<string, ActionMessages> = Object.fromEntries(
  Object.entries(MESSAGES).flatMap(([noun, acts]) =>
    Object.entries(acts).map(([act, texts]) => [`${noun}.${act}`, texts]),
  ),
);

test('every text of the catalog has an action that raises it', () => {
  expect([...Object.keys(ACTS), ...ELSEWHERE].toSorted()).toEqual(Object.keys(catalogue).toSorted());
});

type Answer = (address: string, init: RequestInit) => Promise<Response>;

/** Runs an action against a server that answers everything alike, and returns the toasts. */
async function saidBy({ run, data }: Act, answer: Answer): Promise<Toast[]> {
  vi.stubGlobal('fetch', data && answer === good ? goodWith(data) : answer);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveUser({ token: 'is_token', vendorId: 'v', userId: 'u' });
  connectNavigate(() => undefined);
  const toasts: Toast[] = [];
  const stop = onToast((toast) => toasts.push(toast));
  await run(createStore().dispatch);
  stop();
  return toasts;
}

const REFUSED = { status: 'error', code: 'VERSION_CONFLICT', message: ['Someone was faster.'] };

const good: Answer = (address, { method = 'GET' }) =>
  Promise.resolve(Response.json(sampleAnswer(address, method)));
const goodWith =
  (data: object): Answer =>
  (address, { method = 'GET' }) => {
    const sample = sampleAnswer(address, method) as { data: object };
    return Promise.resolve(Response.json({ ...sample, data: { ...sample.data, ...data } }));
  };
const refused: Answer = () => Promise.resolve(Response.json(REFUSED, { status: 409 }));

describeActs('its progress and its success', good, (texts, { quiet }) => [
  ...(texts.progress ? [texts.progress] : []),
  ...(texts.success && quiet !== 'success' ? [texts.success] : []),
]);

describeActs('why it was refused', refused, (texts) => [
  ...(texts.progress ? [texts.progress] : []),
  `${texts.failure} VERSION_CONFLICT Someone was faster.`,
]);

describeActs(
  'that no one answered',
  () => Promise.reject(new TypeError('Failed to fetch')),
  (texts) => [...(texts.progress ? [texts.progress] : []), texts.exception ?? texts.failure],
);

function describeActs(what: string, answer: Answer, expected: (texts: ActionMessages, act: Act) => string[]) {
  test.each(Object.entries(ACTS))(`%s tells ${what}`, async (name, act) => {
    const toasts = await saidBy(act, answer);
    const said = toasts.map(({ text, code, messages = [] }) => [text, code, ...messages].filter(Boolean));
    expect(said.map((parts) => parts.join(' '))).toEqual(expected(catalogue[name] as ActionMessages, act));
  });
}
