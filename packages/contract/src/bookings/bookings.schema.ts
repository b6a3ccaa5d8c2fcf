import * as z from 'zod/mini';
import { earlierRoundSchema } from '../booking-parts/earlier-rounds.schema.ts';
import {
  callerFields,
  emailField,
  idField,
  instantField,
  optionalLines,
  optionalText,
  optionalUrlField,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { timeProposalSchema } from '../booking-parts/answers.schema.ts';
import { candidateDetailsSchema, newCandidateSchema } from '../booking-parts/candidate.schema.ts';
import { commentSchema } from '../booking-parts/comments.schema.ts';
import { DECISION_POLICIES, decisionSchema, NO_SHOW_PARTIES } from '../booking-parts/decisions.schema.ts';
import { attachmentField, documentRefSchema } from '../booking-parts/documents.schema.ts';
import { draftSchema } from './drafts.schema.ts';
import {
  FEEDBACK_STATES,
  feedbackSchema,
  owedScorecardSchema,
  scorecardAttributeSchema,
  scorecardField,
} from '../booking-parts/feedback.schema.ts';
import { BOOKING_ACTIONS, BOOKING_STATUSES, workFlowStepSchema } from '../booking-parts/life.schema.ts';
import { movedTimeSchema } from '../booking-parts/moved-times.schema.ts';
import { bookedPanelistSchema, participantSchema } from '../booking-parts/people.schema.ts';
import { resourceSchema } from '../booking-parts/resources.schema.ts';
import { selfScheduleSchema } from '../booking-parts/terms.schema.ts';
import { ownershipSchema, submissionSchema } from '../booking-parts/submission.schema.ts';
import { bookedJobSchema } from '../job-descriptions/job-descriptions.schema.ts';

export const MEETING_MODES = ['VIDEO', 'PHONE', 'ONSITE'] as const;
export type MeetingMode = (typeof MEETING_MODES)[number];
/**
 * Times are instants (ISO 8601, UTC); `startLocal` and `endLocal` are the wall times `YYYY-MM-DDTHH:mm` in
 * `timeZone`. All four are empty while no time is set.
 */
export const meetingInfoSchema = z.object({
  startTime: instantField,
  endTime: instantField,
  timeZone: z.string(),
  startLocal: z.string(),
  endLocal: z.string(),
  participants: z.array(participantSchema),
  title: z.string(),
  mode: z.enum(MEETING_MODES),
  meetingLink: z.string(),
  venue: z.string(),
  dialIn: z.string(),
  instructions: z.string(),
});

/** Why a meeting was rescheduled or cancelled. */
export const CHANGE_REASONS = [
  'CANDIDATE_ASKED',
  'PANEL_UNAVAILABLE',
  'RECRUITER_UNAVAILABLE',
  'POSITION_CLOSED',
  'POSITION_ON_HOLD',
  'DUPLICATE',
  'OTHER',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

const reasonSchema = z.object({ code: z.enum(CHANGE_REASONS), text: z.string() });

const summaryFields = {
  bookingId: z.string(),
  version: z.number(),
  bookingStatus: z.enum(BOOKING_STATUSES),
  vendorId: z.string(),
  vendorName: z.string(),
  recruiterName: z.string(),
  recruiterEmail: z.string(),
  meetingInfo: meetingInfoSchema,
  panelists: z.array(bookedPanelistSchema),
  /**
   * The supplier that submitted the candidate, and the status of its submission; null for the organization's own
   * candidates.
   */
  submitterVendorId: z.nullable(z.string()),
  submitterVendorName: z.nullable(z.string()),
  submission: z.nullable(submissionSchema),
  ownership: ownershipSchema,
  jdId: z.nullable(z.string()),
  jobTitle: z.string(),
  roundNumber: z.number(),
  roundName: z.string(),
  previousBookingId: z.nullable(z.string()),
  candidateDetails: candidateDetailsSchema,
  candidateWhatsApp: z.nullable(z.string()),
  linkedInProfile: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  assigneeName: z.nullable(z.string()),
  submissionDate: z.nullable(z.string()),
  feedbackState: z.enum(FEEDBACK_STATES),
  rescheduleCount: z.number(),
  /** Created by 'Fill with sample data' and removed with it. */
  isSample: z.boolean(),
  createdAt: instantField,
  updatedAt: instantField,
};

/** A booking as shown in lists. */
export const bookingSummarySchema = z.object(summaryFields);
export type BookingSummary = z.infer<typeof bookingSummarySchema>;

/** A complete booking, limited to what its reader may see, with the actions the reader may take now. */
export const bookingSchema = z.object({
  ...summaryFields,
  allowedActions: z.array(z.enum(BOOKING_ACTIONS)),
  job: z.nullable(bookedJobSchema),
  scorecard: z.array(scorecardAttributeSchema),
  /** The latest steps. `earlierSteps`, if present, is the step before which the rest is read separately. */
  workFlow: z.array(workFlowStepSchema),
  earlierSteps: z.optional(z.number()),
  comments: z.array(commentSchema),
  documents: z.array(documentRefSchema),
  feedback: z.array(feedbackSchema),
  scorecards: z.array(owedScorecardSchema),
  /** The candidate's earlier rounds for the same job; empty in a first round. */
  earlierRounds: z.array(earlierRoundSchema),
  /** When the panel's scorecards are due; null until a time is set. */
  feedbackDueAt: z.nullable(instantField),
  decisions: z.array(decisionSchema),
  /** Whose decision settles it; hidden from suppliers (null). */
  decisionPolicy: z.nullable(z.enum(DECISION_POLICIES)),
  /**
   * The current wall times of an upcoming meeting if the zone's rules changed since its time was agreed; otherwise
   * null.
   */
  movedTime: z.nullable(movedTimeSchema),
  cancelReason: z.nullable(reasonSchema),
  noShowBy: z.nullable(z.enum(NO_SHOW_PARTIES)),
  resource: z.nullable(resourceSchema),
  /** The terms under which the candidate may choose or move the time; null if only the recruiter does. */
  selfSchedule: z.nullable(selfScheduleSchema),
  /** Proposed other times that are not settled yet, newest first. */
  proposals: z.array(timeProposalSchema),
  /** What was typed into a DRAFT so far; null for every other status. */
  draft: z.nullable(draftSchema),
});
export type Booking = z.infer<typeof bookingSchema>;

/**
 * A time as a client writes it: ISO 8601 with offset, or `YYYY-MM-DDTHH:mm` or `DD/MM/YYYY HH:mm` in the meeting's
 * zone.
 */
const writtenTime = (label: string) => requiredText(label, 40);

/** Where a meeting takes place and the texts everyone reads; an absent field changes nothing. */
export const placeFields = {
  title: optionalText('Title'),
  mode: z.optional(z.enum(MEETING_MODES)),
  meetingLink: optionalUrlField('Video link'),
  venue: optionalText('Venue', 500),
  dialIn: optionalText('Dial-in', 200),
  instructions: optionalLines('Notes', 4000),
};

const participantsField = z.optional(
  z
    .array(
      z.object({
        name: requiredText('Name'),
        email: emailField('Email', 'Invalid email address'),
        host: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(LIMITS.participantsMax, { error: `At most ${LIMITS.participantsMax} people` })),
);

/** Time and place of a new meeting; `participants` is used only if no `panelists` are given. */
export const newMeetingInfoSchema = z.object({
  startTime: writtenTime('Start'),
  endTime: writtenTime('End'),
  timeZone: timeZoneField,
  participants: participantsField,
  ...placeFields,
});

/** One seat on the panel: a panelist of the organization by id, or an address without an id. */
export const panelSeatSchema = z.union(
  [
    z.object({ panelistId: idField, required: z.optional(z.boolean()) }),
    z.object({
      name: requiredText('Name'),
      email: emailField('Email', 'Invalid email address'),
      required: z.optional(z.boolean()),
    }),
  ],
  { error: 'Name a panelist by panelistId, or by name and email' },
);
export type PanelSeat = z.output<typeof panelSeatSchema>;

export const panelField = z.optional(
  z
    .array(panelSeatSchema)
    .check(z.maxLength(LIMITS.participantsMax, { error: `At most ${LIMITS.participantsMax} panelists` })),
);

export const roundFields = {
  /** A job of the caller's organization, or null for none; its title is the default for `jobTitle`. */
  jdId: z.optional(z.nullable(idField)),
  jobTitle: optionalText('Job title'),
  roundName: optionalText('Round'),
  roundNumber: z.optional(z.int().check(z.gte(1), z.lte(20))),
  scorecard: z.optional(scorecardField),
};

/**
 * A meeting to be scheduled. `bookingId` names the DRAFT that becomes this meeting. `candidateWhatsApp` and
 * `linkedInProfile` are used where the candidate's details have no value.
 */
export const newBookingSchema = z.object({
  ...callerFields,
  /** Who the client says it is; ignored in favor of what the server knows. */
  vendorName: z.optional(z.string().check(z.maxLength(1000))),
  recruiterName: z.optional(z.string().check(z.maxLength(1000))),
  recruiterEmail: z.optional(z.string().check(z.maxLength(1000))),
  ...roundFields,
  bookingId: z.optional(idField),
  version: z.optional(z.int()),
  meetingInfo: newMeetingInfoSchema,
  candidateDetails: newCandidateSchema,
  panelists: panelField,
  previousBookingId: z.optional(z.nullable(idField)),
  assignee: z.optional(z.nullable(emailField('Assignee', 'Invalid email address'))),
  candidateWhatsApp: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
  linkedInProfile: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  comments: optionalLines('Comment', 4000),
  documents: z.optional(attachmentField),
});
export type NewBooking = z.input<typeof newBookingSchema>;
export type ParsedNewBooking = z.output<typeof newBookingSchema>;
