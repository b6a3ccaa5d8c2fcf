import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { bookedJobSchema } from '../job-descriptions/job-descriptions.schema.ts';
import { timeProposalSchema } from '../booking-parts/answers.schema.ts';
import { meetingInfoSchema } from './bookings.schema.ts';
import { candidateDetailsSchema } from '../booking-parts/candidate.schema.ts';
import { commentSchema } from '../booking-parts/comments.schema.ts';
import { decisionSchema, NO_SHOW_PARTIES } from '../booking-parts/decisions.schema.ts';
import { earlierRoundSchema } from '../booking-parts/earlier-rounds.schema.ts';
import { documentRefSchema } from '../booking-parts/documents.schema.ts';
import {
  feedbackSchema,
  owedScorecardSchema,
  scorecardAttributeSchema,
} from '../booking-parts/feedback.schema.ts';
import { BOOKING_ACTIONS, BOOKING_STATUSES } from '../booking-parts/life.schema.ts';
import { RSVPS } from '../booking-parts/people.schema.ts';

/**
 * A meeting as its panelist sees it through a mailed link: without addresses, and with only the candidate details an
 * interviewer needs.
 */
export const panelViewSchema = z.object({
  bookingId: z.string(),
  version: z.number(),
  bookingStatus: z.enum(BOOKING_STATUSES),
  company: z.string(),
  recruiterName: z.string(),
  jobTitle: z.string(),
  roundName: z.string(),
  /** The link's holder and their time zone. */
  me: z.object({
    name: z.string(),
    timeZone: z.string(),
    /** Their answer to the invitation. */
    rsvp: z.enum(RSVPS),
    rsvpComments: z.string(),
    /** Other times they proposed that are not settled yet; null if there are none. */
    proposal: z.nullable(z.pick(timeProposalSchema, { windows: true, comments: true, at: true })),
  }),
  panel: z.array(z.object({ name: z.string(), required: z.boolean() })),
  meetingInfo: z.omit(meetingInfoSchema, { participants: true }),
  candidate: z.pick(candidateDetailsSchema, {
    candidateName: true,
    currentLocation: true,
    currentCompany: true,
    currentDesignation: true,
    totalExperience: true,
    primarySkills: true,
  }),
  /** True if a vendor submitted the candidate; the vendor may then read what the panel shares. */
  isSubmitted: z.boolean(),
  /** What the candidate is interviewed for; null where no job is named. */
  job: z.nullable(z.omit(bookedJobSchema, { jdId: true, title: true })),
  roundNumber: z.number(),
  earlierRounds: z.array(z.omit(earlierRoundSchema, { bookingId: true })),
  scorecard: z.array(scorecardAttributeSchema),
  allowedActions: z.array(z.enum(BOOKING_ACTIONS)),
  feedback: z.array(z.omit(feedbackSchema, { panelistEmail: true })),
  scorecards: z.array(z.omit(owedScorecardSchema, { email: true })),
  feedbackDueAt: z.nullable(instantField),
  documents: z.array(documentRefSchema),
  comments: z.array(z.omit(commentSchema, { byEmail: true, byUserId: true })),
  decisions: z.array(z.omit(decisionSchema, { byEmail: true, byUserId: true })),
  noShowBy: z.nullable(z.enum(NO_SHOW_PARTIES)),
});
export type PanelView = z.infer<typeof panelViewSchema>;
