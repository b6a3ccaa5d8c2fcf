import { listHolidayCalendars } from '@slotwise/contract/availability/holidays/holidays.endpoints';
import { callApi } from '#api/call-api.ts';
import { useLoaded } from '#lib/use-loaded.ts';

const read = () => callApi(listHolidayCalendars, {});

/** The calendars of holidays that the organisation follows. */
export const useHolidayCalendars = () => useLoaded('holiday calendars', read);
