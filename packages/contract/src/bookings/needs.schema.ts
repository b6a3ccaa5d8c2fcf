import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { BOOKING_STATUSES } from '../booking-parts/life.schema.ts';
import { movedTimeSchema } from '../booking-parts/moved-times.schema.ts';

/** What someone may owe: each kind is settled by one act on the page of the meeting, or of the partner. */
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
  'WALL_TIME_MOVED',
  'PARTNER_WAITING',
  'TIME_PROPOSED',
  'PICK_WAITING',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/**
 * One thing the caller owes, and who it is about; `names` are the people it waits for. PARTNER_WAITING is about another
 * organization, which `names` names, and no meeting: what is said of one is empty then.
 */
export const needSchema = z.object({
  kind: z.enum(NEED_KINDS),
  bookingId: z.string(),
  version: z.number(),
  bookingStatus: z.nullable(z.enum(BOOKING_STATUSES)),
  candidateName: z.string(),
  jobTitle: z.string(),
  roundName: z.string(),
  startTime: instantField,
  startLocal: z.string(),
  endLocal: z.string(),
  timeZone: z.string(),
  /** What the clocks show now, where it is no longer what was agreed; null for every other kind. */
  movedTime: z.nullable(movedTimeSchema),
  /** The organization that asks to work together; null for every other kind. */
  partnerId: z.nullable(z.string()),
  names: z.array(z.string()),
  since: instantField,
  /** Null where no one set a time: of a draft, a meeting that was handed over, and a candidate who was selected. */
  dueAt: z.nullable(instantField),
  overdue: z.boolean(),
});
export type Need = z.infer<typeof needSchema>;
