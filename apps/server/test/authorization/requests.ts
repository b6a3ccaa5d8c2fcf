import { aBooking, aCandidate } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { uuidv7 } from 'uuidv7';
import { DAV_CALENDAR } from '../calendar-server.ts';
import { aCalendar, anEvent } from '../ics-text.ts';
import { PASSWORD } from '../newcomers.ts';
import type { CallerName } from './table.ts';

type Request = { params?: object; query?: object; body?: object };
/** A valid request in everything but perhaps the caller. */
type More = { vendorId: string; mailId: string; substituteId: string; calendars: string };
type Maker = (id: string, by: CallerName, more: More) => Request;

let made = 0;
const next = () => (made += 1);
const box = () => `someone${next()}@newcomers.example`;

const byBooking =
  (more: object): Maker =>
  (bookingId) => ({ body: { bookingId, ...more } });
const byQuery =
  (name: string): Maker =>
  (id) => ({ query: { [name]: id } });
const byPath =
  (name = 'id'): Maker =>
  (id) => ({ params: { [name]: id } });
const nothing: Maker = () => ({});

export const REQUESTS: Record<string, Maker> = {
  logOut: nothing,
  getRecruiter: byQuery('userId'),
  updateRecruiter: (userId) => ({ body: { ...(userId && { userId }), location: `Pune ${next()}` } }),
  listMembers: nothing,
  exportMembers: nothing,
  addMember: () => ({
    body: { firstName: 'Nila', lastName: 'Das', displayName: 'Nila Das', email: box() },
  }),
  removeMember: byQuery('userId'),
  resendMemberInvitation: byPath(),
  listOwnSessions: nothing,
  endOwnSession: (sessionId) => ({ query: { sessionId }, body: { currentPassword: PASSWORD } }),
  listPanelists: nothing,
  exportPanelists: nothing,
  getOwnPanelist: nothing,
  createPanelist: () => ({ body: aPanelist({ firstName: 'Nila', email: box() }) }),
  updatePanelist: (panelistId) => ({ body: { panelistId, skills: [`Skill ${next()}`] } }),
  resendPanelistInvitation: byPath(),
  findSlots: (id) => {
    const who = id ? { panelistIds: id } : { emails: 'kabir@consulting.example' };
    const day = { from: '2026-06-01', to: '2026-06-01', timeZone: 'Asia/Kolkata' };
    return { query: { ...who, ...day, durationMinutes: '60' } };
  },
  listTeamWeek: () => ({ query: { from: '2026-06-01', to: '2026-06-07', timeZone: 'Asia/Kolkata' } }),
  listHolidayCalendars: nothing,
  listHolidayCountries: nothing,
  createHolidayCalendar: () => ({ body: { name: `Works ${next()}`, ics: A_CALENDAR } }),
  updateHolidayCalendar: (calendarId) => ({ body: { calendarId, name: `Works ${next()}` } }),
  deleteHolidayCalendar: byQuery('calendarId'),
  listBusySources: nothing,
  createBusySource: () => ({ body: { name: `Calendar ${next()}`, ics: A_CALENDAR } }),
  subscribeBusyFeed: (_id, _by, { calendars }) => ({
    body: { name: `Calendar ${next()}`, url: `${calendars}/a.ics` },
  }),
  listCalDavCalendars: (_id, _by, { calendars }) => ({ body: anAccount(calendars) }),
  connectCalDav: (_id, _by, { calendars }) => ({
    body: {
      ...anAccount(calendars),
      name: `Calendar ${next()}`,
      calendars: [`${calendars}${DAV_CALENDAR}`],
    },
  }),
  refreshBusySource: (sourceId) => ({ body: { sourceId } }),
  deleteBusySource: byQuery('sourceId'),
  countBookings: nothing,
  listCalendar: () => ({ query: { from: '2026-06-01T00:00:00Z', to: '2026-07-01T00:00:00Z' } }),
  listBookings: nothing,
  exportBookings: nothing,
  listNeeds: nothing,
  searchEverywhere: () => ({ query: { q: 'meera' } }),
  listNotices: nothing,
  readNotices: nothing,
  readMailWay: nothing,
  uploadRawFile: () => ({ query: { fileName: 'notes.txt' } }),
  createBooking: () => {
    const day = new Date(Date.parse('2026-06-01T04:00:00Z') + next() * 3_600_000 * 2);
    const meetingInfo = {
      startTime: day.toISOString(),
      endTime: new Date(day.getTime() + 1_800_000).toISOString(),
      timeZone: 'Asia/Kolkata',
    };
    return { body: aBooking({ meetingInfo, candidateDetails: aCandidate({ email: box() }) }) };
  },
  saveDraft: (id) => ({ body: { ...(id && { bookingId: id }), jobTitle: `Job ${next()}` } }),
  getBooking: byQuery('id'),
  listEarlierSteps: (id) => ({ params: { id }, query: { before: '2' } }),
  assignBooking: (bookingId) => ({ query: { bookingId, assigneeEmail: 'rohan@northbridge-talent.example' } }),
  cancelBooking: byQuery('bookingId'),
  undoAct: (bookingId) => ({ body: { bookingId } }),
  reviseBooking: (bookingId) => ({ body: { bookingId, instructions: `Bring ${next()}` } }),
  updateCandidate: (bookingId) => ({
    body: { bookingId, candidateDetails: { currentCompany: `Acme ${next()}` } },
  }),
  approveBooking: byBooking({}),
  rejectBooking: byBooking({ reason: { code: 'SKILLS' } }),
  giveFeedback: byBooking({ feedback: { strengths: 'Calm.' } }),
  markNoShow: byBooking({ noShowBy: 'CANDIDATE' }),
  addComments: (bookingId) => ({ body: { bookingId, comments: `Comment ${next()}` } }),
  attachDocuments: byBooking({ documents: [] }),
  addResource: byBooking({ resource: { clientName: 'Acme' } }),
  changeBilling: (id) => ({ params: { id }, body: { notes: `Note ${next()}` } }),
  openOwnPanelLink: byPath(),
  sendPanelLink: (id) => ({ params: { id }, body: { email: 'asha@northbridge-talent.example' } }),
  inviteToPick: (bookingId, _by, { substituteId }) => ({
    body: {
      bookingId,
      durationMinutes: 60,
      panelists: [{ panelistId: substituteId }],
      windowStart: '2026-06-01',
      windowEnd: '2026-06-05',
      timeZone: 'Asia/Kolkata',
    },
  }),
  answerMeeting: (id) => ({ params: { id }, body: { answer: 'ACCEPTED' } }),
  listSubstitutes: (id) => ({ params: { id }, query: { email: 'asha@northbridge-talent.example' } }),
  swapPanelist: (id, _by, { substituteId }) => ({
    params: { id },
    body: { email: 'asha@northbridge-talent.example', panelistId: substituteId },
  }),
  dismissProposal: (both) => {
    const [id = '', proposalId = id] = both.split(' ');
    return { params: { id, proposalId }, body: {} };
  },
  downloadInvite: byPath(),
  listDeliveries: byPath(),
  listReminders: byPath(),
  resendMail: (id, _by, { mailId }) => ({ params: { id }, body: { mailId: mailId || uuidv7() } }),
  listSubmissions: byQuery('submitterVendorId'),
  exportSubmissions: byQuery('submitterVendorId'),
  createVendorBooking: (jdId, _by, { vendorId }) => ({
    body: {
      vendorId,
      jdId,
      candidateDetails: aCandidate({ email: box(), phone: '' }),
      rtr: { candidateConfirmed: true, requestConfirmation: false },
    },
  }),
  updateVendorBooking: (bookingId, by) => ({
    body: by === 'V' ? { bookingId, billRate: '10', currency: 'INR' } : DECLINE(bookingId),
  }),
  resendRtrRequest: byPath(),
  listJobs: (id) => ({ query: { name: id } }),
  exportJobs: nothing,
  createJob: () => ({ body: { title: `Engineer ${next()}`, description: 'Builds.', openings: 1 } }),
  updateJob: (jdId) => ({ body: { jdId, education: `Degree ${next()}` } }),
  listVendors: byPath(),
  exportVendors: byPath(),
  createVendor: () => ({
    body: {
      vendorName: `Newcomer ${next()}`,
      contactName: 'Nila',
      contactEmail: box(),
      relationship: 'CLIENT',
    },
  }),
  getVendor: byPath(),
  /** The settings of the caller's organization, or one side's own note about another one. */
  updateVendor: (vendorId, by, more) => ({
    params: { vendorId },
    body:
      vendorId === more.vendorId && by !== 'V'
        ? { memberDefaults: { ...USUAL_DEFAULTS, bufferBefore: next() % 30 } }
        : { privateNotes: `Note ${next()}` },
  }),
  commentOnVendor: (vendorId) => ({ body: { vendorId, comments: `Comment ${next()}` } }),
  attachVendorDocuments: (vendorId) => ({ body: { vendorId, documents: [] } }),
  resendVendorInvitation: byPath(),
  downloadFile: (documentId, by, { vendorId }) => ({
    params: { documentId },
    query: by === 'V' || by === 'X' ? { owner: vendorId } : {},
  }),
  createDownloadTicket: byPath('documentId'),
  getCalendarFeed: nothing,
  createCalendarFeed: nothing,
  deleteCalendarFeed: nothing,
  previewMails: (bookingId) => ({ body: { act: 'present', bookingId } }),
  listViews: nothing,
  createView: () => ({ body: { name: `View ${next()}`, filters: { status: 'DRAFT' } } }),
  updateView: (viewId) => ({ body: { viewId, name: `View ${next()}` } }),
  deleteView: byQuery('viewId'),
  chooseStartView: (viewId) => ({ body: { viewId } }),
  listWebhooks: nothing,
  createWebhook: () => ({ body: A_WEBHOOK }),
  updateWebhook: (webhookId) => ({ body: { webhookId, description: `Warehouse ${next()}` } }),
  deleteWebhook: byQuery('webhookId'),
  renewWebhookSecret: byPath(),
  testWebhook: byPath(),
  listWebhookDeliveries: byPath(),
  retryWebhookDelivery: (both) => {
    const [id = '', deliveryId = id] = both.split(' ');
    return { params: { id, deliveryId } };
  },
  uploadZip: nothing,
  listZips: nothing,
  deleteContext: byQuery('contextId'),
  listResumes: byPath('zip'),
  exportResumes: byPath('zip'),
  readResumeText: byPath('resumeId'),
  takeCandidate: byPath('resumeId'),
  askQuestion: (contextId) => ({ body: { ...(contextId && { contextId }), question: 'Who knows Java?' } }),
  readJobDescription: (contextId) => ({ body: { ...(contextId && { contextId }), text: 'Java developer' } }),
  readResumeFile: (documentId) => ({ body: { documentId } }),
  readJobFile: (documentId) => ({ body: { documentId } }),
  matchJob: (contextId) => ({
    body: { ...(contextId && { contextId }), text: 'Java developer', conditions: [A_CONDITION] },
  }),
  listFittingJobs: byPath('resumeId'),
  listQuestions: (contextId) => (contextId ? { query: { contextId } } : {}),
  forgetQuestions: byQuery('contextId'),
  listResemblances: nothing,
  settleResemblance: (resemblanceId) => ({ params: { resemblanceId }, body: { isFine: true } }),
  readLanguageModel: nothing,
  switchLanguageModel: () => ({ body: { isOn: false } }),
  getSampleData: nothing,
  fillWithSampleData: nothing,
  removeSampleData: nothing,
};

const A_CONDITION = { filter: { kind: 'SKILL' as const, value: 'Java' }, isMust: true, words: 'Java' };

/** One day of the year that is still ahead of the scene's clock. */
const A_CALENDAR = aCalendar(anEvent('SUMMARY:Foundation', 'DTSTART;VALUE=DATE:20260610'));

/** Nothing is sent there, since it is not an allowed host and nothing in the scene triggers its event. */
export const A_WEBHOOK = { url: 'https://127.0.0.1:9/in', events: ['booking.rtr_refused' as const] };

const anAccount = (server: string) => ({ url: `${server}/dav/`, username: 'asha', password: 'secret' });

const DECLINE = (bookingId: string) => ({
  bookingId,
  decision: 'DECLINE',
  reason: { code: 'SKILLS', text: '' },
});
