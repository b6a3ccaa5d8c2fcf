import type { FileAddress } from '#api/fetch-file.ts';

/** Where the file of a resume lies; resumes are always files of the own organization. */
export const getFile = (documentId: string): FileAddress => ({ documentId, url: `/files/${documentId}` });
