import { readDate } from '#lib/dates/date-input.ts';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { usePermission } from '#state/use-permission.ts';

const KEYS = ['view', 'date', 'jd', 'q'] as const;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Years in which the calendar can be paged both ways without leaving the supported range. */
const isKnownYear = (date: string) => date >= '2000-01-01' && date < '2200-01-01';

const ACCEPTED = {
  view: (text: string) => (text === 'team' ? text : ''),
  date: (text: string) => (readDate(text) === text && isKnownYear(text) ? text : ''),
  jd: (text: string) => (UUID.test(text) ? text : ''),
};

/** What the calendar shows, from its address; without a date, today. */
export function useCalendar(today: string) {
  const { values, page, change, goTo } = useAddressFilters(KEYS, ACCEPTED);
  const seesTeam = usePermission('panelist_page');
  return {
    isTeam: seesTeam && values.view === 'team',
    seesTeam,
    date: values.date || today,
    jdId: values.jd,
    q: values.q,
    page,
    change,
    goTo,
  };
}
export type CalendarState = ReturnType<typeof useCalendar>;
