import * as z from 'zod/mini';
import {
  callerFields,
  emailField,
  idField,
  instantField,
  optionalPhoneField,
  optionalText,
  optionalUrlField,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { ROLES } from '../permissions.ts';

export const BOOKING_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'AWAITING_CANDIDATE',
  'SCHEDULED',
  'COMPLETED',
  'NO_SHOW',
  'SELECTED',
  'REJECTED',
  'CANCELLED',
  'WITHDRAWN',
  'ONBOARDED',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The statuses in which a booking takes the time of its candidate and required panelists. */
export const OCCUPYING_STATUSES = [
  'SCHEDULED',
  'COMPLETED',
  'SELECTED',
  'ONBOARDED',
] as const satisfies readonly BookingStatus[];

export const MEETING_MODES = ['VIDEO', 'PHONE', 'ONSITE'] as const;
export type MeetingMode = (typeof MEETING_MODES)[number];
/** What a calendar answered to the invitation (PARTSTAT of RFC 5545 §3.2.12). */
export const RSVPS = ['NEEDS_ACTION', 'ACCEPTED', 'DECLINED', 'TENTATIVE'] as const;
export const PARTICIPANT_ROLES = ['RECRUITER', 'CANDIDATE', 'PANELIST', 'OBSERVER'] as const;

/** Somebody who takes part; `name`, `email` and `host` are always there, the first one is the creating recruiter. */
export const participantSchema = z.object({
  name: z.string(),
  email: z.string(),
  host: z.boolean(),
  role: z.enum(PARTICIPANT_ROLES),
  userId: z.nullable(z.string()),
  required: z.boolean(),
  timeZone: z.nullable(z.string()),
  rsvp: z.enum(RSVPS),
});
export type Participant = z.infer<typeof participantSchema>;

/** Times are instants (ISO 8601, UTC); `startLocal` and `endLocal` are the wall times `YYYY-MM-DDTHH:mm` in `timeZone`. */
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

/** Somebody on the panel; `panelistId` is null for an address that is no panelist of the organisation. */
export const bookedPanelistSchema = z.object({
  panelistId: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  required: z.boolean(),
  rsvp: z.enum(RSVPS),
});

/** `totalExperience` is in years with one decimal; texts that nobody gave are empty. */
export const candidateDetailsSchema = z.object({
  candidateName: z.string(),
  email: z.string(),
  phone: z.string(),
  linkedIn: z.string(),
  timeZone: z.nullable(z.string()),
  currentLocation: z.string(),
  totalExperience: z.nullable(z.number()),
  primarySkills: z.array(z.string()),
});
export type CandidateDetails = z.infer<typeof candidateDetailsSchema>;

export const WORKFLOW_ACTIONS = ['CREATED', 'SCHEDULED', 'ASSIGNED', 'RESENT'] as const;

/** One step of a booking's history, oldest first. */
export const workFlowStepSchema = z.object({
  step: z.number(),
  action: z.enum(WORKFLOW_ACTIONS),
  fromStatus: z.nullable(z.enum(BOOKING_STATUSES)),
  toStatus: z.enum(BOOKING_STATUSES),
  at: instantField,
  byUserId: z.nullable(z.string()),
  byName: z.string(),
  byEmail: z.string(),
  byRole: z.enum(ROLES),
  comments: z.string(),
});
export type WorkFlowStep = z.infer<typeof workFlowStepSchema>;

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
  jobTitle: z.string(),
  roundName: z.string(),
  candidateDetails: candidateDetailsSchema,
  candidateWhatsApp: z.nullable(z.string()),
  linkedInProfile: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  assigneeName: z.nullable(z.string()),
  submissionDate: z.nullable(z.string()),
  rescheduleCount: z.number(),
  createdAt: instantField,
  updatedAt: instantField,
};

/** What a list shows of a booking. */
export const bookingSummarySchema = z.object(summaryFields);
export type BookingSummary = z.infer<typeof bookingSummarySchema>;

/** A whole booking: the summary with its history. */
export const bookingSchema = z.object({ ...summaryFields, workFlow: z.array(workFlowStepSchema) });
export type Booking = z.infer<typeof bookingSchema>;

/** A doubt that does not stop a booking: it was made, and this should be looked at. */
export const warningSchema = z.object({
  code: z.enum(['OUTSIDE_HOURS', 'OPTIONAL_BUSY', 'HOST_BUSY', 'AMBIGUOUS_LOCAL_TIME']),
  message: z.string(),
});
export type Warning = z.infer<typeof warningSchema>;

const newCandidateSchema = z.object({
  candidateName: requiredText('Candidate name'),
  email: emailField('Candidate email', 'Invalid email address'),
  phone: optionalPhoneField,
  linkedIn: optionalUrlField('LinkedIn profile'),
  timeZone: z.optional(timeZoneField),
  currentLocation: optionalText('Location'),
  totalExperience: z.optional(z.number().check(z.gte(0), z.lte(80))),
  primarySkills: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50))),
});

/**
 * A time as a client writes it: ISO 8601 with offset, or `YYYY-MM-DDTHH:mm` or `DD/MM/YYYY HH:mm`, the latter two
 * read in the meeting's zone.
 */
const writtenTime = (label: string) => requiredText(label, 40);

/** When and where a new meeting is to be; `participants` counts only where no `panelists` are named. */
export const newMeetingInfoSchema = z.object({
  startTime: writtenTime('Start'),
  endTime: writtenTime('End'),
  timeZone: timeZoneField,
  participants: z.optional(
    z
      .array(
        z.object({
          name: requiredText('Name'),
          email: emailField('Email', 'Invalid email address'),
          host: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(LIMITS.participantsMax, { error: `At most ${LIMITS.participantsMax} people` })),
  ),
  title: optionalText('Title'),
  mode: z.optional(z.enum(MEETING_MODES)),
  meetingLink: optionalUrlField('Video link'),
  venue: optionalText('Venue', 500),
  dialIn: optionalText('Dial-in', 200),
  instructions: optionalText('Notes', 4000),
});

/** One seat of the panel: a panelist of the organisation by id, or an address without one. */
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

/** A meeting to be scheduled. */
export const newBookingSchema = z.object({
  ...callerFields,
  meetingInfo: newMeetingInfoSchema,
  candidateDetails: newCandidateSchema,
  panelists: z.optional(
    z
      .array(panelSeatSchema)
      .check(z.maxLength(LIMITS.participantsMax, { error: `At most ${LIMITS.participantsMax} panelists` })),
  ),
  jobTitle: optionalText('Job title'),
  roundName: optionalText('Round'),
});
export type NewBooking = z.input<typeof newBookingSchema>;
export type ParsedNewBooking = z.output<typeof newBookingSchema>;
