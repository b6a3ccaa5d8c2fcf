import * as z from 'zod/mini';
import { cleanedText, cleanLines, idField, instantField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** The kind of answer a question asks for. */
export const QUESTION_OPERATIONS = ['FIND', 'COUNT', 'FIELD', 'CARD', 'COMPARE', 'RANK', 'REFUSED'] as const;
export type QuestionOperation = (typeof QUESTION_OPERATIONS)[number];

/**
 * What a filter is about. STAY is the time at one employer and GAP the time between two jobs, in years, by the dates of
 * jobs. TEXT matches words anywhere in a resume; RESUMES are those of the previous answer.
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
 * One condition of the interpretation. `value` is human-readable; any of the `others` matches as well ('Java or
 * Python'). `atLeast` and `atMost` are years, but days for NOTICE_PERIOD, a level for LANGUAGE (1 is A1, 6 C2, 7
 * native), and for COMPANY or TITLE the calendar years in which the job was held, at least partly. `isCurrent` requires
 * a job that is ongoing (true) or has ended (false). `resumeIds` is for RESUMES and PERSON only. `isAbsent` matches
 * resumes that do not mention the value, or without a `value` anything of that kind, which proves nothing about the
 * person.
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

/** The fields a question may ask for. */
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
 * Which of a person's jobs is meant: the ongoing one, the newest whether ongoing or not, the newest that ended, the
 * desired one, or all.
 */
export const ASKED_JOBS = ['CURRENT', 'LATEST', 'PREVIOUS', 'EXPECTED', 'ALL'] as const;
export type AskedJob = (typeof ASKED_JOBS)[number];

/** An aggregate of the stated numbers, for a ranking by numbers. */
export const ASKED_FIGURES = ['AVERAGE', 'MEDIAN', 'TOTAL'] as const;
export type AskedFigure = (typeof ASKED_FIGURES)[number];

/**
 * Why a question is refused. JUDGEMENT: an opinion about someone. PROTECTED: a characteristic no one may be selected
 * by, such as age or religion. INFERENCE: something no resume states explicitly. UNCLEAR: not recognizable as a
 * question. SCRIPT: written in an unsupported script. HELP: asks what can be asked. COURTESY: only a greeting or
 * thanks.
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

/** Clients send an interpretation back, so its descriptive fields are bounded as well. */
const aWord = z.string().check(z.maxLength(LIMITS.questionMaxLength));
/** Twelve conditions of nine values each, in words. */
const LONGEST_READING = 30_000;

/**
 * A follow-up question: how many resumes of the previous answer it searches, with that answer's conditions still
 * applied, and the question that asks the same of all resumes.
 */
const furtherSchema = z.object({
  among: z.optional(z.int().check(z.gte(0))),
  anew: z.string().check(z.maxLength(LIMITS.questionMaxLength)),
});

/**
 * How a question was interpreted; it can be shown, changed and asked again. `filters` must all hold (ALL), at least one
 * (ANY), or as many as possible (MOST). FIELD asks for `field` and `otherFields`, of one `job` if only that is meant.
 * `words` are the words ranked by. For a ranking by numbers, `isLeastFirst` gives the direction (by default shortest
 * notice period, most years first), `top` the number shown, and `figure` an aggregate of all stated numbers.
 * `corrected` maps typed words to the words they were read as.
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
  /** The interpretation in words: 'employer is Infosys and city is Pune'. */
  inWords: z.string().check(z.maxLength(LONGEST_READING)),
});
export type Interpretation = z.infer<typeof interpretationSchema>;

/** Words of a resume that prove a row, verbatim from its text at `start` to `end` (UTF-16 code units). */
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
 * One resume's row of the answer. `fields` are the requested values by name. YES: a fact proves it. UNCLEAR: it is only
 * mentioned, or the resume does not state what would prove it. `note` is for the reader. `alsoIn` names the other
 * searched zips that contain the same file, which counts once.
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
 * RULES: the engine alone. Otherwise a language model, on the local network or outside, rephrased the question or added
 * sentences, as listed in `notes`. The rows always come from the engine.
 */
export const ANSWER_ENGINES = ['RULES', 'LOCAL_LLM', 'REMOTE_LLM'] as const;

/**
 * An answer. `matched` counts the rows with YES, `unclear` the others of all `rows`. `examined` of `readable` resumes
 * were checked; `unreadable` files could not be read, `waiting` ones have not been read yet. `notFound` is true if
 * nothing in these resumes answers the question. `suggestions` are questions to ask instead or next.
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

/** Long and with line breaks, since it may be a job description; any other question is short (questions.rules.ts). */
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
 * A question about one zip, or about all of them if neither `contextId` nor `zipFileName` is given. `interpretation`
 * asks again with a changed interpretation. `follows` is the question that 'of those' refers to; the default is the
 * last one of the conversation.
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

/** A question of the conversation with the first page of its answer. */
export const askedQuestionSchema = z.object({
  queryId: z.string(),
  contextId: z.nullable(z.string()),
  question: z.string(),
  askedAt: instantField,
  queryResult: z.string(),
  data: answerSchema,
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
