import * as z from 'zod/mini';
import { idField, instantField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const DOCUMENT_KINDS = ['RESUME', 'ID', 'OFFER', 'RTR', 'JD', 'SCORECARD', 'OTHER'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** INTERNAL stays within the organization; SHARED is also visible to the vendor who submitted the candidate. */
export const VISIBILITIES = ['INTERNAL', 'SHARED'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * A file on a record. `version` counts the files of the same name and kind; `isOurs` is true if the reader's
 * organization stores it.
 */
export const documentRefSchema = z.object({
  documentId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
  sha256: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  visibility: z.enum(VISIBILITIES),
  version: z.number(),
  uploadedBy: z.string(),
  uploadedAt: instantField,
  isOurs: z.boolean(),
  url: z.string(),
});
export type DocumentRef = z.infer<typeof documentRefSchema>;

/** An uploaded file to attach to a booking. */
export const attachmentField = z
  .array(
    z.object({
      documentId: idField,
      kind: z.optional(z.enum(DOCUMENT_KINDS)),
      visibility: z.optional(z.enum(VISIBILITIES)),
    }),
  )
  .check(
    z.maxLength(LIMITS.documentsPerBooking, {
      error: `At most ${LIMITS.documentsPerBooking} documents`,
    }),
  );
