import * as z from 'zod/mini';
import { candidateDetailsSchema } from '../booking-parts/candidate.schema.ts';
import { instantField } from '../fields.ts';
import { BOOKING_STATUSES } from '../booking-parts/life.schema.ts';

/**
 * The outcome for a file. NO_TEXT: a scan, or empty. PASSWORD: encrypted. NESTED: an archive inside the zip, which is
 * not opened. DUPLICATE: the same bytes as another file of the zip, whose resume counts once. HARMFUL: the virus
 * scanner found something.
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

/** Filters of a list: one state, or UNREAD for every file that could not be read, whatever the cause. */
export const LISTED_STATES = [...PARSE_STATES, 'UNREAD'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/**
 * Warnings for the resume's reader. HIDDEN_TEXT: words too small, too faint or off the page, which are ignored.
 * ADDRESSED_TO_MACHINES: instructions to a machine, which are not followed. READ_BY_OCR: recognized from an image and
 * may be wrong. OTHER_LANGUAGE: only names, emails, phones and plain words are understood. COLUMNS_MIXED: lines of
 * columns may be in the wrong order.
 */
export const RESUME_FLAGS = [
  'HIDDEN_TEXT',
  'ADDRESSED_TO_MACHINES',
  'READ_BY_OCR',
  'OTHER_LANGUAGE',
  'COLUMNS_MIXED',
] as const;
export type ResumeFlag = (typeof RESUME_FLAGS)[number];

/** Where the name was found; the file name is the last resort. */
export const NAME_SOURCES = ['TEXT', 'EMAIL', 'FILE_NAME'] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

/** `statedYears` is what the resume states, `computedYears` the union of its dated jobs; one decimal. */
export const resumeSchema = z.object({
  resumeId: z.string(),
  zipId: z.string(),
  fileName: z.string(),
  path: z.string(),
  size: z.number(),
  /** The file itself, for `GET /files/{documentId}`; null if it was not stored. */
  documentId: z.nullable(z.string()),
  contentType: z.string(),
  candidateName: z.string(),
  nameSource: z.nullable(z.enum(NAME_SOURCES)),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  /** `statedYears` if stated, otherwise `computedYears`. */
  totalExperience: z.nullable(z.number()),
  statedYears: z.nullable(z.number()),
  computedYears: z.nullable(z.number()),
  skills: z.array(z.string()),
  education: z.string(),
  /** In the resume's words, which may name a date: '60 days', 'Available from 1 February 2027'. */
  noticePeriod: z.string(),
  /** Counted from the day the file was written. */
  noticePeriodDays: z.nullable(z.number()),
  lastCompany: z.string(),
  lastTitle: z.string(),
  pages: z.number(),
  /** ISO 639-1, or empty. */
  language: z.string(),
  parseState: z.enum(PARSE_STATES),
  reason: z.optional(z.string()),
  /** The resume that counts instead of this duplicate. */
  duplicateOf: z.optional(z.string()),
  flags: z.array(z.enum(RESUME_FLAGS)),
  /** Bookings of a candidate with the same email or phone that the caller may see. */
  existingBookings: z.array(
    z.object({ bookingId: z.string(), bookingStatus: z.enum(BOOKING_STATUSES), startTime: instantField }),
  ),
});
export type Resume = z.infer<typeof resumeSchema>;

/** NOTICE: shortest notice period first. In every order, resumes without the value come last. */
export const RESUME_SORTS = ['FILE', 'NAME', 'EXPERIENCE', 'LOCATION', 'NOTICE'] as const;

/** A range of a resume's text: `start` and `end` (exclusive) in UTF-16 code units of the full text. */
export const stretchSchema = z.object({ start: z.number(), end: z.number() });

/** What the engine extracted, with its source range. A range's `from` and `to` are months, `YYYY-MM`. */
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
 * One resume with its full text and the facts extracted from it. Page n runs from `pageStarts[n - 1]` to the next
 * start. It is shown as plain text; nothing in it is executed or followed.
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
  /** Words that are invisible when the file is opened; not part of `text`. */
  hidden: z.array(z.object({ page: z.number(), text: z.string() })),
  /** Ranges of `text` that are instructions to a machine. */
  addressedToMachines: z.array(stretchSchema),
});
export type ResumeText = z.infer<typeof resumeTextSchema>;

/** The source of a prefilled candidate's value. */
export const provenanceSchema = z.object({ quote: z.string(), page: z.number() });

/**
 * A candidate to schedule, prefilled from a resume. `fieldProvenance` has an entry for each field found, under its name
 * in `candidateDetails`. The resume file is copied, so it survives deletion of the zip.
 */
export const resumeCandidateSchema = z.object({
  candidateDetails: candidateDetailsSchema,
  fieldProvenance: z.record(z.string(), provenanceSchema),
  resume: z.object({ documentId: z.string(), fileName: z.string(), size: z.number() }),
  jdId: z.nullable(z.string()),
});
export type ResumeCandidate = z.infer<typeof resumeCandidateSchema>;
