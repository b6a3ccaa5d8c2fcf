import * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import { callApi } from '#api/call-api.ts';

/** What the reader was told in the last days, newest first. */
export const listNotices = () => callApi(endpoints.listNotices, {});

/** Everything told so far counts as read. */
export const readNotices = () => callApi(endpoints.readNotices, {});
