import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';

const IMAGE_TYPES = ['image/png', 'image/jpeg'];

type Typed = Pick<DocumentRef, 'contentType'>;

export const isPdf = ({ contentType }: Typed): boolean => contentType === 'application/pdf';
export const isImage = ({ contentType }: Typed): boolean => IMAGE_TYPES.includes(contentType);

/** Whether the page can display the file; others are downloaded. */
export const isReadable = (document: Typed): boolean => isPdf(document) || isImage(document);
