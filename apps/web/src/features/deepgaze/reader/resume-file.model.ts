import type { FileAddress } from '#api/fetch-file.ts';

/** The address of a resume's file; it always belongs to the user's organization. */
export const getFile = (documentId: string): FileAddress => ({ documentId, url: `/files/${documentId}` });
