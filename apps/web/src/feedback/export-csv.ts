import type { Endpoint, RequestOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import { saveDownload } from './save-download.ts';

/** Lets the browser save a list as a CSV file; a refusal is told in a toast. */
export const exportCsv = <E extends Endpoint>(endpoint: E, request: RequestOf<E>, name: string) =>
  saveDownload(endpoint, request, {
    name: `${name}-${new Date().toISOString().slice(0, 10)}.csv`,
    messages: MESSAGES.exports.download,
  });
