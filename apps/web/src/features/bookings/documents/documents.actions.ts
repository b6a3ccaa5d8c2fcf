import * as endpoints from '@slotwise/contract/bookings/documents/documents.endpoints';
import type { DocumentKind, Visibility } from '@slotwise/contract/bookings/documents/documents.schema';
import { isFailure } from '@slotwise/contract/failures';
import { uploadFile as uploadEndpoint } from '@slotwise/contract/files/files.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { startDownload } from '#api/fetch-file.ts';
import { uploadFile } from '#api/upload-file.ts';
import { reportFailure } from '#feedback/report-failure.ts';
import { stripBooking } from '../booking-payload.model.ts';
import { runAndStay } from '../bookings.actions.ts';
import type { ViewedBooking } from '../bookings.slice.ts';

type UploadOptions = Parameters<typeof uploadFile>[3];
export type Attachment = { documentId: string; kind: DocumentKind; visibility: Visibility };

/** Uploads a file that is to hang on a meeting or a scorecard; a refusal is said in a toast as well as at the file. */
export async function uploadDocument(file: File, options: UploadOptions) {
  const response = await uploadFile(uploadEndpoint, {}, file, options);
  if (isFailure(response) && response.code !== 'CANCELLED')
    reportFailure(MESSAGES.bookings.documents, response);
  return response;
}

/** Hangs uploaded files on the booking beside those that are there. */
export const attachDocuments = (booking: ViewedBooking, added: Attachment[]) =>
  runAndStay({
    bookingId: booking.bookingId,
    messages: MESSAGES.bookings.documents,
    call: () =>
      callApi(endpoints.attachDocuments, {
        body: { ...stripBooking(booking), documents: [...booking.documents, ...added] },
      }),
  });

/** Takes one file away from the booking. */
export const removeDocument = (booking: ViewedBooking, documentId: string) =>
  runAndStay({
    bookingId: booking.bookingId,
    messages: MESSAGES.bookings.removeDocument,
    call: () =>
      callApi(endpoints.attachDocuments, {
        body: {
          ...stripBooking(booking),
          documents: booking.documents.filter((document) => document.documentId !== documentId),
          removedDocumentIds: [documentId],
        },
      }),
  });

/** Lets the browser save a file; only a refusal is worth a toast, since the browser shows the download itself. */
export async function downloadDocument(documentId: string) {
  const failure = await startDownload(documentId);
  if (failure) reportFailure(MESSAGES.bookings.download, failure);
  return failure;
}
