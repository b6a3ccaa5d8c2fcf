import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { conditions, type BookingFilter } from '../bookings.queries.ts';

/** How many bookings a filter finds. */
export async function countBookings(tx: VendorDb, filter: BookingFilter): Promise<number> {
  const { total } = isTallied(filter)
    ? await tallied(tx, filter)
        .select(({ fn }) => fn.coalesce(fn.sum<string>('bookings'), sql.lit('0')).as('total'))
        .executeTakeFirstOrThrow()
    : await counted(tx, filter)
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
  statuses: _statuses,
  isRescheduled: _moved,
  feedback,
  ...others
}: BookingFilter): boolean {
  const isKept = feedback === undefined || feedback.is === 'COMPLETE';
  return scope.everything && words.length === 0 && isKept && Object.values(others).every((value) => !value);
}

const tallied = (tx: VendorDb, { statuses, isRescheduled, feedback }: BookingFilter) =>
  tx
    .selectFrom('booking_tally')
    .where('vendor_id', '=', tx.vendorId)
    .$if(statuses !== undefined, (query) => query.where('booking_status', 'in', statuses ?? []))
    .$if(isRescheduled === true, (query) => query.where('is_rescheduled', '=', true))
    .$if(feedback !== undefined, (query) => query.where('scorecards', '=', 'ALL'));

const counted = (tx: VendorDb, filter: BookingFilter) =>
  tx
    .selectFrom('booking')
    .where('vendor_id', '=', tx.vendorId)
    .where((where: ExpressionBuilder<Tables, 'booking'>) =>
      where.and(conditions(where, tx.vendorId, filter)),
    );
