import * as z from 'zod/mini';
import { idField, optionalLines } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { evidenceSchema, filterSchema } from './questions.schema.ts';

/** What a condition of a job may be about: what a resume states, and no person. */
export const JOB_FILTER_KINDS = [
  'SKILL',
  'SKILL_YEARS',
  'TITLE',
  'YEARS',
  'LOCATION',
  'NOTICE_PERIOD',
  'DEGREE',
  'CERTIFICATE',
  'LANGUAGE',
  'TEXT',
] as const;
export type JobFilterKind = (typeof JOB_FILTER_KINDS)[number];

/**
 * One condition of a job: a must-have or a nice-to-have. `words` are those of the job description that it comes from; empty
 * where someone added it.
 */
export const jobConditionSchema = z.object({
  filter: z.extend(z.omit(filterSchema, { resumeIds: true, isAbsent: true, isCurrent: true }), {
    kind: z.enum(JOB_FILTER_KINDS),
  }),
  isMust: z.boolean(),
  words: z.string().check(z.maxLength(LIMITS.jobWordsMaxLength)),
});
export type JobCondition = z.infer<typeof jobConditionSchema>;

/**
 * Why words of a job description are no condition. PROTECTED: what no one may be chosen by. PAY: resumes hardly state any.
 * TRAIT: a quality that no resume proves. UNREAD: it could not be understood. MORE: there were too many conditions already.
 */
export const JOB_LEFT_OUT = ['PROTECTED', 'PAY', 'TRAIT', 'UNREAD', 'MORE'] as const;
export type JobLeftOut = (typeof JOB_LEFT_OUT)[number];

/** How a job description was read: its conditions in its own order, and its other words that may matter. */
export const jobReadingSchema = z.object({
  title: z.string(),
  conditions: z.array(jobConditionSchema),
  leftOut: z.array(z.object({ why: z.enum(JOB_LEFT_OUT), words: z.string() })),
});
export type JobReading = z.infer<typeof jobReadingSchema>;

const text = optionalLines('Job description', LIMITS.jobTextMaxLength);

/** A job description as text, or one of the own organization's jobs; about one zip, or all where no `contextId` is given. */
export const jobToReadSchema = z.object({
  contextId: z.optional(z.union([z.literal(''), idField])),
  jdId: z.optional(idField),
  text,
});
export type JobToRead = z.input<typeof jobToReadSchema>;

/** Conditions to hold resumes against; where as many are met, the nearest to the words of `text` comes first. */
export const jobToMatchSchema = z.object({
  contextId: z.optional(z.union([z.literal(''), idField])),
  text,
  conditions: z.array(jobConditionSchema).check(z.minLength(1), z.maxLength(LIMITS.jobConditionsMax)),
  page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(LIMITS.maxPageSize))),
});
export type JobToMatch = z.input<typeof jobToMatchSchema>;

/**
 * What a resume says to one condition. YES: a fact or a list says so. UNCLEAR: it is mentioned, or follows from dates alone.
 * OTHERWISE: another place, other years, or a longer notice is stated. NOT_STATED: nothing of it stands in the whole text.
 */
export const FIT_VERDICTS = ['YES', 'UNCLEAR', 'OTHERWISE', 'NOT_STATED'] as const;
export type FitVerdict = (typeof FIT_VERDICTS)[number];

/** One cell: what a resume says to the condition at the same place, and its words. */
export const fitCellSchema = z.object({
  verdict: z.enum(FIT_VERDICTS),
  note: z.string(),
  evidence: z.array(evidenceSchema),
});
export type FitCell = z.infer<typeof fitCellSchema>;

/** How many conditions are met (YES), and how many may be (UNCLEAR), of how many. */
const countSchema = z.object({ met: z.number(), unclear: z.number(), asked: z.number() });
export type FitCount = z.infer<typeof countSchema>;

/** One resume held against a job. `pay` are the lines that state what it asks for or earns; no one is found or ranked by them. */
export const fitRowSchema = z.object({
  resumeId: z.string(),
  zipId: z.string(),
  documentId: z.nullable(z.string()),
  fileName: z.string(),
  candidateName: z.string(),
  must: countSchema,
  nice: countSchema,
  cells: z.array(fitCellSchema),
  pay: z.array(evidenceSchema),
  alsoIn: z.optional(z.array(z.string())),
});
export type FitRow = z.infer<typeof fitRowSchema>;

/** `refused` are places of conditions that no one may be chosen by; they were not looked for, and their cells say nothing. */
export const jobMatchSchema = z.object({
  rows: z.array(fitRowSchema),
  page: z.object({ page: z.number(), pageSize: z.number(), total: z.number() }),
  /** Of all resumes that were looked at, how many meet each condition. */
  metBy: z.array(z.number()),
  refused: z.array(z.number()),
  examined: z.number(),
  readable: z.number(),
  unreadable: z.number(),
  waiting: z.number(),
  notes: z.array(z.string()),
  tookMs: z.number(),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

/** One open job that a resume was held against. */
export const fittingJobSchema = z.object({
  jdId: z.string(),
  title: z.string(),
  clientName: z.string(),
  location: z.string(),
  must: countSchema,
  nice: countSchema,
  conditions: z.array(jobConditionSchema),
  cells: z.array(fitCellSchema),
});
export type FittingJob = z.infer<typeof fittingJobSchema>;

/** The open jobs that a resume fits, most conditions met first; `left` open jobs were not looked at, since there are too many. */
export const fittingJobsSchema = z.object({ jobs: z.array(fittingJobSchema), left: z.number() });
export type FittingJobs = z.infer<typeof fittingJobsSchema>;
