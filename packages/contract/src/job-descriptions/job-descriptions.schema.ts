import * as z from 'zod/mini';
import { documentRefSchema, attachmentField } from '../bookings/documents/documents.schema.ts';
import { scorecardAttributeSchema, scorecardField } from '../bookings/feedback/feedback.schema.ts';
import { BOOKING_STATUSES } from '../bookings/life/life.schema.ts';
import { RATE_UNITS, WORK_MODES } from '../bookings/resources/resources.schema.ts';
import {
  callerFields,
  currencyField,
  dateField,
  idField,
  instantField,
  moneyField,
  cleanedText,
  oneLine,
  optionalLines,
  optionalText,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const JD_STATUSES = ['DRAFT', 'OPEN', 'ON_HOLD', 'CLOSED', 'FILLED', 'CANCELLED'] as const;
export type JdStatus = (typeof JD_STATUSES)[number];
export const JD_PRIORITIES = ['LOW', 'NORMAL', 'HIGH'] as const;
export type JdPriority = (typeof JD_PRIORITIES)[number];
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'CONTRACT_TO_HIRE'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** The details of a candidate that a job may ask of the person who submits one, besides name and mail address. */
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

/** A skill that counts `weight` from 1 (nice to have) to 5 (decides); `minYears` are years with it, if any are asked. */
const skillSchema = z.object({
  name: requiredText('Skill', 60),
  weight: z.int({ error: 'A weight is a whole number from 1 to 5' }).check(z.gte(1), z.lte(5)),
  minYears: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(50)))),
});
export type WeightedSkill = z.output<typeof skillSchema>;

const tags = (label: string, most: number) =>
  z
    .array(z.string().check(...cleanedText(oneLine, 60), z.minLength(1)))
    .check(z.maxLength(most, { error: `At most ${most} ${label}` }));

/** One round of the job: how long, how many required panelists with which skills, and the scorecard they fill. */
const roundSchema = z.object({
  roundNumber: z.int().check(z.gte(1), z.lte(20)),
  name: requiredText('Round', 100),
  durationMinutes: z
    .int({ error: 'A duration is a number of minutes' })
    .check(z.gte(LIMITS.meetingMinMinutes), z.lte(LIMITS.meetingMaxMinutes)),
  requiredCount: z.int().check(z.gte(1), z.lte(10)),
  panelTags: tags('tags', 20),
  scorecard: scorecardField,
});
export type JobRound = z.output<typeof roundSchema>;

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
 * A job description. Money is decimal text; `filled` counts its bookings that are ONBOARDED and `pipeline` those of
 * each status. For a supplier with whom it is shared, `budgetMin` and `budgetMax` are empty unless `showsBudget`, and
 * `hiringManagerEmail`, `sharedWithVendorIds`, `department` and `pipeline` tell nothing of the client's or others'.
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

const years = (label: string) =>
  z.optional(
    z.nullable(
      z
        .number({ error: `${label} is a number of years` })
        .check(
          z.gte(0, { error: `${label} is at least 0 years` }),
          z.lte(80, { error: `${label} is at most 80 years` }),
        ),
    ),
  );

const wholeNumber = (label: string, min: number, max: number) =>
  z
    .int({ error: `${label} is a whole number` })
    .check(
      z.gte(min, { error: `${label} is at least ${min}` }),
      z.lte(max, { error: `${label} is at most ${max}` }),
    );

const jobFields = {
  jdCode: optionalText('Job code', 40),
  clientName: optionalText('Client'),
  department: optionalText('Department', 100),
  description: optionalLines('Description', LIMITS.jobTextMaxLength),
  responsibilities: optionalLines('Responsibilities', LIMITS.jobTextMaxLength),
  mustHaveSkills: z.optional(z.array(skillSchema).check(z.maxLength(30, { error: 'At most 30 skills' }))),
  goodToHaveSkills: z.optional(tags('skills', 30)),
  experienceMin: years('Least experience'),
  experienceMax: years('Most experience'),
  education: optionalLines('Education', 500),
  location: optionalText('Location'),
  workMode: z.optional(z.nullable(z.enum(WORK_MODES))),
  employmentType: z.optional(z.nullable(z.enum(EMPLOYMENT_TYPES))),
  currency: currencyField,
  budgetMin: moneyField('Least budget'),
  budgetMax: moneyField('Most budget'),
  rateUnit: z.optional(z.nullable(z.enum(RATE_UNITS))),
  showsBudget: z.optional(z.boolean()),
  maxNoticeDays: z.optional(z.nullable(wholeNumber('Notice', 0, 365))),
  shiftTimeZone: z.optional(z.nullable(timeZoneField)),
  priority: z.optional(z.enum(JD_PRIORITIES)),
  targetDate: dateField('Target date'),
  hiringManagerName: optionalText('Hiring manager', 100),
  hiringManagerEmail: optionalText('Hiring manager’s email', 254),
  rounds: z.optional(
    z
      .array(roundSchema)
      .check(z.maxLength(LIMITS.jobRoundsMax, { error: `At most ${LIMITS.jobRoundsMax} rounds` })),
  ),
  sharedWithVendorIds: z.optional(z.array(idField).check(z.maxLength(200))),
  maxSubmissionsPerVendor: z.optional(z.nullable(wholeNumber('Submissions per vendor', 1, 1000))),
  submissionRequiredFields: z.optional(z.array(z.enum(SUBMISSION_FIELDS)).check(z.maxLength(100))),
  documents: z.optional(attachmentField),
};

/** A job to be added. It needs a description or a document; the status is OPEN unless said otherwise. */
export const newJobSchema = z.object({
  ...callerFields,
  ...jobFields,
  title: requiredText('Title'),
  openings: wholeNumber('Openings', 1, 10_000),
  jdStatus: z.optional(z.enum(JD_STATUSES)),
});
export type NewJob = z.input<typeof newJobSchema>;

/** What becomes of the open bookings of a job that ends: they stay, or the ones without a meeting yet are called off. */
export const OPEN_BOOKINGS_CHOICES = ['KEEP', 'CANCEL'] as const;

/**
 * Changes to a job; an absent field stays as it is, `documents` are added and `removedDocumentIds` taken away. Ending
 * a job (CLOSED, FILLED, CANCELLED) that has bookings still open needs `openBookings`; without it the answer is
 * INVALID_TRANSITION with `details.openBookings`, their number.
 */
export const jobUpdateSchema = z.object({
  ...callerFields,
  ...jobFields,
  jdId: idField,
  title: z.optional(requiredText('Title')),
  openings: z.optional(wholeNumber('Openings', 1, 10_000)),
  jdStatus: z.optional(z.enum(JD_STATUSES)),
  removedDocumentIds: z.optional(z.array(idField).check(z.maxLength(LIMITS.documentsPerBooking))),
  openBookings: z.optional(z.enum(OPEN_BOOKINGS_CHOICES)),
  version: z.optional(z.int()),
});
export type JobUpdate = z.input<typeof jobUpdateSchema>;

/** What a booking tells of its job to everybody on it, panelists too. */
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
