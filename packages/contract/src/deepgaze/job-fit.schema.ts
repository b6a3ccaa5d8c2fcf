import * as z from 'zod/mini';
import { idField, optionalLines } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { evidenceSchema, filterSchema } from './questions.schema.ts';

/** What a job's condition may be about: anything a resume states, but not a person. */
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
 * One condition of a job, must-have or nice-to-have. `words` are its source words in the job description; empty if it
 * was added by hand.
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
 * Why part of a job description is not a condition. PROTECTED: a characteristic no one may be selected by. PAY: resumes
 * rarely state it. TRAIT: a quality that no resume proves. UNREAD: not understood. MORE: over the maximum number of
 * conditions.
 */
export const JOB_LEFT_OUT = ['PROTECTED', 'PAY', 'TRAIT', 'UNREAD', 'MORE'] as const;
export type JobLeftOut = (typeof JOB_LEFT_OUT)[number];

/** How a job description was parsed: its conditions in order, and other words that may matter. */
export const jobReadingSchema = z.object({
  title: z.string(),
  conditions: z.array(jobConditionSchema),
  leftOut: z.array(z.object({ why: z.enum(JOB_LEFT_OUT), words: z.string() })),
});
export type JobReading = z.infer<typeof jobReadingSchema>;

const text = optionalLines('Job description', LIMITS.jobTextMaxLength);

/** A job description as text, or one of the organization's own jobs; for one zip, or for all without `contextId`. */
export const jobToReadSchema = z.object({
  contextId: z.optional(z.union([z.literal(''), idField])),
  jdId: z.optional(idField),
  text,
});
export type JobToRead = z.input<typeof jobToReadSchema>;

/** Conditions to match resumes against; ties are ranked by similarity to `text`. */
export const jobToMatchSchema = z.object({
  contextId: z.optional(z.union([z.literal(''), idField])),
  text,
  conditions: z.array(jobConditionSchema).check(z.minLength(1), z.maxLength(LIMITS.jobConditionsMax)),
  page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(LIMITS.maxPageSize))),
});
export type JobToMatch = z.input<typeof jobToMatchSchema>;

/**
 * How a resume meets a condition. YES: a fact or a list proves it. UNCLEAR: mentioned, or inferred from dates only.
 * OTHERWISE: a different place, different years or a longer notice is stated. NOT_STATED: not mentioned anywhere in the
 * text.
 */
export const FIT_VERDICTS = ['YES', 'UNCLEAR', 'OTHERWISE', 'NOT_STATED'] as const;
export type FitVerdict = (typeof FIT_VERDICTS)[number];

/** One cell: the resume's verdict on the condition at the same index, with its words. */
export const fitCellSchema = z.object({
  verdict: z.enum(FIT_VERDICTS),
  note: z.string(),
  evidence: z.array(evidenceSchema),
});
export type FitCell = z.infer<typeof fitCellSchema>;

/** How many conditions are met (YES) or unclear (UNCLEAR), of how many asked. */
const countSchema = z.object({ met: z.number(), unclear: z.number(), asked: z.number() });
export type FitCount = z.infer<typeof countSchema>;

/**
 * One resume matched against a job. `pay` lists its lines about expected or current pay; they are never used for search
 * or ranking.
 */
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

/** `refused` are the indexes of conditions no one may be selected by; they are not evaluated and their cells are empty. */
export const jobMatchSchema = z.object({
  rows: z.array(fitRowSchema),
  page: z.object({ page: z.number(), pageSize: z.number(), total: z.number() }),
  /** How many of all examined resumes meet each condition. */
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

/** An open job matched against a resume. */
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

/**
 * The open jobs a resume fits, most conditions met first. `left` is the number of open jobs not checked because there
 * are too many.
 */
export const fittingJobsSchema = z.object({ jobs: z.array(fittingJobSchema), left: z.number() });
export type FittingJobs = z.infer<typeof fittingJobsSchema>;
