import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, pagingFields, queryNumber, success } from '../envelope.ts';
import { idField, keyText } from '../fields.ts';
import { bookingSchema, bookingSummarySchema, newBookingSchema } from './bookings.schema.ts';
import { warningSchema } from '../booking-parts/warnings.schema.ts';
import { FEEDBACK_STATES } from '../booking-parts/feedback.schema.ts';
import { BOOKING_STATUSES, workFlowStepSchema } from '../booking-parts/life.schema.ts';

export const createBooking = defineEndpoint({
  method: 'POST',
  path: '/booking/services',
  access: 'create_meeting',
  summary: 'Schedule a meeting and email the invitations',
  successStatus: 201,
  idempotent: true,
  body: newBookingSchema,
  response: success(bookingSchema, { bookingId: z.string(), warnings: z.array(warningSchema) }),
});

export const getBooking = defineEndpoint({
  method: 'GET',
  path: '/booking/services',
  access: 'signed-in',
  summary: 'Read one meeting',
  query: z.object({ id: idField }),
  response: success(bookingSchema, { bookingId: z.string() }),
});

export const listEarlierSteps = defineEndpoint({
  method: 'GET',
  path: '/booking/services/{id}/steps',
  access: 'signed-in',
  summary: 'List the history of a meeting before a step; continue from `earlierSteps`',
  params: z.object({ id: idField }),
  query: z.object({ before: queryNumber(1, 2 ** 31 - 1) }),
  response: success(z.array(workFlowStepSchema), {
    bookingId: z.string(),
    earlierSteps: z.optional(z.number()),
  }),
});

const statusList = z.string().check(
  z.maxLength(1000, {
    error: `bookingStatus is a comma-separated list of ${BOOKING_STATUSES.join(', ')}`,
    abort: true,
  }),
  z.refine(
    (text) => text.split(',').every((status) => (BOOKING_STATUSES as readonly string[]).includes(status)),
    { error: `bookingStatus is a comma-separated list of ${BOOKING_STATUSES.join(', ')}` },
  ),
);

/**
 * Sort orders of the list; a leading minus reverses one. `upcoming` (default) lists future meetings soonest first, then
 * past ones latest first. `status` follows a meeting's lifecycle from draft to onboarded.
 */
export const BOOKING_SORTS = [
  'upcoming',
  'startTime',
  '-startTime',
  'candidateName',
  '-candidateName',
  'round',
  '-round',
  'status',
  '-status',
  'createdAt',
  '-createdAt',
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** The filter and sort parameters of the list of meetings, named as in the dashboard's URL. */
export const VIEW_FILTERS = [
  'q',
  'status',
  'feedback',
  'panelist',
  'mine',
  'from',
  'to',
  'rescheduled',
  'unanswered',
  'jd',
  'candidate',
  'of',
  'sort',
] as const;
export type ViewFilter = (typeof VIEW_FILTERS)[number];

const listFields = {
  q: z.optional(z.string().check(z.maxLength(200))),
  bookingStatus: z.optional(statusList),
  /** Only meetings that were rescheduled at least once. */
  rescheduled: z.optional(z.literal('true')),
  /** `OWED`: the meeting is over and at least one required scorecard is missing. */
  feedbackState: z.optional(z.enum([...FEEDBACK_STATES, 'OWED'])),
  /** Only upcoming meetings with an unanswered invitation. */
  unanswered: z.optional(z.literal('true')),
  assignee: z.optional(keyText()),
  panelistEmail: z.optional(keyText()),
  candidateEmail: z.optional(keyText()),
  jdId: z.optional(idField),
  sort: z.optional(z.enum(BOOKING_SORTS)),
};

const filterFields = {
  /**
   * The caller's organization id, a supplier's id to list its submissions, an address within the organization, or a
   * search text; empty means no filter.
   */
  name: z.optional(keyText(200)),
  from: z.optional(
    z.iso.datetime({ offset: true, error: 'from is an ISO 8601 instant' }).check(z.maxLength(40)),
  ),
  to: z.optional(z.iso.datetime({ offset: true, error: 'to is an ISO 8601 instant' }).check(z.maxLength(40))),
};

export const listBookings = defineEndpoint({
  method: 'GET',
  path: '/booking/services/all',
  access: 'signed-in',
  summary: 'List the meetings the caller may see',
  query: z.object({
    ...filterFields,
    ...listFields,
    ...pagingFields,
  }),
  response: buildPage(bookingSummarySchema),
});

export const listSubmissions = defineEndpoint({
  method: 'GET',
  path: '/booking/services/submitterVendor',
  access: 'create_meeting',
  summary: 'List submissions: those you made to any client, or a supplier’s to your organization',
  query: z.object({
    submitterVendorId: idField,
    /** Only submissions to this client. */
    clientVendorId: z.optional(idField),
    ...filterFields,
    ...listFields,
    ...pagingFields,
  }),
  response: buildPage(bookingSummarySchema),
});

const counts = z.object({
  ...Object.fromEntries(BOOKING_STATUSES.map((status) => [status, z.number()])),
  RESCHEDULED: z.number(),
} as Record<(typeof BOOKING_STATUSES)[number] | 'RESCHEDULED', z.ZodMiniNumber>);

export const countBookings = defineEndpoint({
  method: 'GET',
  path: '/booking/services/status/count',
  access: 'signed-in',
  summary: 'Count the meetings the caller may see, by status',
  query: z.object({ ...filterFields, mine: z.optional(z.literal('true')) }),
  response: z.object({
    status: z.literal('success'),
    total: z.number(),
    counts,
    data: z.object({
      today: z.number(),
      next7Days: z.number(),
      awaitingFeedback: z.number(),
      feedbackOverdue: z.number(),
      awaitingMyAction: z.number(),
      unconfirmedRsvp: z.number(),
    }),
  }),
});
export type BookingCounts = z.infer<typeof counts>;
