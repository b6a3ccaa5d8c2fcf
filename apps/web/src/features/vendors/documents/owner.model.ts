import type { DocumentRef } from '@slotwise/contract/bookings/documents/documents.schema';

/** Whether a file lies with the own organisation; the address of one that does not names where it lies. */
export const isOurs = ({ url }: Pick<DocumentRef, 'url'>): boolean =>
  !new URLSearchParams(url.split('?')[1]).has('owner');
