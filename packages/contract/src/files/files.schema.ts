import * as z from 'zod/mini';

/** A stored file. `size` (bytes) and `sha256` (hex) describe the downloadable bytes; `url` is relative to the API. */
export const storedFileSchema = z.object({
  documentId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
  sha256: z.string(),
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;
