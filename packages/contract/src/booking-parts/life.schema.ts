import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { ROLES } from '../permissions.ts';
import { ANSWER_SOURCES, ANSWERS } from './answers.schema.ts';
import { candidateWindowSchema } from './candidate.schema.ts';

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

/** The statuses in which a booking blocks the time of its candidate and required panelists. */
export const OCCUPYING_STATUSES = [
  'SCHEDULED',
  'COMPLETED',
  'SELECTED',
  'ONBOARDED',
] as const satisfies readonly BookingStatus[];

/** Everything that can be done with a booking; `allowedActions` lists what a caller may do now. */
export const BOOKING_ACTIONS = [
  'schedule',
  'update',
  'reschedule',
  'cancel',
  'assign',
  'approve',
  'reject',
  'feedback',
  'noShow',
  'undoNoShow',
  'comment',
  'documents',
  'candidateDetails',
  'addResource',
  'updateResource',
  'billing',
  'panelLink',
  'accept',
  'decline',
  'withdraw',
  'editSubmission',
  'inviteToPick',
  'pick',
  'propose',
  'answer',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

export const WORKFLOW_ACTIONS = [
  'CREATED',
  'DRAFTED',
  'SCHEDULED',
  'RESCHEDULED',
  'REOPENED',
  'UPDATED',
  'CANDIDATE_UPDATED',
  'DOCUMENTS_UPDATED',
  'ASSIGNED',
  'COMPLETED',
  'FEEDBACK',
  'FEEDBACK_DISMISSED',
  'SELECTED',
  'REJECTED',
  'NO_SHOW',
  'NO_SHOW_UNDONE',
  'CANCELLED',
  'RESOURCE_ADDED',
  'RESOURCE_UPDATED',
  'BILLING_UPDATED',
  'LINK_SENT',
  'RESENT',
  'SUBMITTED',
  'SUBMISSION_UPDATED',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'RTR_REQUESTED',
  'RTR_CONFIRMED',
  'RTR_REFUSED',
  'HANDED_OVER',
  'INVITED_TO_PICK',
  'ANSWERED',
  'PROPOSED',
  'PROPOSAL_DISMISSED',
  'SWAPPED',
  'UNDONE',
] as const;
export type WorkFlowAction = (typeof WORKFLOW_ACTIONS)[number];

/**
 * Who may have taken a step: a role, the holder of a panelist's or candidate's mailed link, someone at the supplier who
 * submitted the candidate, or the system.
 */
export const STEP_ROLES = [...ROLES, 'PANEL_LINK', 'CANDIDATE_LINK', 'SUPPLIER', 'SYSTEM'] as const;
export type StepRole = (typeof STEP_ROLES)[number];

/** A stretch as shown in a history: wall times `YYYY-MM-DDTHH:mm` in the zone, and the instants. */
export const shownSpanSchema = z.object({
  startTime: instantField,
  endTime: instantField,
  startLocal: z.string(),
  endLocal: z.string(),
  timeZone: z.string(),
});
export type ShownSpan = z.infer<typeof shownSpanSchema>;

const seatedSchema = z.object({ name: z.string(), email: z.string() });

/** What a step changed: the times before and after, the names of changed details, the reason code. */
export const stepDetailsSchema = z.object({
  from: z.optional(shownSpanSchema),
  to: z.optional(shownSpanSchema),
  changes: z.optional(z.array(z.string())),
  reasonCode: z.optional(z.string()),
  assigneeEmail: z.optional(z.string()),
  assigneeName: z.optional(z.string()),
  /** The answer to the invitation, and how it arrived. */
  answer: z.optional(z.enum(ANSWERS)),
  source: z.optional(z.enum(ANSWER_SOURCES)),
  /** The proposed times, in the zone they were proposed in. */
  windows: z.optional(z.array(candidateWindowSchema)),
  /** Who gave up a seat on the panel, and who took it. */
  seat: z.optional(z.object({ from: seatedSchema, to: seatedSchema })),
  /** The step that was undone. */
  undone: z.optional(z.enum(WORKFLOW_ACTIONS)),
});
export type StepDetails = z.infer<typeof stepDetailsSchema>;

/** One step of a booking's history, oldest first. `bookingVersion` is the version after the step. */
export const workFlowStepSchema = z.object({
  step: z.number(),
  bookingVersion: z.number(),
  action: z.enum(WORKFLOW_ACTIONS),
  fromStatus: z.nullable(z.enum(BOOKING_STATUSES)),
  toStatus: z.enum(BOOKING_STATUSES),
  at: instantField,
  byUserId: z.nullable(z.string()),
  byName: z.string(),
  byEmail: z.string(),
  byRole: z.enum(STEP_ROLES),
  comments: z.string(),
  details: stepDetailsSchema,
});
export type WorkFlowStep = z.infer<typeof workFlowStepSchema>;

/** The `details` of INVALID_TRANSITION. */
export const refusedTransitionSchema = z.object({
  bookingStatus: z.enum(BOOKING_STATUSES),
  allowedActions: z.array(z.enum(BOOKING_ACTIONS)),
});

/** The `details` of VERSION_CONFLICT: the current version and what has happened since the caller's. */
export const versionConflictSchema = z.object({
  version: z.number(),
  bookingStatus: z.enum(BOOKING_STATUSES),
  changes: z.array(workFlowStepSchema),
});
