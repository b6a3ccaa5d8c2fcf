import * as z from 'zod/mini';
import { idField, instantField } from '../fields.ts';

/**
 * QUEUED: nothing of it was read yet. PARSING: file by file. READY: every file was read. READY_WITH_ERRORS: some could
 * not be, and say why. FAILED: the zip itself could not be read to its end; `error` says why.
 */
export const ZIP_STATES = ['QUEUED', 'PARSING', 'READY', 'READY_WITH_ERRORS', 'FAILED'] as const;
export type ZipState = (typeof ZIP_STATES)[number];

/**
 * An uploaded zip of resumes, which is one context: `contextId` is its `zipId`. `zipFileName` is unique in an
 * organization; a second upload of a name is kept as 'name (2)'. `size` in bytes. The counters are of files: `total` of
 * those in the zip, `parsed` of those whose text is known, `duplicates` of those that repeat another file of the zip,
 * `failed` of those that could not be read, `flagged` of those with hidden text or words addressed to a machine.
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
  /** Of that job; null where there is none, or none any more. */
  jobTitle: z.nullable(z.string()),
  /** When it is deleted by itself. */
  keptUntil: instantField,
  /** The name of the oldest zip that is there and has the same bytes, where this one came after it. */
  sameAs: z.optional(z.string()),
});
export type Zip = z.infer<typeof zipSchema>;

/** The job that the resumes are looked through for, where there is one. */
export const zipUploadQuerySchema = z.object({ jdId: z.optional(idField) });

/** What a deletion took away; `bytes` of the files themselves. */
export const deletedContextSchema = z.object({
  zips: z.number(),
  resumes: z.number(),
  bytes: z.number(),
  queriesDeleted: z.number(),
});
