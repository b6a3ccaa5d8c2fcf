import type { Endpoint, RequestOf } from '@slotwise/contract/endpoint';
import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { getRaw } from '#api/get-raw.ts';
import { noAnswer } from '#api/request.ts';
import { reportFailure } from './report-failure.ts';

/** Lets the browser save a list as a CSV file; a refusal is told in a toast. */
export async function exportCsv<E extends Endpoint>(endpoint: E, request: RequestOf<E>, name: string) {
  const response = await getRaw(endpoint, request);
  const bytes = isFailure(response) ? response : await response.blob().catch(noAnswer);
  if (isFailure(bytes)) return reportFailure(MESSAGES.exports.download, bytes);
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser has taken the bytes over once the click is through.
  setTimeout(() => URL.revokeObjectURL(address));
}
