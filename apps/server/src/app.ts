import { readBooking } from '#features/booking-views/booking-detail.service.ts';
import { bookingViewsRoutes } from '#features/booking-views/booking-views.routes.ts';
import { collaborationRoutes } from '#features/collaboration/collaboration.routes.ts';
import { resourcesRoutes } from '#features/onboarding/resources.routes.ts';
import { selfSchedulingRoutes } from '#features/self-scheduling/self-scheduling.routes.ts';
import { submissionsRoutes } from '#features/submissions/submissions.routes.ts';
import { evaluationRoutes } from '#features/evaluation/evaluation.routes.ts';
import { responsesRoutes } from '#features/responses/responses.routes.ts';
import { schedulingRoutes } from '#features/scheduling/scheduling.routes.ts';
import { settleAhead, settleOpenBookings } from '#features/submissions/close-job.service.ts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { AddressListener, BookingListener, Context } from '#context.ts';
import { mailInvitations } from '#features/booking-mail/invitations/invitations.service.ts';
import { mailNews } from '#features/booking-mail/notices.service.ts';
import {
  followWithReminders,
  moveReminders,
} from '#features/booking-mail/reminders/plan-reminders.service.ts';
import { mailSupplierNews } from '#features/booking-mail/supplier-news.service.ts';
import { followWithProposals } from '#features/responses/proposals.service.ts';
import { followWithChoosing } from '#features/self-scheduling/end-choosing.service.ts';
import { followWithSubmissions } from '#features/submissions/follow-submissions.service.ts';
import { queueWebhooks } from '#features/webhooks/step-events.service.ts';
import { authRoutes } from '#features/auth/auth.routes.ts';
import { busySourcesRoutes } from '#features/availability/busy-sources/busy-sources.routes.ts';
import { holidaysRoutes } from '#features/availability/holidays/holidays.routes.ts';
import { slotsRoutes } from '#features/availability/slots/slots.routes.ts';
import { teamWeekRoutes } from '#features/availability/team-week/team-week.routes.ts';
import { candidatePageRoutes } from '#features/booking-views/candidate-page.routes.ts';
import { updateAuthor } from '#features/evaluation/write-scorecard.service.ts';
import { holdsScorecardFile } from '#features/evaluation/scorecard-files.service.ts';
import { panelPageRoutes } from '#features/booking-views/panel-page.routes.ts';
import { holdsBookingDocument } from '#features/collaboration/attach-documents.service.ts';
import { bookingMailRoutes } from '#features/booking-mail/booking-mail.routes.ts';
import { lockPanelistMeetings, movePanelist } from '#features/scheduling/seats/move-seats.service.ts';
import { takingTime } from '#features/bookings/held-time.service.ts';
import { guestAt } from '#features/bookings/guests.service.ts';
import { deepgazeRoutes } from '#features/deepgaze/deepgaze.routes.ts';
import { holdsResumeFile } from '#features/deepgaze/resumes/resumes.service.ts';
import { exportsRoutes } from '#features/exports/exports.routes.ts';
import { filesRoutes } from '#features/files/files.routes.ts';
import { holdsJobDocument } from '#features/job-descriptions/job-documents.service.ts';
import { jobDescriptionsRoutes } from '#features/job-descriptions/job-descriptions.routes.ts';
import { notificationsRoutes } from '#features/notifications/notifications.routes.ts';
import { outboxRoutes } from '#features/notifications/outbox.routes.ts';
import { panelistsRoutes } from '#features/panelists/panelists.routes.ts';
import { recruitersRoutes } from '#features/recruiters/recruiters.routes.ts';
import { sampleDataRoutes } from '#features/sample-data/sample-data.routes.ts';
import { holdsVendorDocument } from '#features/vendors/vendor-documents.service.ts';
import { claimAtOnce } from '#features/vendors/claims.service.ts';
import { vendorsRoutes } from '#features/vendors/vendors.routes.ts';
import { calendarFeedsRoutes } from '#features/calendar-feeds/calendar-feeds.routes.ts';
import { webhooksRoutes } from '#features/webhooks/webhooks.routes.ts';
import { savedViewsRoutes } from '#features/saved-views/saved-views.routes.ts';
import { searchRoutes } from '#features/search/search.routes.ts';
import { requireAccessPolicies } from '#http/access-policy.ts';
import { closeSilent } from '#http/close-silent.ts';
import { compressAnswers } from '#http/compress-answers.ts';
import { drainConnections } from '#http/drain-connections.ts';
import { answerClientError, answerFrameworkError, handleErrors } from '#http/error-handler.ts';
import { healthRoutes } from '#http/health-routes.ts';
import { openapiRoutes } from '#http/openapi-routes.ts';
import { readJsonBodies } from '#http/read-json.ts';
import { refuseOddRequests } from '#http/refuse-odd-requests.ts';
import { logRequests } from '#http/request-log.ts';
import { requireTls } from '#http/require-tls.ts';
import { createRoutes } from '#http/routes.ts';
import { addSecurityHeaders, securityHeaders } from '#http/security-headers.ts';
import { webAppRoutes } from '#http/web-app-routes.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * The listeners for booking changes, called in the transaction of the change and in this order: agreements between two
 * organizations, which may refuse it; people's requests; what is due; then emails and events.
 */
export const BOOKING_LISTENERS: readonly BookingListener[] = [
  followWithSubmissions,
  followWithProposals,
  followWithReminders,
  queueWebhooks,
  mailInvitations,
  followWithChoosing,
  mailSupplierNews,
  mailNews,
];

/** The listeners for a changed address of people on bookings. */
export const ADDRESS_LISTENERS: readonly AddressListener[] = [updateAuthor, moveReminders];

/** Decide whether a record that the caller may read contains a file. */
const FILE_HOLDERS = [
  holdsBookingDocument,
  holdsScorecardFile,
  holdsJobDocument,
  holdsVendorDocument,
  holdsResumeFile,
];

/** As long as nginx waits for a client to read the next bytes of a response. */
const UNREAD_MILLIS = 60_000;

/** Builds the HTTP server from its context. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const { config, log } = context;
  const headers = securityHeaders(config.publicUrl.startsWith('https:'));
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError(headers),
    clientErrorHandler: answerClientError(headers),
    http: {
      headersTimeout: config.headersMillis,
      connectionsCheckingInterval: 5000,
      requireHostHeader: false,
    },
  });

  addSecurityHeaders(app, headers);
  closeSilent(app, { silentMillis: config.headersMillis, unreadMillis: UNREAD_MILLIS });
  drainConnections(app);
  refuseOddRequests(app, headers);
  requireTls(app, config);
  requireAccessPolicies(app);
  logRequests(app);
  handleErrors(app);
  readJsonBodies(app);
  compressAnswers(app);

  featureRoutes(app, context);
  openapiRoutes(app);
  healthRoutes(app, context);
  await webAppRoutes(app, config.webDir, config.signUp);

  return app;
}

function featureRoutes(app: FastifyInstance, context: Context): void {
  const routes = createRoutes(app, context);
  authRoutes(routes, claimAtOnce);
  recruitersRoutes(routes);
  panelistsRoutes(routes, { takingTime, lockPanelistMeetings, movePanelist });
  slotsRoutes(routes);
  teamWeekRoutes(routes);
  holidaysRoutes(routes);
  busySourcesRoutes(routes);
  schedulingRoutes(routes, readBooking);
  responsesRoutes(routes, readBooking);
  evaluationRoutes(routes);
  submissionsRoutes(routes, readBooking);
  selfSchedulingRoutes(routes, readBooking);
  resourcesRoutes(routes, readBooking);
  collaborationRoutes(routes);
  bookingViewsRoutes(routes);
  savedViewsRoutes(routes);
  panelPageRoutes(routes, FILE_HOLDERS);
  candidatePageRoutes(routes);
  vendorsRoutes(routes);
  jobDescriptionsRoutes(routes, { settle: settleOpenBookings, settleAhead });
  deepgazeRoutes(routes);
  exportsRoutes(routes);
  searchRoutes(routes);
  bookingMailRoutes(routes);
  notificationsRoutes(routes);
  filesRoutes(routes, { holders: FILE_HOLDERS, guestAt });
  outboxRoutes(app, context);
  webhooksRoutes(routes);
  calendarFeedsRoutes(routes);
  sampleDataRoutes(routes);
}
