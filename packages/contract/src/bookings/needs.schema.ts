import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { BOOKING_STATUSES } from '../booking-parts/life.schema.ts';
import { movedTimeSchema } from '../booking-parts/moved-times.schema.ts';

/** What someone may owe. One action on the page of the meeting or partner settles each kind. */
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
 * Something the caller owes; `names` are the people it waits for. PARTNER_WAITING concerns another organization (in
 * `names`) and no meeting, so the meeting's fields are empty.
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
  /** The current wall time if it differs from the agreed one; null for every other kind. */
  movedTime: z.nullable(movedTimeSchema),
  /** The organization that asks to work together; null for every other kind. */
  partnerId: z.nullable(z.string()),
  names: z.array(z.string()),
  since: instantField,
  /** Null if no due time is set: for a draft, a meeting that was handed over, or a selected candidate. */
  dueAt: z.nullable(instantField),
  overdue: z.boolean(),
});
export type Need = z.infer<typeof needSchema>;
