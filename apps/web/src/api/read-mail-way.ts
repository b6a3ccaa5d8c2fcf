import { readMailWay as endpoint } from '@slotwise/contract/notifications/mail-way.endpoints';
import { callApi } from './call-api.ts';

/** What becomes of mails, and whether one ever went to the reader. */
export const readMailWay = () => callApi(endpoint, {});
