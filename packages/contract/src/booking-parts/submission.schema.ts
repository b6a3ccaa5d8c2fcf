import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { REJECT_REASONS } from './decisions.schema.ts';
import { RATE_UNITS } from './resources.schema.ts';

/**
 * Whether the supplier owns the candidate at this client. The first confirmed submission does, until `until`; CONFLICT
 * is a submission confirmed while another one already owned the candidate.
 */
export const OWNERSHIP_STATES = ['NONE', 'PENDING_CONFIRMATION', 'OWNED', 'CONFLICT', 'EXPIRED'] as const;
export type OwnershipState = (typeof OWNERSHIP_STATES)[number];

export const ownershipSchema = z.object({
  state: z.enum(OWNERSHIP_STATES),
  until: z.nullable(instantField),
});
export type Ownership = z.infer<typeof ownershipSchema>;

/** The status of the candidate's agreement to be represented. */
export const RTR_STATES = ['NOT_ASKED', 'REQUESTED', 'CONFIRMED', 'REFUSED'] as const;
export type RtrState = (typeof RTR_STATES)[number];

export const SUBMISSION_ANSWERS = ['ACCEPTED', 'DECLINED'] as const;

/** A submission as both sides see it. The client's answer is due at `answerDueAt`. */
export const submissionSchema = z.object({
  submittedAt: instantField,
  submittedByName: z.string(),
  submittedByEmail: z.string(),
  answerDueAt: instantField,
  answeredAt: z.nullable(instantField),
  answer: z.nullable(z.enum(SUBMISSION_ANSWERS)),
  declineReason: z.nullable(z.object({ code: z.enum(REJECT_REASONS), text: z.string() })),
  withdrawReason: z.string(),
  /** The instants, and the wall times in the zone they were proposed in. */
  proposedSlots: z.array(
    z.object({
      startTime: instantField,
      endTime: instantField,
      timeZone: z.string(),
      startLocal: z.string(),
      endLocal: z.string(),
    }),
  ),
  billRate: z.string(),
  currency: z.string(),
  rateUnit: z.nullable(z.enum(RATE_UNITS)),
  rtrState: z.enum(RTR_STATES),
  rtrAt: z.nullable(instantField),
  /** When the first scorecard of the first meeting was submitted. */
  feedbackAt: z.nullable(instantField),
});
export type Submission = z.infer<typeof submissionSchema>;
