import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

const TABS = [
  'overview',
  'candidate',
  'documents',
  'feedback',
  'comments',
  'timeline',
  'kit',
  'resource',
] as const;
export type TabName = (typeof TABS)[number];

/** The tabs of a meeting; a resource's is there once someone joins, a kit where someone is to interview. */
export const listTabs = ({ resource, scorecards }: ViewedBooking): TabName[] =>
  TABS.filter((tab) => {
    if (tab === 'kit') return scorecards.length > 0;
    return tab !== 'resource' || resource !== null;
  });

/** The tab an address names; the first one where it names none that there is. */
export const tabIn = (params: URLSearchParams, booking: ViewedBooking): TabName =>
  listTabs(booking).find((tab) => tab === params.get('tab')) ?? 'overview';

/** How many things lie behind a tab; nothing is said of none. */
export function getCount(tab: TabName, { documents, feedback, comments }: ViewedBooking): number {
  if (tab === 'documents') return documents.length;
  if (tab === 'comments') return comments.length;
  return tab === 'feedback' ? feedback.filter(({ state }) => state === 'SUBMITTED').length : 0;
}
