import { sql } from 'kysely';
import { literals } from '#db/literals.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { WAITING_STATUSES } from '#features/responses/proposals.queries.ts';
import type { NeedRules } from './needs.rules.ts';
import {
  kind,
  ownBookings,
  type NeedRow,
  type Needy,
  bookingsInCharge,
  noNames,
} from './panel-needs.queries.ts';

/** The person's meetings for which someone proposed other times; one without a time is due in two days. */
export const proposedTimes = (tx: VendorDb, needy: Needy, { now }: NeedRules) =>
  ownBookings(tx, needy)
    .innerJoin('time_proposal as proposal', (join) =>
      sameVendor(join, 'proposal.booking_id', 'booking.booking_id').on('proposal.settled_at', 'is', null),
    )
    .select([
      kind('TIME_PROPOSED'),
      'booking.booking_id',
      sql<string[]>`array_agg(proposal.by_name order by proposal.at)`.as('names'),
      sql<Date>`min(proposal.at)`.as('since'),
      sql<Date>`coalesce(booking.start_time, min(proposal.at) + interval '48 hours')`.as('due_at'),
    ])
    .where('booking.booking_status', 'in', literals(WAITING_STATUSES))
    .where((where) => where.or([where('booking.end_time', 'is', null), where('booking.end_time', '>', now)]))
    .groupBy(['booking.vendor_id', 'booking.booking_id'])
    .$castTo<NeedRow>();

/** Coming meetings in the caller's charge whose moved time awaits an answer, unless they got another time since. */
export const ownMovedTimes = (tx: VendorDb, needy: Needy, { now }: { now: Date }) =>
  bookingsInCharge(tx, needy)
    .innerJoin('moved_time', (join) =>
      sameVendor(join, 'booking.booking_id', 'moved_time.booking_id')
        .onRef('booking.start_time', '=', 'moved_time.start_time')
        .onRef('booking.start_local', '=', 'moved_time.agreed_local'),
    )
    .select([
      kind('WALL_TIME_MOVED'),
      'booking.booking_id',
      noNames,
      'moved_time.found_at as since',
      'booking.start_time as due_at',
    ])
    .where('booking.booking_status', '=', sql.lit('SCHEDULED'))
    .where('booking.start_time', '>', now)
    .$castTo<NeedRow>();

/** Meetings in the caller's charge whose candidate has taken too long to choose a time, or no longer can. */
export function picksWaiting(tx: VendorDb, needy: Needy, { now, picksSince, pickHours }: NeedRules) {
  const asked = sql<Date>`coalesce(terms.sent_at, terms.created_at)`;
  return bookingsInCharge(tx, needy)
    .innerJoin('self_schedule as terms', (join) => sameVendor(join, 'terms.booking_id', 'booking.booking_id'))
    .select([
      kind('PICK_WAITING'),
      'booking.booking_id',
      noNames,
      asked.as('since'),
      sql<Date>`least(terms.expires_at, ${asked} + make_interval(hours => ${pickHours}::int))`.as('due_at'),
    ])
    .where('booking.booking_status', '=', sql.lit('AWAITING_CANDIDATE'))
    .where((where) => where.or([where('terms.expires_at', '<=', now), where(asked, '<=', picksSince)]))
    .$castTo<NeedRow>();
}
