import * as z from 'zod/mini';
import { RATE_UNITS, WORK_MODES } from '../booking-parts/resources.schema.ts';
import { EMPLOYMENT_TYPES } from '../job-descriptions/job-descriptions.schema.ts';

/**
 * Values for a job's fields extracted from a file, to be checked before saving; empty or null if the file has none.
 * Experience is in years, notice in days, money decimal text. `currency` is a three-letter code, or the sign as found.
 */
export const filledJobSchema = z.object({
  title: z.string(),
  clientName: z.string(),
  department: z.string(),
  jdCode: z.string(),
  hiringManagerName: z.string(),
  openings: z.nullable(z.number()),
  workMode: z.nullable(z.enum(WORK_MODES)),
  employmentType: z.nullable(z.enum(EMPLOYMENT_TYPES)),
  budgetMin: z.string(),
  budgetMax: z.string(),
  currency: z.string(),
  rateUnit: z.nullable(z.enum(RATE_UNITS)),
  description: z.string(),
  responsibilities: z.string(),
  mustHaveSkills: z.array(z.object({ name: z.string(), minYears: z.nullable(z.number()) })),
  goodToHaveSkills: z.array(z.string()),
  experienceMin: z.nullable(z.number()),
  experienceMax: z.nullable(z.number()),
  education: z.string(),
  location: z.string(),
  maxNoticeDays: z.nullable(z.number()),
});
export type FilledJob = z.infer<typeof filledJobSchema>;
