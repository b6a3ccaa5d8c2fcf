import * as z from 'zod/mini';
import { instantField } from '../../fields.ts';
import { BOOKING_STATUSES } from '../life/life.schema.ts';

/** What somebody may owe: each kind is settled by one act on the meeting's page. */
export const NEED_KINDS = [
  'SCORECARD_DUE',
  'DECISION_DUE',
  'FEEDBACK_OVERDUE',
  'MAIL_REFUSED',
  'ANSWER_DECLINED',
  'DRAFT_WAITING',
  'ASSIGNED_TO_ME',
  'RESOURCE_DUE',
  'SUBMISSION_WAITING',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** One thing the caller owes, with whom it is about; `names` are the people it waits for. */
export const needSchema = z.object({
  kind: z.enum(NEED_KINDS),
  bookingId: z.string(),
  bookingStatus: z.enum(BOOKING_STATUSES),
  candidateName: z.string(),
  jobTitle: z.string(),
  roundName: z.string(),
  startTime: instantField,
  startLocal: z.string(),
  timeZone: z.string(),
  names: z.array(z.string()),
  since: instantField,
  dueAt: instantField,
  overdue: z.boolean(),
});
export type Need = z.infer<typeof needSchema>;
