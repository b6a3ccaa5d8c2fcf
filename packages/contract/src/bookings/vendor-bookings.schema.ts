import * as z from 'zod/mini';
import { candidatePatchSchema, newCandidateSchema } from '../booking-parts/candidate.schema.ts';
import { REJECT_REASONS } from '../booking-parts/decisions.schema.ts';
import { attachmentField } from '../booking-parts/documents.schema.ts';
import { newMeetingInfoSchema, panelField, placeFields } from './bookings.schema.ts';
import { RATE_UNITS } from '../booking-parts/resources.schema.ts';
import {
  callerFields,
  cleanedText,
  cleanLines,
  currencyField,
  idField,
  moneyField,
  optionalLines,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** When the candidate is available; ISO 8601 with offset or wall times in `timeZone`, as everywhere. */
const proposedSlotSchema = z.object({
  startTime: requiredText('Start', 40),
  endTime: requiredText('End', 40),
  timeZone: timeZoneField,
});

const proposedSlots = z.optional(
  z
    .array(proposedSlotSchema)
    .check(z.maxLength(LIMITS.proposedSlotsMax, { error: `At most ${LIMITS.proposedSlotsMax} times` })),
);

const rateFields = {
  billRate: moneyField('Rate'),
  currency: currencyField,
  rateUnit: z.optional(z.nullable(z.enum(RATE_UNITS))),
};

/**
 * A candidate submitted by a supplier for a job shared with it. `vendorId` is the client. `rtr` is the right to
 * represent: the candidate has already agreed (`candidateConfirmed`, as stated by the supplier), or is asked by email.
 */
export const newVendorBookingSchema = z.object({
  ...callerFields,
  ...rateFields,
  vendorId: idField,
  jdId: idField,
  candidateDetails: newCandidateSchema,
  proposedSlots,
  documents: z.optional(attachmentField),
  comments: optionalLines('Comment', LIMITS.commentMaxLength),
  rtr: z.object(
    { candidateConfirmed: z.boolean(), requestConfirmation: z.boolean() },
    { error: 'Say whether the candidate has agreed to be represented' },
  ),
});
export type NewVendorBooking = z.input<typeof newVendorBookingSchema>;

export const SUBMISSION_DECISIONS = ['ACCEPT', 'DECLINE', 'WITHDRAW'] as const;
export type SubmissionDecision = (typeof SUBMISSION_DECISIONS)[number];

/**
 * Without `decision`, the supplier changes its submission. The client's ACCEPT schedules the meeting if `meetingInfo`
 * is given; otherwise the booking becomes a draft that keeps `panelists` and `meetingLink`. DECLINE needs a `reason`,
 * which the supplier reads. Only the supplier can WITHDRAW.
 */
export const vendorBookingChangeSchema = z.object({
  ...callerFields,
  ...rateFields,
  bookingId: idField,
  decision: z.optional(z.enum(SUBMISSION_DECISIONS)),
  meetingInfo: z.optional(newMeetingInfoSchema),
  panelists: panelField,
  meetingLink: placeFields.meetingLink,
  candidateDetails: z.optional(candidatePatchSchema),
  proposedSlots,
  reason: z.optional(
    z.object({
      code: z.enum(REJECT_REASONS),
      text: z._default(z.string().check(...cleanedText(cleanLines, 1000)), ''),
    }),
  ),
  comments: optionalLines('Comment', LIMITS.commentMaxLength),
  version: z.optional(z.int()),
});
export type VendorBookingChange = z.input<typeof vendorBookingChangeSchema>;
