import * as z from 'zod/mini';
import { instantField, optionalLines, timeZoneField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { meetingInfoSchema } from './bookings.schema.ts';
import { candidateWindowSchema } from '../booking-parts/candidate.schema.ts';
import { BOOKING_STATUSES } from '../booking-parts/life.schema.ts';
import { RSVPS } from '../booking-parts/people.schema.ts';

/** What a candidate may do on a meeting's page; `acts` lists what is possible now. */
export const CANDIDATE_ACTS = ['pick', 'move', 'answer', 'propose', 'withdraw'] as const;
export type CandidateAct = (typeof CANDIDATE_ACTS)[number];

/** Proposed times that are not settled yet, in the zone they were proposed in. */
const ownProposalSchema = z.object({
  windows: z.array(candidateWindowSchema),
  comments: z.string(),
  at: instantField,
});

/**
 * A meeting as its candidate sees it through a mailed link: who and where, in their own time zone, with no address but
 * the recruiter's and nothing internal.
 */
export const candidateMeetingSchema = z.object({
  version: z.number(),
  bookingStatus: z.enum(BOOKING_STATUSES),
  company: z.string(),
  recruiterName: z.string(),
  recruiterEmail: z.string(),
  candidateName: z.string(),
  /** The candidate's time zone; null if unknown. */
  timeZone: z.nullable(z.string()),
  jobTitle: z.string(),
  roundName: z.string(),
  /** Times are empty until one is chosen. */
  meetingInfo: z.omit(meetingInfoSchema, { participants: true, title: true }),
  panel: z.array(z.object({ name: z.string(), designation: z.string() })),
  answer: z.enum(RSVPS),
  /** The terms of choosing; null if the recruiter chooses. */
  choosing: z.nullable(
    z.object({
      durationMinutes: z.number(),
      windowStart: z.string(),
      windowEnd: z.string(),
      expiresAt: instantField,
      /** How often the meeting may still be moved, and until when its current time may be (empty if it has none). */
      movesLeft: z.number(),
      cutOffHours: z.number(),
      movableUntil: instantField,
    }),
  ),
  acts: z.array(z.enum(CANDIDATE_ACTS)),
  /** A sentence that says why the candidate cannot choose or move now; empty if they can. */
  whyNot: z.string(),
  proposal: z.nullable(ownProposalSchema),
  cancelReason: z.string(),
});
export type CandidateMeeting = z.infer<typeof candidateMeetingSchema>;

/** Days with offered times, and the starts of the requested days, in `timeZone`. */
export const offeredTimesSchema = z.object({
  timeZone: z.string(),
  durationMinutes: z.number(),
  days: z.array(z.object({ date: z.string(), starts: z.array(instantField) })),
});
export type OfferedTimes = z.infer<typeof offeredTimesSchema>;

export const pickSchema = z.object({
  startTime: z.string().check(z.maxLength(40)),
  /** The candidate's time zone, stored if it was unknown. */
  timeZone: z.optional(timeZoneField),
  version: z.optional(z.int()),
});

/** The candidate's availability in their own words, to be parsed and confirmed before it counts. */
export const writtenTimesSchema = z.object({
  text: z
    .string({ error: 'Write when you can come' })
    .check(z.maxLength(500, { error: 'Write at most 500 characters' })),
  timeZone: timeZoneField,
});

/** The parsed availability: each window with its source words, and the parts that were not understood. */
export const readTimesSchema = z.object({
  windows: z.array(z.object({ ...candidateWindowSchema.shape, words: z.string() })),
  notUnderstood: z.array(z.string()),
});
export type ReadTimes = z.infer<typeof readTimesSchema>;

export const candidateProposalSchema = z.object({
  windows: z
    .array(candidateWindowSchema)
    .check(
      z.minLength(1, { error: 'Name at least one time' }),
      z.maxLength(LIMITS.candidateWindowsMax, { error: `At most ${LIMITS.candidateWindowsMax} times` }),
    ),
  comments: optionalLines('Comment', 1000),
  version: z.optional(z.int()),
});

/** Whether the candidate will come; to say no, they propose other times or withdraw. */
export const CANDIDATE_ANSWERS = ['ACCEPTED', 'TENTATIVE'] as const;
