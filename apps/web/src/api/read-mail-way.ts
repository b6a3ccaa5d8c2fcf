import { readMailWay as endpoint } from '@slotwise/contract/notifications/mail-way.endpoints';
import { callApi } from './call-api.ts';

/** How mail is handled here, and whether any ever reached the reader. */
export const readMailWay = () => callApi(endpoint, {});
