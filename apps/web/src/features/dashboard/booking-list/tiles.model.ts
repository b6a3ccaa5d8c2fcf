import type { countBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { STATUS_WORDS } from '@slotwise/contract/words';
import { isChosen, type Filters, type TileChoice } from './filters.model.ts';
import { BOOKING_LIST } from './booking-list.texts.ts';

export type Counted = ResponseOf<typeof countBookings>;

/** A count that filters the list; `count` is null until the server has counted. */
export type Tile = { label: string; count: number | null; choice: TileChoice };

const ALWAYS: readonly BookingStatus[] = ['SCHEDULED', 'COMPLETED', 'SELECTED', 'REJECTED', 'NO_SHOW'];
const IF_ANY: readonly BookingStatus[] = [
  'AWAITING_CANDIDATE',
  'SUBMITTED',
  'ONBOARDED',
  'CANCELLED',
  'WITHDRAWN',
];

/** Meetings whose panel may owe something, as the server counts them. */
const OVER = 'SCHEDULED,COMPLETED,SELECTED';

/** How many meetings are in each status. Rare statuses are shown once one has meetings, or is filtered for. */
export function statusTiles(counted: Counted | null, values: Filters): Tile[] {
  const getTile = (status: BookingStatus): Tile => ({
    label: STATUS_WORDS[status],
    count: counted?.counts[status] ?? null,
    choice: { status },
  });
  const rare = IF_ANY.map(getTile).filter(({ count, choice }) => count || isChosen(values, choice));
  return [
    { label: BOOKING_LIST.all(), count: counted?.total ?? null, choice: {} },
    ...ALWAYS.map(getTile),
    {
      label: BOOKING_LIST.rescheduled(),
      count: counted?.counts.RESCHEDULED ?? null,
      choice: { rescheduled: 'true' },
    },
    getTile('DRAFT'),
    ...rare,
  ];
}

/** What is owed in meetings. */
export function owedTiles(counted: Counted | null): Tile[] {
  const figures = counted?.data;
  return [
    {
      label: BOOKING_LIST.awaitingFeedback(),
      count: figures?.awaitingFeedback ?? null,
      choice: { status: OVER, feedback: 'OWED' },
    },
    {
      label: BOOKING_LIST.overdue(),
      count: figures?.feedbackOverdue ?? null,
      choice: { status: OVER, feedback: 'OVERDUE' },
    },
    {
      label: BOOKING_LIST.unanswered(),
      count: figures?.unconfirmedRsvp ?? null,
      choice: { status: 'SCHEDULED', unanswered: 'true' },
    },
  ];
}
