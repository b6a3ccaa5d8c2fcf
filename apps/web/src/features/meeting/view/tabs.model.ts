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

/** The tabs of a meeting; the resource tab is there once someone joins, the kit if someone is to interview. */
export const listTabs = ({ resource, scorecards }: ViewedBooking): TabName[] =>
  TABS.filter((tab) => {
    if (tab === 'kit') return scorecards.length > 0;
    return tab !== 'resource' || resource !== null;
  });

/** The tab named in an address; the first one if it names none that exists. */
export const tabIn = (params: URLSearchParams, booking: ViewedBooking): TabName =>
  listTabs(booking).find((tab) => tab === params.get('tab')) ?? 'overview';

/** How many items a tab has; zero is not shown. */
export function getCount(tab: TabName, { documents, feedback, comments }: ViewedBooking): number {
  if (tab === 'documents') return documents.length;
  if (tab === 'comments') return comments.length;
  return tab === 'feedback' ? feedback.filter(({ state }) => state === 'SUBMITTED').length : 0;
}
