import type { NeedKind } from '@slotwise/contract/bookings/needs.schema';
import { sql } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import type { NeedRules } from './needs.rules.ts';

/**
 * The person whose needs are collected. `isStaff` schedules meetings, `isAdmin` looks after everybody's; everybody may be on
 * a panel.
 */
export type Needy = { vendorId: VendorId; userId: string; email: string; isStaff: boolean; isAdmin: boolean };

/**
 * One debt: about which meeting, who it waits for, since when and until when. Of another organization that waits
 * `booking_id` is the organization's.
 */
export type NeedRow = { kind: NeedKind; booking_id: string; names: string[]; since: Date; due_at: Date };

/** The meetings that are over and still wait for scorecards. */
export const AWAITING_FEEDBACK = ['SCHEDULED', 'COMPLETED', 'SELECTED'] as const;

/** Every kind of debt selects the same columns, so that all can be put together. */
export const kind = (name: NeedKind) => sql<NeedKind>`${name}::text`.as('kind');
export const noNames = sql<string[]>`array[]::text[]`.as('names');
export const hoursAfter = (column: string, hours: number) =>
  sql<Date>`${sql.ref(column)} + make_interval(hours => ${hours}::int)`.as('due_at');

/** Seats of required panelists whose meeting is over, with their scorecard where one is in or waived. */
function owedSeats(tx: VendorDb, { vendorId }: Needy, { now }: NeedRules) {
  return tx
    .selectFrom('booking')
    .innerJoin('booking_person as seat', (join) =>
      sameVendor(join, 'seat.booking_id', 'booking.booking_id')
        .on('seat.role', '=', 'PANELIST')
        .on('seat.required', '=', true),
    )
    .leftJoin('feedback', (join) =>
      sameVendor(join, 'feedback.booking_id', 'booking.booking_id')
        .onRef('feedback.panelist_email', '=', 'seat.email')
        .on('feedback.state', '<>', 'DRAFT'),
    )
    .where('booking.vendor_id', '=', vendorId)
    .where('booking.end_time', '<=', now);
}

export function ownScorecards(tx: VendorDb, needy: Needy, rules: NeedRules) {
  return owedSeats(tx, needy, rules)
    .select([
      kind('SCORECARD_DUE'),
      'booking.booking_id',
      noNames,
      'booking.end_time as since',
      hoursAfter('booking.end_time', rules.feedbackHours),
    ])
    .where('booking.booking_status', 'in', AWAITING_FEEDBACK)
    .whereRef('booking.scorecards_settled', '<', 'booking.scorecards_asked')
    .where('seat.email', '=', needy.email)
    .where('feedback.feedback_id', 'is', null)
    .$castTo<NeedRow>();
}

/** The own scorecard is in, and neither has the panel decided nor the caller. */
export function ownDecisions(tx: VendorDb, needy: Needy, rules: NeedRules) {
  return owedSeats(tx, needy, rules)
    .select([
      kind('DECISION_DUE'),
      'booking.booking_id',
      noNames,
      'feedback.updated_at as since',
      hoursAfter('booking.end_time', rules.decisionHours),
    ])
    .where('booking.booking_status', 'in', ['SCHEDULED', 'COMPLETED'])
    .where('seat.email', '=', needy.email)
    .where('feedback.state', '=', 'SUBMITTED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decision')
            .select('decision.decision_id')
            .where('decision.vendor_id', '=', needy.vendorId)
            .whereRef('decision.booking_id', '=', 'booking.booking_id')
            .where('decision.by_email', '=', needy.email),
        ),
      ),
    )
    .$castTo<NeedRow>();
}

/** Meetings of the caller's whose panel is late. */
export function lateFeedback(tx: VendorDb, needy: Needy, rules: NeedRules) {
  const { userId, email } = needy;
  return owedSeats(tx, needy, rules)
    .select([
      kind('FEEDBACK_OVERDUE'),
      'booking.booking_id',
      sql<string[]>`array_agg(seat.name order by seat.position)`.as('names'),
      'booking.end_time as since',
      hoursAfter('booking.end_time', rules.feedbackHours),
    ])
    .where('booking.booking_status', 'in', AWAITING_FEEDBACK)
    .where('booking.end_time', '<=', rules.feedbackOverdueSince)
    .whereRef('booking.scorecards_settled', '<', 'booking.scorecards_asked')
    .where('seat.email', '<>', email)
    .where('feedback.feedback_id', 'is', null)
    .where((where) =>
      where.or([
        where('booking.recruiter_user_id', '=', userId),
        where('booking.assignee_email', '=', email),
      ]),
    )
    .groupBy(['booking.vendor_id', 'booking.booking_id'])
    .$castTo<NeedRow>();
}

/** The caller's own meetings: made by them, or handed to them. */
export function ownBookings(tx: VendorDb, { vendorId, userId, email }: Needy) {
  return tx
    .selectFrom('booking')
    .where('booking.vendor_id', '=', vendorId)
    .where((where) =>
      where.or([
        where('booking.recruiter_user_id', '=', userId),
        where('booking.assignee_email', '=', email),
      ]),
    );
}

/** The same, and for administrators all of the organization's. */
export const bookingsInCharge = (tx: VendorDb, needy: Needy) =>
  needy.isAdmin
    ? tx.selectFrom('booking').where('booking.vendor_id', '=', needy.vendorId)
    : ownBookings(tx, needy);
