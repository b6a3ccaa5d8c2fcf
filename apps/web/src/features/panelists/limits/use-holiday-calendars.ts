import { listHolidayCalendars } from '@slotwise/contract/availability/holidays.endpoints';
import { useAnswer } from '#state/use-answer.ts';

/** The calendars of holidays that the organization follows. */
export const useHolidayCalendars = () => useAnswer(listHolidayCalendars, {});
