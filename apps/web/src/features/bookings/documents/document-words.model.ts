import type { DocumentKind, DocumentRef } from '@slotwise/contract/bookings/documents/documents.schema';

export const KIND_WORDS: Record<DocumentKind, string> = {
  RESUME: 'Resume',
  ID: 'Identity document',
  OFFER: 'Offer',
  RTR: 'Right to represent',
  JD: 'Job description',
  SCORECARD: 'Scorecard',
  OTHER: 'Other',
};

const IMAGE_TYPES = ['image/png', 'image/jpeg'];

type Typed = Pick<DocumentRef, 'contentType'>;

export const isPdf = ({ contentType }: Typed): boolean => contentType === 'application/pdf';
export const isImage = ({ contentType }: Typed): boolean => IMAGE_TYPES.includes(contentType);

/** Whether the page can show what is in the file; all others are downloaded. */
export const isReadable = (document: Typed): boolean => isPdf(document) || isImage(document);
