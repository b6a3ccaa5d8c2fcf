import * as endpoints from '@slotwise/contract/booking-parts/documents.endpoints';
import type { DocumentKind, Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { stripBooking } from '../booking-payload.model.ts';
import { runAndStay } from '../bookings.actions.ts';
import type { ViewedBooking } from '../bookings.slice.ts';

export type Attachment = { documentId: string; kind: DocumentKind; visibility: Visibility };

/** Adds uploaded files to the booking's documents. */
export const attachDocuments = (booking: ViewedBooking, added: Attachment[]) =>
  runAndStay({
    messages: BOOKING_MESSAGES.documents,
    call: () =>
      callApi(endpoints.attachDocuments, {
        body: { ...stripBooking(booking), documents: [...booking.documents, ...added] },
      }),
  });

/** Removes one file from the booking. */
export const removeDocument = (booking: ViewedBooking, documentId: string) =>
  runAndStay({
    messages: BOOKING_MESSAGES.removeDocument,
    call: () =>
      callApi(endpoints.attachDocuments, {
        body: {
          ...stripBooking(booking),
          documents: booking.documents.filter((document) => document.documentId !== documentId),
          removedDocumentIds: [documentId],
        },
      }),
  });
