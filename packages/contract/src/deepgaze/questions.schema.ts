import * as z from 'zod/mini';
import { cleanedText, cleanLines, idField, instantField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What a question asks for. */
export const QUESTION_OPERATIONS = ['FIND', 'COUNT', 'FIELD', 'CARD', 'COMPARE', 'RANK', 'REFUSED'] as const;
export type QuestionOperation = (typeof QUESTION_OPERATIONS)[number];

/**
 * What a filter is about. STAY is the time at one employer and GAP that between two jobs, in years, by the dates of jobs. TEXT is words
 * anywhere in a resume; RESUMES are those of the answer before.
 */
export const FILTER_KINDS = [
  'PERSON',
  'COMPANY',
  'COLLEGE',
  'DEGREE',
  'LOCATION',
  'TITLE',
  'SKILL',
  'SKILL_YEARS',
  'YEARS',
  'GRADUATION_YEAR',
  'NOTICE_PERIOD',
  'STAY',
  'GAP',
  'LANGUAGE',
  'CERTIFICATE',
  'EMAIL',
  'PHONE',
  'LINK',
  'TEXT',
  'RESUMES',
] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/**
 * One condition of the reading. `value` is as people read it; any of the `others` does as well ('Java or Python'). With
 * `atLeast` or `atMost` it is a number of years, for NOTICE_PERIOD of days, for LANGUAGE a level (1 is A1, 6 C2, 7 native); of a COMPANY or TITLE they are the years of the
 * calendar in which the job was, at least in part. `isCurrent` asks that it is of a job that goes on, or, where it is false, of
 * one that ended. `resumeIds` belongs to RESUMES and PERSON alone. `isAbsent`
 * asks for resumes that do not mention it, or without a `value` nothing of its kind, which proves nothing about the person.
 */
export const filterSchema = z.object({
  kind: z.enum(FILTER_KINDS),
  value: z.string().check(z.maxLength(200)),
  others: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(8))),
  isAbsent: z.optional(z.boolean()),
  atLeast: z.optional(z.number()),
  atMost: z.optional(z.number()),
  isCurrent: z.optional(z.boolean()),
  resumeIds: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(2000))),
});
export type Filter = z.infer<typeof filterSchema>;

/** The fields that may be asked about. */
export const ASKED_FIELDS = [
  'EMAIL',
  'PHONE',
  'LINK',
  'LOCATION',
  'COMPANY',
  'TITLE',
  'COLLEGE',
  'DEGREE',
  'GRADUATION_YEAR',
  'SKILL',
  'SKILL_YEARS',
  'YEARS',
  'NOTICE_PERIOD',
  'LANGUAGE',
  'CERTIFICATE',
  'PAY',
] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/**
 * Which job of someone is meant: one that goes on, the newest whether it goes on or not, the newest of those that ended, one
 * that is wanted, or every one.
 */
export const ASKED_JOBS = ['CURRENT', 'LATEST', 'PREVIOUS', 'EXPECTED', 'ALL'] as const;
export type AskedJob = (typeof ASKED_JOBS)[number];

/** One number made of those that resumes state: of a ranking by numbers. */
export const ASKED_FIGURES = ['AVERAGE', 'MEDIAN', 'TOTAL'] as const;
export type AskedFigure = (typeof ASKED_FIGURES)[number];

/**
 * Why a question is refused. JUDGEMENT: an opinion about someone. PROTECTED: what no one may be chosen by, such as age or
 * religion. INFERENCE: what no resume states in so many words. UNCLEAR: nothing in it could be read as a question. SCRIPT: it is
 * in letters whose words are not read. HELP: it asks what can be asked. COURTESY: it only greets or thanks.
 */
export const REFUSALS = [
  'JUDGEMENT',
  'PROTECTED',
  'INFERENCE',
  'UNCLEAR',
  'SCRIPT',
  'HELP',
  'COURTESY',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A reading comes back to be asked again, so what only tells of it is bounded as well. */
const aWord = z.string().check(z.maxLength(LIMITS.questionMaxLength));
/** Twelve conditions of nine values each, in words. */
const LONGEST_READING = 30_000;

/**
 * That a question goes on with the answer before it: among how many resumes it asks, where all conditions of that answer
 * still count, and the question that asks the same of all resumes.
 */
const furtherSchema = z.object({
  among: z.optional(z.int().check(z.gte(0))),
  anew: z.string().check(z.maxLength(LIMITS.questionMaxLength)),
});

/**
 * How a question was read, which is shown and can be changed and asked again. All `filters` have to hold (ALL), one of
 * them (ANY), or as many as possible (MOST). FIELD asks for a `field`, for `otherFields` as well, and for those of one
 * `job` where only that is meant.
 * `words` are what is ranked by; of a ranking by numbers `isLeastFirst` says which end comes first (the shortest notice period and
 * the most years where it does not say), `top` how many are shown, and `figure` which one number is made of all that is stated.
 * `corrected` says which typed word was read as which.
 */
export const interpretationSchema = z.object({
  op: z.enum(QUESTION_OPERATIONS),
  filters: z.array(filterSchema).check(z.maxLength(12)),
  join: z.enum(['ALL', 'ANY', 'MOST']),
  field: z.optional(z.enum(ASKED_FIELDS)),
  otherFields: z.optional(z.array(z.enum(ASKED_FIELDS)).check(z.maxLength(4))),
  job: z.optional(z.enum(ASKED_JOBS)),
  words: z.string().check(z.maxLength(LIMITS.questionMaxLength)),
  isLeastFirst: z.optional(z.boolean()),
  top: z.optional(z.int().check(z.gte(1), z.lte(100))),
  figure: z.optional(z.enum(ASKED_FIGURES)),
  corrected: z.array(z.object({ typed: aWord, readAs: aWord })).check(z.maxLength(LIMITS.questionMaxLength)),
  refusal: z.optional(z.enum(REFUSALS)),
  further: z.optional(furtherSchema),
  /** The reading in words: 'employer is Infosys and city is Pune'. */
  inWords: z.string().check(z.maxLength(LONGEST_READING)),
});
export type Interpretation = z.infer<typeof interpretationSchema>;

/** Words of a resume that prove a row, exactly as they stand in its text from `start` to `end` (UTF-16 units). */
export const evidenceSchema = z.object({
  quote: z.string(),
  page: z.number(),
  start: z.number(),
  end: z.number(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const VERDICTS = ['YES', 'NO', 'UNCLEAR'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * One resume's part of the answer. `fields` are the values that were asked for, by name. YES: a fact says so. UNCLEAR: it
 * is mentioned, or the resume does not say it where it would have to be proved. `note` says what a reader has to know.
 * `alsoIn` names the other zips that were asked about in which the same file lies; it counts once.
 */
export const answerRowSchema = z.object({
  resumeId: z.string(),
  zipId: z.string(),
  documentId: z.nullable(z.string()),
  fileName: z.string(),
  candidateName: z.string(),
  verdict: z.enum(VERDICTS),
  fields: z.record(z.string(), z.array(z.string())),
  evidence: z.array(evidenceSchema),
  note: z.optional(z.string()),
  alsoIn: z.optional(z.array(z.string())),
});
export type AnswerRow = z.infer<typeof answerRowSchema>;

/**
 * RULES: the engine alone. Otherwise a language model, in the own network or outside, restated the question or added
 * sentences, as `notes` say. The rows are the engine's in every case.
 */
export const ANSWER_ENGINES = ['RULES', 'LOCAL_LLM', 'REMOTE_LLM'] as const;

/**
 * An answer. `matched` counts the rows that say YES, `unclear` the rest of `rows`' total; `examined` of `readable`
 * resumes were looked at, `unreadable` files could not be read, `waiting` are not read yet. `notFound` means that nothing
 * in these resumes answers. `suggestions` are questions that can be asked instead or next.
 */
export const answerSchema = z.object({
  interpretation: interpretationSchema,
  notFound: z.boolean(),
  refused: z.boolean(),
  matched: z.number(),
  unclear: z.number(),
  examined: z.number(),
  readable: z.number(),
  unreadable: z.number(),
  waiting: z.number(),
  rows: z.array(answerRowSchema),
  page: z.object({ page: z.number(), pageSize: z.number(), total: z.number() }),
  answer: z.string(),
  notes: z.array(z.string()),
  suggestions: z.array(z.string()),
  engine: z.enum(ANSWER_ENGINES),
  tookMs: z.number(),
});
export type Answer = z.infer<typeof answerSchema>;

/** Long and with its lines, since a job description may be asked; any other question is short (questions.rules.ts). */
const questionText = z
  .string({ error: 'Question is required' })
  .check(
    ...cleanedText(
      cleanLines,
      LIMITS.askedJobMaxLength,
      `Question is longer than ${LIMITS.askedJobMaxLength} characters`,
    ),
    z.minLength(1, { error: 'Question is required', abort: true }),
  );

/**
 * A question about one zip, or about all of them where neither `contextId` nor `zipFileName` is given. `interpretation`
 * asks again with a changed reading. `follows` names the question that 'of those' refers to; without it the last one of
 * the conversation.
 */
export const questionSchema = z.object({
  contextId: z.optional(z.union([z.literal(''), idField])),
  zipFileName: z.optional(z.string().check(z.maxLength(300))),
  question: questionText,
  interpretation: z.optional(interpretationSchema),
  follows: z.optional(idField),
  page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(LIMITS.maxPageSize))),
});
export type Question = z.input<typeof questionSchema>;

/** A question of the conversation with its first page of answer. */
export const askedQuestionSchema = z.object({
  queryId: z.string(),
  contextId: z.nullable(z.string()),
  question: z.string(),
  askedAt: instantField,
  queryResult: z.string(),
  data: answerSchema,
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
