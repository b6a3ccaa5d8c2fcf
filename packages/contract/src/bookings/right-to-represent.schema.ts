import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { RTR_STATES } from '../booking-parts/submission.schema.ts';

/** What the candidate is asked: who wants to represent them, for which job, at which organization, until when. */
export const rtrRequestSchema = z.object({
  candidateName: z.string(),
  supplierName: z.string(),
  supplierContactName: z.string(),
  supplierContactEmail: z.string(),
  clientName: z.string(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  submittedAt: instantField,
  ownershipDays: z.number(),
  rtrState: z.enum(RTR_STATES),
  rtrAt: z.nullable(instantField),
});
export type RtrRequest = z.infer<typeof rtrRequestSchema>;
