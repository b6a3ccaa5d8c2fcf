import * as auth from './auth/auth.endpoints.ts';
import * as busySources from './availability/busy-sources.endpoints.ts';
import * as holidays from './availability/holidays.endpoints.ts';
import * as slots from './availability/slots.endpoints.ts';
import * as teamWeek from './availability/team-week.endpoints.ts';
import * as answers from './bookings/answers.endpoints.ts';
import * as bookings from './bookings/bookings.endpoints.ts';
import * as calendar from './bookings/calendar.endpoints.ts';
import * as candidatePage from './bookings/candidate-page.endpoints.ts';
import * as candidate from './bookings/candidate.endpoints.ts';
import * as changes from './bookings/changes.endpoints.ts';
import * as comments from './booking-parts/comments.endpoints.ts';
import * as decisions from './booking-parts/decisions.endpoints.ts';
import * as documents from './booking-parts/documents.endpoints.ts';
import * as drafts from './bookings/drafts.endpoints.ts';
import * as feedback from './booking-parts/feedback.endpoints.ts';
import * as mailPreview from './bookings/mail-preview.endpoints.ts';
import * as needs from './bookings/needs.endpoints.ts';
import * as panelLinks from './bookings/panel-links.endpoints.ts';
import * as reminders from './bookings/reminders.endpoints.ts';
import * as resources from './bookings/resources.endpoints.ts';
import * as rightToRepresent from './bookings/right-to-represent.endpoints.ts';
import * as savedViews from './bookings/saved-views.endpoints.ts';
import * as selfScheduling from './bookings/self-scheduling.endpoints.ts';
import * as calendarFeeds from './outgoing/calendar-feeds.endpoints.ts';
import * as jobFit from './deepgaze/job-fit.endpoints.ts';
import * as languageModel from './deepgaze/language-model.endpoints.ts';
import * as questions from './deepgaze/questions.endpoints.ts';
import * as resemblances from './deepgaze/resemblances.endpoints.ts';
import * as resumes from './deepgaze/resumes.endpoints.ts';
import * as zips from './deepgaze/zips.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as exports from './outgoing/exports.endpoints.ts';
import * as files from './files/files.endpoints.ts';
import * as jobChanges from './job-descriptions/job-changes.endpoints.ts';
import * as jobDescriptions from './job-descriptions/job-descriptions.endpoints.ts';
import * as mailWay from './notifications/mail-way.endpoints.ts';
import * as notifications from './notifications/notifications.endpoints.ts';
import * as panelistChanges from './panelists/panelist-changes.endpoints.ts';
import * as panelists from './panelists/panelists.endpoints.ts';
import * as emailChange from './recruiters/email-change.endpoints.ts';
import * as members from './recruiters/members.endpoints.ts';
import * as recruiters from './recruiters/recruiters.endpoints.ts';
import * as sessions from './recruiters/sessions.endpoints.ts';
import * as sampleData from './sample-data/sample-data.endpoints.ts';
import * as search from './search/search.endpoints.ts';
import * as vendorBookings from './bookings/vendor-bookings.endpoints.ts';
import * as vendorChanges from './vendors/vendor-changes.endpoints.ts';
import * as vendors from './vendors/vendors.endpoints.ts';
import * as webhooks from './outgoing/webhooks.endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value;

const listEndpoints = (module: Record<string, unknown>) =>
  Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

/** Every endpoint of the API by operation id, used by the OpenAPI document and by tests over all endpoints. */
export const ALL_ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [
    auth,
    recruiters,
    members,
    sessions,
    emailChange,
    panelists,
    panelistChanges,
    slots,
    holidays,
    busySources,
    teamWeek,
    bookings,
    calendar,
    savedViews,
    mailPreview,
    drafts,
    changes,
    candidate,
    decisions,
    comments,
    documents,
    feedback,
    resources,
    panelLinks,
    needs,
    rightToRepresent,
    selfScheduling,
    candidatePage,
    answers,
    reminders,
    calendarFeeds,
    webhooks,
    jobDescriptions,
    jobChanges,
    vendors,
    vendorChanges,
    vendorBookings,
    search,
    exports,
    notifications,
    mailWay,
    files,
    sampleData,
    zips,
    resemblances,
    resumes,
    jobFit,
    questions,
    languageModel,
  ].flatMap(listEndpoints),
);
