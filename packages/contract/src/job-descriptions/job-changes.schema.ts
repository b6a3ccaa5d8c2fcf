import * as z from 'zod/mini';
import { attachmentField } from '../booking-parts/documents.schema.ts';
import { scorecardField } from '../booking-parts/feedback.schema.ts';
import { RATE_UNITS, WORK_MODES } from '../booking-parts/resources.schema.ts';
import {
  callerFields,
  currencyField,
  dateField,
  idField,
  keyText,
  moneyField,
  cleanedText,
  oneLine,
  optionalLines,
  optionalText,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import {
  EMPLOYMENT_TYPES,
  JD_PRIORITIES,
  JD_STATUSES,
  SUBMISSION_FIELDS,
} from './job-descriptions.schema.ts';

/** A skill; `weight` is its importance from 1 (nice to have) to 5 (decisive), `minYears` the years with it, if required. */
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

/** A round of the job: its length, the required panelists and their skills, and the scorecard they fill in. */
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
  hiringManagerEmail: z.optional(keyText(254, 'Hiring manager’s email is longer than 254 characters')),
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

/** A new job. It needs a description or a document; the status defaults to OPEN. */
export const newJobSchema = z.object({
  ...callerFields,
  ...jobFields,
  title: requiredText('Title'),
  openings: wholeNumber('Openings', 1, 10_000),
  jdStatus: z.optional(z.enum(JD_STATUSES)),
});
export type NewJob = z.input<typeof newJobSchema>;

/** What happens to a job's open bookings when it ends: they stay, or those without a meeting yet are cancelled. */
export const OPEN_BOOKINGS_CHOICES = ['KEEP', 'CANCEL'] as const;

/**
 * Changes to a job. An absent field stays unchanged; `documents` are added and `removedDocumentIds` removed. Ending a
 * job (CLOSED, FILLED, CANCELLED) with open bookings requires `openBookings`; without it, the error is
 * INVALID_TRANSITION with their number in `details.openBookings`.
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
