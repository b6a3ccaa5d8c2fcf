import { createBusySource, subscribeBusyFeed } from '@slotwise/contract/availability/busy-sources.endpoints';
import { createHolidayCalendar } from '@slotwise/contract/availability/holidays.endpoints';
import { answerMeeting } from '@slotwise/contract/bookings/answers.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { approveBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { addResource } from '@slotwise/contract/bookings/resources.endpoints';
import { listResemblances } from '@slotwise/contract/deepgaze/resemblances.endpoints';
import { listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { listOwnSessions } from '@slotwise/contract/recruiters/sessions.endpoints';
import { addMember } from '@slotwise/contract/recruiters/members.endpoints';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { listDeliveries } from '@slotwise/contract/notifications/notifications.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { createVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { createView } from '@slotwise/contract/bookings/saved-views.endpoints';
import { createWebhook, testWebhook } from '@slotwise/contract/outgoing/webhooks.endpoints';
import { createVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { addRecruiter } from '../add-recruiter.ts';
import { associate } from '../associate.ts';
import { startCalendarServer } from '../calendar-server.ts';
import { aCalendar, anEvent } from '../ics-text.ts';
import { startResumeScene } from '../resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../test-app.ts';
import { A_WEBHOOK } from './requests.ts';
import type { CallerName } from './table.ts';

/** Two associated organizations and one without ties, with everyone who may try to get in. */
export async function startScene() {
  const calendars = await startCalendarServer();
  calendars.publish('/a.ics', { body: A_DAY });
  const started = await startTestApp({ config: { feedsAllowHosts: [calendars.host] } });
  const stop = async () => {
    await started.stop();
    await calendars.stop();
  };
  const app = { ...started, stop };
  const A = await app.signUp('Northbridge Talent');
  const V = await app.signUp('Kestrel Search');
  const X = await app.signUp('Larch Partners');
  const R = await addRecruiter(app, A, 'Rohan');
  const C = await addRecruiter(app, A, 'Chitra');
  await associate(app, A, V);
  const P = await addInterviewer(app, A, 'asha');
  const U = await addInterviewer(app, A, 'udit');
  const stranger = await addInterviewer(app, X, 'xenia');
  const callers: Record<CallerName, TestUser> = { A, R, C, P: P.user, U: U.user, V, X };
  const substituteId = U.panelistId;
  return {
    app,
    calendars,
    callers,
    panelistId: P.panelistId,
    substituteId,
    foreignPanelistId: stranger.panelistId,
  };
}

const A_DAY = aCalendar(anEvent('SUMMARY:Foundation', 'DTSTART;VALUE=DATE:20260610'));

export type Scene = Awaited<ReturnType<typeof startScene>>;

async function addInterviewer(app: TestApp, admin: TestUser, box: string) {
  const email = `${box}@${admin.email.split('@')[1]}`;
  const added = await app.call(createPanelist, { body: aPanelist({ firstName: box, email }) }, admin);
  return { user: await app.accept(email, 'invite'), panelistId: added.panelistId ?? '' };
}

/** Creates an organization's records, a new one each time, so that no attempt uses up what another one needs. */
export function toRecords(scene: Scene, of: 'ours' | 'theirs') {
  const { app, calendars, callers, panelistId, foreignPanelistId } = scene;
  const [admin, recruiter] = of === 'ours' ? [callers.A, callers.R] : [callers.X, callers.X];
  const panelist = of === 'ours' ? panelistId : foreignPanelistId;
  let made = 0;
  const next = () => (made += 1);

  const need = <Answer extends { httpStatus: number; message?: string[] }>(answer: Answer): Answer => {
    if (answer.httpStatus >= 400) throw new Error(`The scene is refused: ${answer.message?.join(' ')}`);
    return answer;
  };
  const candidate = () => aCandidate({ email: `candidate${next()}@${of}.example`, phone: '' });
  /** Each meeting has a different hour, starting `hours` after the scene's clock. */
  const meetingAt = (hours: number) => {
    const start = app.clock.now().getTime() + hours * 3_600_000;
    const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
    return aMeeting({ startTime: at(0), endTime: at(30) });
  };
  const meeting = async (hours = 24 + next()): Promise<string> => {
    const body = aBooking({
      meetingInfo: meetingAt(hours),
      candidateDetails: candidate(),
      panelists: [{ panelistId: panelist }],
    });
    return need(await app.call(createBooking, { body }, recruiter)).bookingId ?? '';
  };
  /** A meeting's id and, after a space, a pending proposal's. */
  const proposal = async (): Promise<string> => {
    const id = await meeting();
    const proposals = [
      { startTime: '2026-06-01T10:00', endTime: '2026-06-01T11:00', timeZone: 'Asia/Kolkata' },
    ];
    const by = of === 'ours' ? callers.P : await foreignPanelist();
    const body = { answer: 'TENTATIVE' as const, proposals };
    const { data } = need(await app.call(answerMeeting, { params: { id }, body }, by));
    return `${id} ${data?.proposals[0]?.proposalId}`;
  };
  const selected = async () => {
    const bookingId = await meeting();
    const decider = of === 'ours' ? callers.P : await foreignPanelist();
    need(await app.call(approveBooking, { body: { bookingId } }, decider));
    return bookingId;
  };
  const foreignPanelist = () => app.logIn(`xenia@${callers.X.email.split('@')[1]}`);
  const file = async (as: TestUser): Promise<string> => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/files/raw?fileName=notes.txt',
      payload: `Notes ${next()}`,
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'text/plain' },
    });
    return response.json<{ documentId: string }>().documentId;
  };
  const attached = async (bookingId: string, visibility: 'INTERNAL' | 'SHARED') => {
    const documentId = await file(recruiter);
    const documents = [{ documentId, visibility }];
    need(await app.call(attachDocuments, { body: { bookingId, documents } }, recruiter));
    return documentId;
  };
  const job = async (): Promise<string> => {
    const sharedWithVendorIds = of === 'ours' ? [callers.V.vendorId] : [];
    const body = { title: `Engineer ${next()}`, description: 'Builds.', openings: 1, sharedWithVendorIds };
    return need(await app.call(createJob, { body }, admin)).jdId ?? '';
  };
  const submission = async (): Promise<string> => {
    if (of === 'theirs') return meeting();
    const body = {
      vendorId: callers.A.vendorId,
      jdId: await job(),
      candidateDetails: candidate(),
      rtr: { candidateConfirmed: false, requestConfirmation: true },
    };
    return need(await app.call(createVendorBooking, { body }, callers.V)).bookingId ?? '';
  };
  const member = async (): Promise<string> => {
    const names = { firstName: 'Leela', lastName: 'Das', displayName: 'Leela Das' };
    const email = `leela${next()}@${of}.example`;
    return need(await app.call(addMember, { body: { ...names, email } }, admin)).userId ?? '';
  };
  const session = async (): Promise<string> => {
    await app.logIn(admin.email);
    const { data = [] } = await app.call(listOwnSessions, {}, admin);
    return data.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
  };
  const unclaimed = async () => {
    const body = {
      vendorName: `Unclaimed ${next()}`,
      contactName: 'Uma',
      contactEmail: `uma${next()}@${of}-partner.example`,
      relationship: 'SUPPLIER' as const,
    };
    return need(await app.call(createVendor, { body }, admin)).vendorId ?? '';
  };
  const calendar = async () => {
    const body = { name: `Works ${next()}`, ics: A_DAY };
    return need(await app.call(createHolidayCalendar, { body }, admin)).calendarId ?? '';
  };
  const busySource = async () => {
    const body = { name: `Calendar ${next()}`, ics: A_DAY };
    const owner = of === 'ours' ? callers.P : await foreignPanelist();
    return need(await app.call(createBusySource, { body }, owner)).sourceId ?? '';
  };
  const feed = async () => {
    const body = { name: `Feed ${next()}`, url: `${calendars.url}/a.ics` };
    const owner = of === 'ours' ? callers.P : await foreignPanelist();
    return need(await app.call(subscribeBusyFeed, { body }, owner)).sourceId ?? '';
  };
  const webhook = async () => need(await app.call(createWebhook, { body: A_WEBHOOK }, admin)).webhookId ?? '';
  /** A webhook's id and, after a space, a delivery's. */
  const event = async () => {
    const id = await webhook();
    const { data } = need(await app.call(testWebhook, { params: { id } }, admin));
    return `${id} ${data?.deliveryId}`;
  };
  const view = async (isShared: boolean) => {
    const body = { name: `View ${next()}`, filters: {}, isShared };
    return need(await app.call(createView, { body }, recruiter)).viewId ?? '';
  };
  const zips = startResumeScene(app);
  const zip = async () => {
    const bytes = aZipOfResumes({ 'meera.txt': { name: `Meera Nair ${next()}` } });
    const { zipId } = await zips.uploadAndRead(admin, 'people.zip', bytes);
    await zips.compared(admin);
    return zipId;
  };
  const resumeIn = async (zipId: string) => {
    const { data: [found] = [] } = need(
      await app.call(listResumes, { params: { zip: zipId }, query: {} }, admin),
    );
    return found;
  };
  const guest = async () => {
    const body = aPanelist({ firstName: 'Guest', email: `guest${next()}@${of}.example` });
    return need(await app.call(createPanelist, { body }, admin)).panelistId ?? '';
  };
  const onboarded = async () => {
    const bookingId = await selected();
    const resource = { clientName: 'Acme' };
    return need(await app.call(addResource, { body: { bookingId, resource } }, recruiter)) && bookingId;
  };
  const draft = async () =>
    need(await app.call(saveDraft, { body: { candidateDetails: candidate() } }, recruiter)).bookingId ?? '';

  /** Two different people's resumes with the same phone. */
  const resemblance = async () => {
    const phone = `+91 98450 ${String(10_000 + next()).slice(-5)}`;
    const files = { 'one.txt': { name: 'Ilse Varga', phone }, 'two.txt': { name: 'Tomas Quill', phone } };
    const { zipId } = await zips.uploadAndRead(admin, `alike-${next()}.zip`, aZipOfResumes(files));
    await zips.compared(admin);
    const { data = [] } = await app.call(listResemblances, { query: {} }, admin);
    return data.find(({ first }) => first.zipId === zipId)?.resemblanceId ?? '';
  };

  return {
    member,
    leaver: member,
    invitee: member,
    session,
    panelist: () => Promise.resolve(panelist),
    guest,
    calendar,
    webhook,
    view: () => view(true),
    'own view': () => view(false),
    event,
    'busy source': busySource,
    feed,
    zip,
    resume: async () => (await resumeIn(await zip()))?.resumeId ?? '',
    resemblance,
    'resume file': async () => (await resumeIn(await zip()))?.documentId ?? '',
    draft,
    meeting,
    submission,
    proposal,
    held: () => meeting(0.1),
    selected,
    onboarded,
    job,
    shared: job,
    own: () => Promise.resolve(admin.vendorId),
    self: () => Promise.resolve(admin.vendorId),
    client: () => Promise.resolve(admin.vendorId),
    supplier: () => Promise.resolve(of === 'ours' ? callers.V.vendorId : callers.X.vendorId),
    unclaimed,
    upload: () => file(admin),
    file: async () => attached(await meeting(), 'INTERNAL'),
    'shared file': async () => attached(await submission(), 'SHARED'),
    /** The email that a meeting has sent to its candidate. */
    getMail: async (bookingId: string) => {
      const { data = [] } = await app.call(listDeliveries, { params: { id: bookingId } }, admin);
      return data[0]?.mailId ?? '';
    },
  };
}
