import * as z from 'zod/mini';
import { callerFields, idField, instantField, optionalLines } from '../fields.ts';
import { BOOKING_STATUSES, STEP_ROLES } from './life.schema.ts';

/** Whose decision settles a booking: the first panelist's, all required panelists' once they agree, or a majority's. */
export const DECISION_POLICIES = ['first', 'all', 'majority'] as const;
export type DecisionPolicy = (typeof DECISION_POLICIES)[number];

export const REJECT_REASONS = [
  'SKILLS',
  'EXPERIENCE',
  'COMMUNICATION',
  'COMPENSATION',
  'NOTICE',
  'LOCATION',
  'NO_SHOW',
  'IDENTITY',
  'POSITION_CLOSED',
  'DUPLICATE',
  'OTHER',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export const NO_SHOW_PARTIES = ['CANDIDATE', 'PANEL'] as const;
export type NoShowParty = (typeof NO_SHOW_PARTIES)[number];

export const VERDICTS = ['SELECTED', 'REJECTED'] as const;

/** One panelist's decision; the newest determines the state of the booking. */
export const decisionSchema = z.object({
  decisionId: z.string(),
  verdict: z.enum(VERDICTS),
  byUserId: z.nullable(z.string()),
  byName: z.string(),
  byEmail: z.string(),
  byRole: z.enum(STEP_ROLES),
  reasonCode: z.nullable(z.enum(REJECT_REASONS)),
  reasonText: z.string(),
  comments: z.string(),
  shareWithVendor: z.string(),
  at: instantField,
});
export type Decision = z.infer<typeof decisionSchema>;

const version = z.optional(z.int());
const comments = optionalLines('Comments', 4000);

/** A panelist's approval; reversing an earlier rejection requires `comments`. */
export const approval = { comments, version };
/** A panelist's rejection; reversing an earlier selection requires `comments` or a reason with text. */
export const rejection = {
  comments,
  reason: z.optional(z.object({ code: z.enum(REJECT_REASONS), text: optionalLines('Reason', 1000) })),
  shareWithVendor: optionalLines('Text for the vendor', 4000),
  version,
};
/** Who did not show up; null takes it back. */
export const noShow = { noShowBy: z.nullable(z.enum(NO_SHOW_PARTIES)), comments, version };

export const approvalSchema = z.object({ ...callerFields, bookingId: idField, ...approval });
export const rejectionSchema = z.object({ ...callerFields, bookingId: idField, ...rejection });
export const noShowSchema = z.object({ ...callerFields, bookingId: idField, ...noShow });

export const decidedSchema = z.object({
  bookingStatus: z.enum(BOOKING_STATUSES),
  version: z.number(),
  decisions: z.array(decisionSchema),
  nextStep: z.optional(z.enum(['ADD_RESOURCE', 'NEXT_ROUND'])),
});
