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

/** When the candidate could talk: times as everywhere, ISO 8601 with offset or a wall time of `timeZone`. */
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
 * A candidate that a supplier puts forward for a job shared with it. `vendorId` names the client. `rtr` is the right
 * to represent: the candidate has agreed already (`candidateConfirmed`, the supplier's word), or is asked by mail.
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
 * Without `decision` the supplier changes what it sent. The client's ACCEPT with `meetingInfo` schedules the meeting,
 * without it the booking becomes a draft to be completed, which keeps `panelists` and `meetingLink`; DECLINE needs a `reason`, which the supplier reads.
 * WITHDRAW is the supplier's.
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
