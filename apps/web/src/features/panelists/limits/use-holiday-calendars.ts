import { listHolidayCalendars } from '@slotwise/contract/availability/holidays.endpoints';
import { useAnswer } from '#state/use-answer.ts';

/** The holiday calendars the organization follows. */
export const useHolidayCalendars = () => useAnswer(listHolidayCalendars, {});
