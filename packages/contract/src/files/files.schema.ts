import * as z from 'zod/mini';

/** The names of files that are taken, by their ends; what is inside has to agree. */
export const FILE_EXTENSIONS = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt', 'png', 'jpg', 'jpeg'] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];

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
