import type { Endpoint, RequestOf } from '@slotwise/contract/endpoint';
import { HOME_MESSAGES } from '@slotwise/contract/home-messages';
import { ownTimeZone } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { saveDownload } from './save-download.ts';

/** Lets the browser save a list as a CSV file, named with today's local date; a refusal is shown in a toast. */
export const exportCsv = <E extends Endpoint>(endpoint: E, request: RequestOf<E>, name: string) =>
  saveDownload(endpoint, request, {
    name: `${name}-${wallTimeAt(Date.now(), ownTimeZone()).slice(0, 10)}.csv`,
    messages: HOME_MESSAGES.exports.download,
  });
