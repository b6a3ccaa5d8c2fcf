import { LIMITS } from '@slotwise/contract/limits';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { conditions, type BookingFilter } from '../bookings.queries.ts';
import { listBookingsWith, countFound } from './found-words.queries.ts';

const MOST = LIMITS.countedUpTo + 1;

/** How many bookings a filter finds, and of more than `LIMITS.countedUpTo` that it is one more, unless a tally knows. */
export async function countBookings(tx: VendorDb, filter: BookingFilter): Promise<number> {
  if (isTallied(filter)) {
    const { total } = await tallied(tx, filter)
      .select(({ fn }) => fn.coalesce(fn.sum<string>('bookings'), sql.lit('0')).as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }
  const seatsOf = asksForPersonAlone(filter);
  if (seatsOf) return countSeats(tx, seatsOf);
  if (asksForWordsAlone(filter)) return countFound(tx, filter.words, MOST);
  const { total } = await tx
    .selectFrom(counted(tx, filter).select('booking.booking_id').limit(MOST).as('counted'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The same by status, with how many of each were rescheduled. */
export function countByStatus(tx: VendorDb, filter: BookingFilter) {
  if (isTallied(filter))
    return tallied(tx, filter)
      .select(({ fn }) => [
        'booking_status',
        fn.sum<string>('bookings').as('total'),
        sql<string>`coalesce(sum(bookings) filter (where is_rescheduled), 0)`.as('rescheduled'),
      ])
      .groupBy('booking_status')
      .having(({ fn }) => fn.sum('bookings'), '>', 0)
      .execute();
  return counted(tx, filter)
    .select(({ fn }) => [
      'booking_status',
      fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where reschedule_count > 0)`.as('rescheduled'),
    ])
    .groupBy('booking_status')
    .execute();
}

/** Whether all that a filter asks for is something by which the tally tells bookings apart. */
function isTallied({
  scope,
  words,
  found = [],
  statuses: _statuses,
  isRescheduled: _moved,
  feedback,
  ...others
}: BookingFilter): boolean {
  const isKept = feedback === undefined || feedback.is === 'COMPLETE';
  return (
    scope.everything &&
    words.length + found.length === 0 &&
    isKept &&
    Object.values(others).every((value) => !value)
  );
}

/** Whether it is words alone that a filter asks for, all of them frequent. */
const asksForWordsAlone = ({
  words,
  found = [],
  statuses,
  isRescheduled,
  feedback,
  ...others
}: BookingFilter) =>
  words.length > 0 &&
  found.length === 0 &&
  !statuses &&
  !isRescheduled &&
  !feedback &&
  isTallied({ ...others, words: [] });

/** The person whose meetings are asked for and nothing else: their seats are counted and no booking is looked at. */
function asksForPersonAlone({ personEmail, panelistEmail, ...others }: BookingFilter): Seats | undefined {
  if (others.statuses || others.isRescheduled || others.feedback || !isTallied(others)) return undefined;
  if (personEmail && panelistEmail) return undefined;
  const email = personEmail || panelistEmail;
  return email ? { email, asPanelist: Boolean(panelistEmail) } : undefined;
}

type Seats = { email: string; asPanelist: boolean };

async function countSeats(tx: VendorDb, { email, asPanelist }: Seats): Promise<number> {
  const { total } = await tx
    .selectFrom(
      tx
        .selectFrom('booking_person')
        .select('booking_id')
        .distinct()
        .where('vendor_id', '=', tx.vendorId)
        .where('email', '=', email)
        .$if(asPanelist, (query) => query.where('role', '=', 'PANELIST'))
        .limit(MOST)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const tallied = (tx: VendorDb, { statuses, isRescheduled, feedback }: BookingFilter) =>
  tx
    .selectFrom('booking_tally')
    .where('vendor_id', '=', tx.vendorId)
    .$if(statuses !== undefined, (query) => query.where('booking_status', 'in', statuses ?? []))
    .$if(isRescheduled === true, (query) => query.where('is_rescheduled', '=', true))
    .$if(feedback !== undefined, (query) => query.where('scorecards', '=', 'ALL'));

/** Words are looked up in any case: what is counted has no order to be read in. */
function counted(tx: VendorDb, { words, found = [], ...others }: BookingFilter) {
  const lookedUp = found.length > 0 ? found : words;
  const filter = { ...others, words: found.length > 0 ? words : [] };
  return tx
    .selectFrom(listBookingsWith(tx.vendorId, lookedUp).as('booking'))
    .where('vendor_id', '=', tx.vendorId)
    .where((where: ExpressionBuilder<Tables, 'booking'>) =>
      where.and(conditions(where, tx.vendorId, filter)),
    );
}
