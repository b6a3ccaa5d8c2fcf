import * as z from 'zod/mini';
import { idField, instantField } from '../fields.ts';

/**
 * QUEUED: nothing read yet. PARSING: being read, file by file. READY: every file was read. READY_WITH_ERRORS: some
 * files could not be read, each with its reason. FAILED: the zip itself could not be read completely; see `error`.
 */
export const ZIP_STATES = ['QUEUED', 'PARSING', 'READY', 'READY_WITH_ERRORS', 'FAILED'] as const;
export type ZipState = (typeof ZIP_STATES)[number];

/**
 * An uploaded zip of resumes, which is one context: `contextId` is its `zipId`. `zipFileName` is unique in an
 * organization; a second upload of the same name is stored as 'name (2)'. `size` is in bytes. The counters are numbers
 * of files: `total` in the zip, `parsed` with known text, `duplicates` of another file in the zip, `failed` unreadable,
 * `flagged` with hidden text or instructions to a machine.
 */
export const zipSchema = z.object({
  zipId: z.string(),
  contextId: z.string(),
  zipFileName: z.string(),
  size: z.number(),
  uploadedAt: instantField,
  uploadedBy: z.string(),
  state: z.enum(ZIP_STATES),
  error: z.optional(z.string()),
  total: z.number(),
  parsed: z.number(),
  failed: z.number(),
  duplicates: z.number(),
  flagged: z.number(),
  jdId: z.nullable(z.string()),
  /** The title of that job; null if there is none or it no longer exists. */
  jobTitle: z.nullable(z.string()),
  /** When it is deleted automatically. */
  keptUntil: instantField,
  /** The name of the oldest existing zip with the same bytes, if this one was uploaded later. */
  sameAs: z.optional(z.string()),
});
export type Zip = z.infer<typeof zipSchema>;

/** The job the resumes are screened for, if any. */
export const zipUploadQuerySchema = z.object({ jdId: z.optional(idField) });

/** What was deleted; `bytes` is the size of the files. */
export const deletedContextSchema = z.object({
  zips: z.number(),
  resumes: z.number(),
  bytes: z.number(),
  queriesDeleted: z.number(),
});
