import * as endpoints from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Creates the address of the user's calendar feed, replacing any earlier one. */
export const makeCalendarFeed = () => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.calendarFeeds.create, () => callApi(endpoints.createCalendarFeed, {}));

export const removeCalendarFeed = () => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.calendarFeeds.remove, () => callApi(endpoints.deleteCalendarFeed, {}));
