import * as z from 'zod/mini';
import { documentRefSchema } from '../booking-parts/documents.schema.ts';
import { scorecardAttributeSchema } from '../booking-parts/feedback.schema.ts';
import { BOOKING_STATUSES } from '../booking-parts/life.schema.ts';
import { RATE_UNITS, WORK_MODES } from '../booking-parts/resources.schema.ts';
import { instantField } from '../fields.ts';

export const JD_STATUSES = ['DRAFT', 'OPEN', 'ON_HOLD', 'CLOSED', 'FILLED', 'CANCELLED'] as const;
export type JdStatus = (typeof JD_STATUSES)[number];
export const JD_PRIORITIES = ['LOW', 'NORMAL', 'HIGH'] as const;
export type JdPriority = (typeof JD_PRIORITIES)[number];
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'CONTRACT_TO_HIRE'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Candidate details that a job may require in a submission, besides name and email address. */
export const SUBMISSION_FIELDS = [
  'phone',
  'linkedIn',
  'currentLocation',
  'totalExperience',
  'currentCompany',
  'primarySkills',
  'currentCtc',
  'expectedCtc',
  'noticePeriodDays',
  'workAuthorization',
  'resume',
] as const;
export type SubmissionField = (typeof SUBMISSION_FIELDS)[number];

const roundOutSchema = z.object({
  roundNumber: z.number(),
  name: z.string(),
  durationMinutes: z.number(),
  requiredCount: z.number(),
  panelTags: z.array(z.string()),
  scorecard: z.array(scorecardAttributeSchema),
});

const pipeline = z.object(
  Object.fromEntries(BOOKING_STATUSES.map((status) => [status, z.number()])) as Record<
    (typeof BOOKING_STATUSES)[number],
    z.ZodMiniNumber
  >,
);

/**
 * A job description. Money is decimal text. `filled` counts its ONBOARDED bookings, `pipeline` the bookings per status.
 * For a supplier it is shared with, `budgetMin` and `budgetMax` are empty unless `showsBudget`, and
 * `hiringManagerEmail`, `sharedWithVendorIds`, `department` and `pipeline` reveal nothing about the client or others.
 */
export const jobDetailsSchema = z.object({
  jdId: z.string(),
  vendorId: z.string(),
  vendorName: z.string(),
  version: z.number(),
  jdCode: z.string(),
  title: z.string(),
  clientName: z.string(),
  department: z.string(),
  description: z.string(),
  responsibilities: z.string(),
  mustHaveSkills: z.array(
    z.object({ name: z.string(), weight: z.number(), minYears: z.nullable(z.number()) }),
  ),
  goodToHaveSkills: z.array(z.string()),
  experienceMin: z.nullable(z.number()),
  experienceMax: z.nullable(z.number()),
  education: z.string(),
  location: z.string(),
  workMode: z.nullable(z.enum(WORK_MODES)),
  employmentType: z.nullable(z.enum(EMPLOYMENT_TYPES)),
  openings: z.number(),
  filled: z.number(),
  pipeline,
  currency: z.string(),
  budgetMin: z.string(),
  budgetMax: z.string(),
  rateUnit: z.nullable(z.enum(RATE_UNITS)),
  showsBudget: z.boolean(),
  maxNoticeDays: z.nullable(z.number()),
  shiftTimeZone: z.nullable(z.string()),
  jdStatus: z.enum(JD_STATUSES),
  priority: z.enum(JD_PRIORITIES),
  targetDate: z.string(),
  hiringManagerName: z.string(),
  hiringManagerEmail: z.string(),
  rounds: z.array(roundOutSchema),
  sharedWithVendorIds: z.array(z.string()),
  maxSubmissionsPerVendor: z.nullable(z.number()),
  submissionRequiredFields: z.array(z.enum(SUBMISSION_FIELDS)),
  documents: z.array(documentRefSchema),
  isSample: z.boolean(),
  createdAt: instantField,
  updatedAt: instantField,
});
export type JobDetails = z.infer<typeof jobDetailsSchema>;

/** What every participant of a booking, panelists included, sees of its job. */
export const bookedJobSchema = z.object({
  jdId: z.string(),
  title: z.string(),
  description: z.string(),
  responsibilities: z.string(),
  mustHaveSkills: z.array(
    z.object({ name: z.string(), weight: z.number(), minYears: z.nullable(z.number()) }),
  ),
  goodToHaveSkills: z.array(z.string()),
});
export type BookedJob = z.infer<typeof bookedJobSchema>;
