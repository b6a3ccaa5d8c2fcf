import * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import { callApi } from '#api/call-api.ts';
import { changeAhead, changeAnswer } from '#state/cached-api.ts';

/** Marks everything shown so far as read. */
export const readNotices = () =>
  changeAhead(
    changeAnswer(endpoints.listNotices, {}, (answer) => {
      answer.unread = 0;
      for (const notice of answer.data) notice.isNew = false;
    }),
    () => callApi(endpoints.readNotices, {}),
  );
