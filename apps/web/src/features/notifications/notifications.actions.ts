import * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import { callApi } from '#api/call-api.ts';
import { changeAhead, changeAnswer } from '#state/cached-api.ts';

/** Everything shown so far counts as read. */
export const readNotices = () =>
  changeAhead(
    changeAnswer(endpoints.listNotices, {}, (answer) => {
      answer.unread = 0;
      for (const notice of answer.data) notice.isNew = false;
    }),
    () => callApi(endpoints.readNotices, {}),
  );
