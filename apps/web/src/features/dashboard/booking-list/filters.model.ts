import { BOOKING_SORTS, VIEW_FILTERS } from '@slotwise/contract/bookings/bookings.endpoints';
import { FEEDBACK_STATES } from '@slotwise/contract/booking-parts/feedback.schema';
import { readDate } from '#lib/dates/date-input.ts';
import { instantOfWall, shiftWall } from '#lib/dates/zone-time.ts';
import type { BookingQuery } from '#features/bookings/bookings.actions.ts';
import { statusesIn } from './status-filter.tsx';

/** What narrows the list of bookings, by the names it has in the address, and the saved view it was taken from. */
export const FILTERS = [...VIEW_FILTERS, 'view'] as const;
export type Filters = Record<(typeof FILTERS)[number], string>;

/** A change that takes every filter away. */
export const NO_FILTERS = Object.fromEntries(FILTERS.map((key) => [key, ''])) as Filters;

/** The filters that a tile sets, all of them at once. */
const TILE_FILTERS = ['status', 'feedback', 'rescheduled', 'unanswered'] as const;
export type TileChoice = Partial<Pick<Filters, (typeof TILE_FILTERS)[number]>>;

export const PAGE_SIZE = 25;

/** The default order, which the address does not name. */
const DEFAULT_SORT = 'upcoming';

const FEEDBACK_WISHES = [...FEEDBACK_STATES, 'OWED'] as const;

const toSort = (text: string) => BOOKING_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);
const toFeedback = (text: string) => FEEDBACK_WISHES.find((state) => state === text);
const getDay = (text: string) => (readDate(text) === text ? text : '');
/** The list of what the own organization submitted to its clients; without it the list is of the own meetings. */
export const SUBMITTED = 'submitted';

/** In place of a saved view: all meetings, also for those whose dashboard opens with a view. */
export const ALL = 'all';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const toFlag = (text: string) => (text === 'true' ? text : '');

/** What of each filter in an address is known; the rest is taken out of it. */
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

/** The question to the server for filters and page; days are those of the reader's zone, the last one included. */
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

/** How many filters are set that no tile and no search field shows. */
export const countMore = (values: Filters): number =>
  (
    ['feedback', 'panelist', 'mine', 'from', 'to', 'rescheduled', 'unanswered', 'jd', 'candidate'] as const
  ).filter((key) => values[key]).length;

/** Whether a saved view is open. */
export const hasView = ({ view }: Filters): boolean => view !== '' && view !== ALL;
