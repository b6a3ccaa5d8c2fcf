import { isFailure } from '@slotwise/contract/failures';
import { uploadFile as uploadEndpoint, uploadRawFile } from '@slotwise/contract/files/files.endpoints';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { startDownload, type FileAddress } from '#api/fetch-file.ts';
import { CANCELLED, uploadFile, type UploadOptions } from '#api/upload-file.ts';
import { reportFailure } from './report-failure.ts';

/** Uploads a file to attach to a record; a refusal is shown in a toast as well as at the file. */
export async function uploadDocument(file: File, options: UploadOptions) {
  const response = await uploadFile(uploadEndpoint, {}, file, options);
  if (isFailure(response) && response.code !== CANCELLED) reportFailure(BOOKING_MESSAGES.documents, response);
  return response;
}

/** Uploads the raw bytes of a file that is read right afterwards; a refusal is shown at the file. */
export const uploadBytes = (file: File, options: UploadOptions) =>
  uploadFile(uploadRawFile, { query: { fileName: file.name } }, file, options);

/** Lets the browser save a file; only a refusal needs a toast, since the browser shows the download itself. */
export async function downloadDocument(file: FileAddress) {
  const failure = await startDownload(file);
  if (failure) reportFailure(BOOKING_MESSAGES.download, failure);
  return failure;
}
