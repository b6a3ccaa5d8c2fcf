import * as z from 'zod/mini';
import { candidateDetailsSchema } from '../booking-parts/candidate.schema.ts';
import { instantField } from '../fields.ts';
import { BOOKING_STATUSES } from '../booking-parts/life.schema.ts';

/**
 * What became of a file. NO_TEXT: a scan, or empty. PASSWORD: encrypted. NESTED: an archive inside the zip, which is not
 * opened. DUPLICATE: the same bytes as another file of the zip, whose resume counts once. HARMFUL: the virus scanner found
 * something.
 */
export const PARSE_STATES = [
  'QUEUED',
  'OK',
  'NO_TEXT',
  'PASSWORD',
  'UNSUPPORTED',
  'TOO_BIG',
  'CORRUPT',
  'TIMEOUT',
  'NESTED',
  'DUPLICATE',
  'HARMFUL',
] as const;
export type ParseState = (typeof PARSE_STATES)[number];

/** What a list may be narrowed to: one state, or UNREAD, every file that could not be read whatever the cause. */
export const LISTED_STATES = [...PARSE_STATES, 'UNREAD'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/**
 * What a reader of the resume should know. HIDDEN_TEXT: words too small, too faint or off the page, which count nowhere.
 * ADDRESSED_TO_MACHINES: words that tell a machine what to do, which no one obeys. READ_BY_OCR: the words were recognised
 * in a picture and may be wrong. OTHER_LANGUAGE: only names, mails, phones and plain words are understood.
 * COLUMNS_MIXED: lines of columns may stand in the wrong order.
 */
export const RESUME_FLAGS = [
  'HIDDEN_TEXT',
  'ADDRESSED_TO_MACHINES',
  'READ_BY_OCR',
  'OTHER_LANGUAGE',
  'COLUMNS_MIXED',
] as const;
export type ResumeFlag = (typeof RESUME_FLAGS)[number];

/** Where the name was found. A file name is the last resort. */
export const NAME_SOURCES = ['TEXT', 'EMAIL', 'FILE_NAME'] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

/** `statedYears` is what the resume says of itself, `computedYears` the union of its dated jobs; one decimal. */
export const resumeSchema = z.object({
  resumeId: z.string(),
  zipId: z.string(),
  fileName: z.string(),
  path: z.string(),
  size: z.number(),
  /** The file itself, for `GET /files/{documentId}`; null where it was not kept. */
  documentId: z.nullable(z.string()),
  contentType: z.string(),
  candidateName: z.string(),
  nameSource: z.nullable(z.enum(NAME_SOURCES)),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  /** What is stated, else what is computed. */
  totalExperience: z.nullable(z.number()),
  statedYears: z.nullable(z.number()),
  computedYears: z.nullable(z.number()),
  skills: z.array(z.string()),
  education: z.string(),
  /** In the words of the resume, which may name a day: '60 days', 'Available from 1 February 2027'. */
  noticePeriod: z.string(),
  /** Counted from the day on which the file was written. */
  noticePeriodDays: z.nullable(z.number()),
  lastCompany: z.string(),
  lastTitle: z.string(),
  pages: z.number(),
  /** ISO 639-1, or empty. */
  language: z.string(),
  parseState: z.enum(PARSE_STATES),
  reason: z.optional(z.string()),
  /** The resume that counts in its place. */
  duplicateOf: z.optional(z.string()),
  flags: z.array(z.enum(RESUME_FLAGS)),
  /** Meetings of a candidate with the same mail or phone, as far as the caller may see them. */
  existingBookings: z.array(
    z.object({ bookingId: z.string(), bookingStatus: z.enum(BOOKING_STATUSES), startTime: instantField }),
  ),
});
export type Resume = z.infer<typeof resumeSchema>;

/** NOTICE: the shortest notice period first. What a resume does not state stands last in every order. */
export const RESUME_SORTS = ['FILE', 'NAME', 'EXPERIENCE', 'LOCATION', 'NOTICE'] as const;

/** One stretch of a resume's text: `start` and `end` count UTF-16 units of the whole text, `end` excluded. */
export const stretchSchema = z.object({ start: z.number(), end: z.number() });

/** What the engine understood, with the place that says so. `from` and `to` of a range are months, `YYYY-MM`. */
export const FACT_KINDS = [
  'NAME',
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
  'STATED_YEARS',
  'RANGE',
  'NOTICE_PERIOD',
  'LANGUAGE',
  'CERTIFICATE',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export const SECTION_KINDS = [
  'HEADER',
  'SUMMARY',
  'SKILLS',
  'EXPERIENCE',
  'PROJECTS',
  'EDUCATION',
  'CERTIFICATES',
  'OTHER',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/**
 * One resume as it is read next to the questions: the whole text, page by page, and what was understood of it. The text of
 * page n runs from `pageStarts[n - 1]` to the next start; it is shown as plain text and nothing in it is followed.
 */
export const resumeTextSchema = z.object({
  resume: resumeSchema,
  text: z.string(),
  pageStarts: z.array(z.number()),
  sections: z.array(z.object({ kind: z.enum(SECTION_KINDS), start: z.number(), end: z.number() })),
  facts: z.array(
    z.object({
      kind: z.enum(FACT_KINDS),
      value: z.string(),
      number: z.optional(z.number()),
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      page: z.number(),
      start: z.number(),
      end: z.number(),
    }),
  ),
  /** Words that no one sees who opens the file and that are not in `text`. */
  hidden: z.array(z.object({ page: z.number(), text: z.string() })),
  /** Stretches of `text` that tell a machine what to do. */
  addressedToMachines: z.array(stretchSchema),
});
export type ResumeText = z.infer<typeof resumeTextSchema>;

/** Where a value of the prefilled candidate comes from. */
export const provenanceSchema = z.object({ quote: z.string(), page: z.number() });

/**
 * A candidate to schedule, filled in from a resume. `fieldProvenance` has an entry for each field that was found, under
 * its name in `candidateDetails`; the resume itself is copied, so that it stays when the zip is deleted.
 */
export const resumeCandidateSchema = z.object({
  candidateDetails: candidateDetailsSchema,
  fieldProvenance: z.record(z.string(), provenanceSchema),
  resume: z.object({ documentId: z.string(), fileName: z.string(), size: z.number() }),
  jdId: z.nullable(z.string()),
});
export type ResumeCandidate = z.infer<typeof resumeCandidateSchema>;
