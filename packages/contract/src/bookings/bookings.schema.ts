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

/** Why a meeting was moved or called off. */
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
  /** The supplier that submitted the candidate, and how far its submission is; null for the own candidates. */
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
  /** Made by 'Fill with sample data', and gone with it. */
  isSample: z.boolean(),
  createdAt: instantField,
  updatedAt: instantField,
};

/** What a list shows of a booking. */
export const bookingSummarySchema = z.object(summaryFields);
export type BookingSummary = z.infer<typeof bookingSummarySchema>;

/** A whole booking, as far as its reader may see it, with what that reader may do with it now. */
export const bookingSchema = z.object({
  ...summaryFields,
  allowedActions: z.array(z.enum(BOOKING_ACTIONS)),
  job: z.nullable(bookedJobSchema),
  scorecard: z.array(scorecardAttributeSchema),
  /** The latest steps; those before the step `earlierSteps`, where there are any, are read on their own. */
  workFlow: z.array(workFlowStepSchema),
  earlierSteps: z.optional(z.number()),
  comments: z.array(commentSchema),
  documents: z.array(documentRefSchema),
  feedback: z.array(feedbackSchema),
  scorecards: z.array(owedScorecardSchema),
  /** Where the candidate was seen before for the same job; empty in a first round. */
  earlierRounds: z.array(earlierRoundSchema),
  /** When the panel's scorecards are due; null while no time is set. */
  feedbackDueAt: z.nullable(instantField),
  decisions: z.array(decisionSchema),
  /** Whose decision settles it; null for a supplier, who does not learn that. */
  decisionPolicy: z.nullable(z.enum(DECISION_POLICIES)),
  /** The present wall times of a coming meeting where the zone's rules changed since its own were agreed; else null. */
  movedTime: z.nullable(movedTimeSchema),
  cancelReason: z.nullable(reasonSchema),
  noShowBy: z.nullable(z.enum(NO_SHOW_PARTIES)),
  resource: z.nullable(resourceSchema),
  /** How the candidate may choose or move the time; null where the recruiter alone does. */
  selfSchedule: z.nullable(selfScheduleSchema),
  /** Other times that someone asked for and no one has settled, the newest first. */
  proposals: z.array(timeProposalSchema),
  /** What was typed so far into a DRAFT; null for everything else. */
  draft: z.nullable(draftSchema),
});
export type Booking = z.infer<typeof bookingSchema>;

/**
 * A time as a client writes it: ISO 8601 with offset, or `YYYY-MM-DDTHH:mm` or `DD/MM/YYYY HH:mm`, the latter two
 * read in the meeting's zone.
 */
const writtenTime = (label: string) => requiredText(label, 40);

/** Where a meeting takes place and what everyone reads; an absent field changes nothing. */
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

/** When and where a new meeting is to be; `participants` counts only where no `panelists` are named. */
export const newMeetingInfoSchema = z.object({
  startTime: writtenTime('Start'),
  endTime: writtenTime('End'),
  timeZone: timeZoneField,
  participants: participantsField,
  ...placeFields,
});

/** One seat of the panel: a panelist of the organization by id, or an address without one. */
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
  /** A job of the own organization, or null for none; its title stands in for an absent `jobTitle`. */
  jdId: z.optional(z.nullable(idField)),
  jobTitle: optionalText('Job title'),
  roundName: optionalText('Round'),
  roundNumber: z.optional(z.int().check(z.gte(1), z.lte(20))),
  scorecard: z.optional(scorecardField),
};

/**
 * A meeting to be scheduled. `bookingId` names the DRAFT that becomes this meeting. `candidateWhatsApp` and
 * `linkedInProfile` fill the candidate's details where those say nothing.
 */
export const newBookingSchema = z.object({
  ...callerFields,
  /** What a client says of itself; the server knows it and takes its own word. */
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
