import * as z from 'zod/mini';
import { callerFields, idField, keyText, optionalLines } from '../fields.ts';
import { MOVED_TIME_ANSWERS } from '../booking-parts/moved-times.schema.ts';
import { CHANGE_REASONS, panelField, placeFields, roundFields } from './bookings.schema.ts';

const version = z.optional(z.int());

/** `text` is visible to everyone in the meeting, including the candidate. */
const changeReasonField = z.optional(
  z.object({ code: z.enum(CHANGE_REASONS), text: optionalLines('Reason', 1000) }),
);

/**
 * Changes to a meeting, merged: absent fields stay unchanged. A wall time equal to the current one is no change. A
 * changed instant or zone is a reschedule, which `actionType: 'update'` forbids. `movedTimeAnswer` replaces a new time
 * for a meeting whose zone's rules changed after its time was agreed.
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

/** The query and body of a cancellation; the query takes precedence, two different ids are refused. */
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
