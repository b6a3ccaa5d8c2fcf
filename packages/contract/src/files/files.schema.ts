import * as z from 'zod/mini';

/** A file the server keeps. `size` in bytes and `sha256` (hex) are of what it hands out; `url` stands under the API. */
export const storedFileSchema = z.object({
  documentId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
  sha256: z.string(),
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;
