import * as z from 'zod/mini';
import { callerFields, idField, keyText, optionalLines } from '../fields.ts';
import { MOVED_TIME_ANSWERS } from '../booking-parts/moved-times.schema.ts';
import { CHANGE_REASONS, panelField, placeFields, roundFields } from './bookings.schema.ts';

const version = z.optional(z.int());

/** Everyone on the meeting reads `text`, the candidate included. */
const changeReasonField = z.optional(
  z.object({ code: z.enum(CHANGE_REASONS), text: optionalLines('Reason', 1000) }),
);

/**
 * Changes to a meeting, merged: what is absent stays. A wall time equal to the present one is no change. A changed
 * instant or zone makes it a reschedule, which `actionType: 'update'` forbids. `movedTimeAnswer` is for a
 * meeting whose zone got other rules since its time was agreed, and stands in place of a new time.
 */
export const reviseBookingSchema = z.object({
  ...callerFields,
  ...placeFields,
  ...roundFields,
  bookingId: idField,
  meetingInfo: z.optional(
    z.object({
      startTime: z.optional(z.string().check(z.maxLength(40))),
      endTime: z.optional(z.string().check(z.maxLength(40))),
      timeZone: z.optional(z.string().check(z.maxLength(64))),
    }),
  ),
  movedTimeAnswer: z.optional(z.enum(MOVED_TIME_ANSWERS)),
  panelists: panelField,
  reason: changeReasonField,
  actionType: z.optional(z.enum(['reschedule', 'update'])),
  version,
});
export type ReviseBooking = z.input<typeof reviseBookingSchema>;
export type ParsedRevision = z.output<typeof reviseBookingSchema>;

/** The query and the body of a cancellation; the query wins, two different ids are refused. */
export const cancelQuerySchema = z.object({
  bookingId: z.optional(idField),
  id: z.optional(idField),
  comments: optionalLines('Comments', 1000),
});
export const cancelBodySchema = z.optional(
  z.nullable(
    z.object({
      bookingId: z.optional(idField),
      id: z.optional(idField),
      comments: optionalLines('Comments', 1000),
      reason: changeReasonField,
      version,
    }),
  ),
);

export const undoActSchema = z.object({ ...callerFields, bookingId: idField });

export const assignQuerySchema = z.object({
  bookingId: idField,
  assigneeEmail: keyText(),
  comments: optionalLines('Comments', 1000),
});
