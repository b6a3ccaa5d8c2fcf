import * as z from 'zod/mini';
import {
  callerFields,
  currencyField,
  dateField,
  emailField,
  idField,
  idText,
  moneyField,
  cleanedText,
  oneLine,
  optionalLines,
  optionalPhoneField,
  optionalText,
  optionalUrlField,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const CTC_PERIODS = ['YEAR', 'MONTH', 'DAY', 'HOUR'] as const;
export type CtcPeriod = (typeof CTC_PERIODS)[number];
export const CANDIDATE_SOURCES = ['VENDOR', 'REFERRAL', 'PORTAL', 'DEEPGAZE', 'DIRECT'] as const;

const wallTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { error: 'Use YYYY-MM-DDTHH:mm' }));

/** A stretch in which the candidate can come; wall times `YYYY-MM-DDTHH:mm` in the given zone. */
export const candidateWindowSchema = z
  .object({ start: wallTime, end: wallTime, timeZone: timeZoneField })
  .check(
    z.refine(({ start, end }) => start < end, { error: 'A time must end after it starts', path: ['end'] }),
  );
export type CandidateWindow = z.infer<typeof candidateWindowSchema>;

/** `totalExperience` and `relevantExperience` are years with one decimal; unknown texts are empty. */
export const candidateDetailsSchema = z.object({
  candidateName: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsApp: z.string(),
  linkedIn: z.string(),
  timeZone: z.nullable(z.string()),
  currentLocation: z.string(),
  preferredLocations: z.array(z.string()),
  willingToRelocate: z.nullable(z.boolean()),
  totalExperience: z.nullable(z.number()),
  relevantExperience: z.nullable(z.number()),
  currentCompany: z.string(),
  currentDesignation: z.string(),
  primarySkills: z.array(z.string()),
  secondarySkills: z.array(z.string()),
  education: z.string(),
  certifications: z.array(z.string()),
  currentCtc: z.string(),
  expectedCtc: z.string(),
  currency: z.string(),
  ctcPeriod: z.nullable(z.enum(CTC_PERIODS)),
  noticePeriodDays: z.nullable(z.number()),
  lastWorkingDay: z.string(),
  offersInHand: z.string(),
  workAuthorization: z.string(),
  source: z.nullable(z.enum(CANDIDATE_SOURCES)),
  resumeDocumentId: z.nullable(z.string()),
  /** When the candidate can come; empty if unknown. */
  availability: z.array(candidateWindowSchema),
});
export type CandidateDetails = z.infer<typeof candidateDetailsSchema>;

const words = (label: string) =>
  z.optional(
    z
      .array(z.string().check(...cleanedText(oneLine, 60, `${label} are at most 60 characters each`)))
      .check(z.maxLength(50, { error: `At most 50 ${label.toLowerCase()}` })),
  );

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

/** Details of a candidate besides name and address; an absent field leaves the value unchanged. */
const profileFields = {
  phone: optionalPhoneField,
  whatsApp: optionalPhoneField,
  linkedIn: optionalUrlField('LinkedIn profile'),
  timeZone: z.optional(z.nullable(timeZoneField)),
  currentLocation: optionalText('Location'),
  preferredLocations: words('Preferred locations'),
  willingToRelocate: z.optional(z.nullable(z.boolean())),
  totalExperience: years('Total experience'),
  relevantExperience: years('Relevant experience'),
  currentCompany: optionalText('Current company'),
  currentDesignation: optionalText('Current designation'),
  primarySkills: words('Skills'),
  secondarySkills: words('Skills'),
  education: optionalText('Education', 500),
  certifications: words('Certifications'),
  currentCtc: moneyField('Current pay'),
  expectedCtc: moneyField('Expected pay'),
  currency: currencyField,
  ctcPeriod: z.optional(z.nullable(z.enum(CTC_PERIODS))),
  noticePeriodDays: z.optional(
    z.nullable(
      z
        .int({ error: 'Notice period is a whole number of days' })
        .check(z.gte(0), z.lte(730, { error: 'Notice period is at most 730 days' })),
    ),
  ),
  lastWorkingDay: dateField('Last working day'),
  offersInHand: optionalLines('Offers in hand', 500),
  workAuthorization: optionalText('Work authorization'),
  source: z.optional(z.nullable(z.enum(CANDIDATE_SOURCES))),
  resumeDocumentId: z.optional(z.nullable(idText(64))),
  availability: z.optional(
    z
      .array(candidateWindowSchema)
      .check(
        z.maxLength(LIMITS.candidateWindowsMax, { error: `At most ${LIMITS.candidateWindowsMax} times` }),
      ),
  ),
};

/** The candidate of a meeting to be scheduled. */
export const newCandidateSchema = z.object({
  candidateName: requiredText('Candidate name'),
  email: emailField('Candidate email', 'Invalid email address'),
  ...profileFields,
});

/** Changes to a candidate's details; an absent field leaves the value unchanged. */
export const candidatePatchSchema = z.object({
  candidateName: z.optional(requiredText('Candidate name')),
  email: z.optional(emailField('Candidate email', 'Invalid email address')),
  ...profileFields,
});
export type CandidatePatch = z.output<typeof candidatePatchSchema>;

export const candidateChangeSchema = z.object({
  ...callerFields,
  bookingId: idField,
  candidateDetails: candidatePatchSchema,
  version: z.optional(z.int()),
});
