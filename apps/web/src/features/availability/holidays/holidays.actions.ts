import * as endpoints from '@slotwise/contract/availability/holidays.endpoints';
import type {
  HolidayCalendarUpdate,
  NewHolidayCalendar,
} from '@slotwise/contract/availability/holidays.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Follows the holidays of a country or of a calendar file. The same key makes a repeated call one calendar. */
export const followHolidays =
  (calendar: NewHolidayCalendar, idempotencyKey: string) => (dispatch: AppDispatch) =>
    runAction(dispatch, MESSAGES.holidays.follow, () =>
      callApi(endpoints.createHolidayCalendar, { body: calendar }, { idempotencyKey }),
    );

/** Makes a calendar everyone's, or reads its file again. */
export const changeHolidays = (update: HolidayCalendarUpdate) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.holidays.update, () =>
    callApi(endpoints.updateHolidayCalendar, { body: update }),
  );

/** Stops following a calendar. */
export const removeHolidays = (calendarId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.holidays.remove, () =>
    callApi(endpoints.deleteHolidayCalendar, { query: { calendarId } }),
  );
