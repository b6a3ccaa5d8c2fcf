import * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import { callApi } from '#api/call-api.ts';

/** Everything shown so far counts as read. */
export const readNotices = () => callApi(endpoints.readNotices, {});
