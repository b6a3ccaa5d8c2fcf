import { BOOKING_SORTS, VIEW_FILTERS } from '@slotwise/contract/bookings/bookings.endpoints';
import { FEEDBACK_STATES } from '@slotwise/contract/booking-parts/feedback.schema';
import { readDate } from '#lib/dates/date-input.ts';
import { instantOfWall, shiftWall } from '#lib/dates/zone-time.ts';
import type { BookingQuery } from '#features/bookings/bookings.actions.ts';
import { statusesIn } from './status-filter.tsx';

/** The filters of the list of bookings, by their names in the address, and the saved view they came from. */
export const FILTERS = [...VIEW_FILTERS, 'view'] as const;
export type Filters = Record<(typeof FILTERS)[number], string>;

/** A change that removes every filter. */
export const NO_FILTERS = Object.fromEntries(FILTERS.map((key) => [key, ''])) as Filters;

/** The filters that a tile sets, all at once. */
const TILE_FILTERS = ['status', 'feedback', 'rescheduled', 'unanswered'] as const;
export type TileChoice = Partial<Pick<Filters, (typeof TILE_FILTERS)[number]>>;

export const PAGE_SIZE = 25;

/** The default order, omitted from the address. */
const DEFAULT_SORT = 'upcoming';

const FEEDBACK_WISHES = [...FEEDBACK_STATES, 'OWED'] as const;

const toSort = (text: string) => BOOKING_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);
const toFeedback = (text: string) => FEEDBACK_WISHES.find((state) => state === text);
const getDay = (text: string) => (readDate(text) === text ? text : '');
/** Lists what the user's organization submitted to its clients; without it, its own meetings. */
export const SUBMITTED = 'submitted';

/** Instead of a saved view: all meetings, even for those whose dashboard opens with a view. */
export const ALL = 'all';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const toFlag = (text: string) => (text === 'true' ? text : '');

/** The valid part of each filter in an address; the rest is removed. */
export const ACCEPTED = {
  status: (text: string) => statusesIn(text).join(','),
  feedback: (text: string) => toFeedback(text) ?? '',
  mine: toFlag,
  from: getDay,
  to: getDay,
  rescheduled: toFlag,
  unanswered: toFlag,
  jd: (text: string) => (UUID.test(text) ? text : ''),
  of: (text: string) => (text === SUBMITTED ? text : ''),
  sort: (text: string) => toSort(text) ?? '',
  view: (text: string) => (UUID.test(text) || text === ALL ? text : ''),
};

type Reader = { timeZone: string; email: string };

/** The server query for filters and page; days are in the reader's zone, the last one included. */
export function toQuery(values: Filters, page: number, { timeZone, email }: Reader): BookingQuery {
  const midnight = (day: string, later = 0) =>
    new Date(instantOfWall(shiftWall(`${day}T00:00`, later), timeZone).instant).toISOString();
  const feedbackState = toFeedback(values.feedback);
  return {
    q: values.q,
    bookingStatus: values.status,
    sort: toSort(values.sort) ?? DEFAULT_SORT,
    page: String(page),
    pageSize: String(PAGE_SIZE),
    ...(feedbackState && { feedbackState }),
    ...(values.mine && { assignee: email }),
    ...(values.from && { from: midnight(values.from) }),
    ...(values.to && { to: midnight(values.to, 24 * 60) }),
    ...(values.rescheduled && { rescheduled: 'true' }),
    ...(values.unanswered && { unanswered: 'true' }),
    ...getSubject(values),
  };
}

/** Who or what the list is about. */
const getSubject = ({ panelist, jd, candidate }: Filters) => ({
  ...(panelist && { panelistEmail: panelist }),
  ...(jd && { jdId: jd }),
  ...(candidate && { candidateEmail: candidate }),
});

/** Whether exactly this tile's filters are set. */
export const isChosen = (values: Filters, choice: TileChoice): boolean =>
  TILE_FILTERS.every((key) => values[key] === (choice[key] ?? ''));

/** The tile's filters as a change of the address; what it does not name is removed. */
export const changeTo = (choice: TileChoice): TileChoice =>
  Object.fromEntries(TILE_FILTERS.map((key) => [key, choice[key] ?? '']));

/** How many filters are set that neither a tile nor a search field shows. */
export const countMore = (values: Filters): number =>
  (
    ['feedback', 'panelist', 'mine', 'from', 'to', 'rescheduled', 'unanswered', 'jd', 'candidate'] as const
  ).filter((key) => values[key]).length;

/** Whether a saved view is open. */
export const hasView = ({ view }: Filters): boolean => view !== '' && view !== ALL;
