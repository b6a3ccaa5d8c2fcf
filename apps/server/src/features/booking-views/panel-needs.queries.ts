import type { NeedKind } from '@slotwise/contract/bookings/needs.schema';
import { sql } from 'kysely';
import { literals } from '#db/literals.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { NeedRules } from './needs.rules.ts';

/** The person whose needs are collected. `isStaff` schedules meetings, `isAdmin` sees everyone's; all may be on panels. */
export type Needy = { userId: string; email: string; isStaff: boolean; isAdmin: boolean };

/** One thing owed. If another organization waits, `booking_id` is that organization's id. */
export type NeedRow = {
  kind: NeedKind;
  booking_id: string;
  names: string[];
  since: Date;
  due_at: Date | null;
};

/** The statuses of meetings that still wait for scorecards when over. */
export const AWAITING_FEEDBACK = ['SCHEDULED', 'COMPLETED', 'SELECTED'] as const;

/** Every kind of debt selects the same columns, so that they can be combined in a union. */
export const kind = (name: NeedKind) => sql<NeedKind>`${name}::text`.as('kind');
export const noNames = sql<string[]>`array[]::text[]`.as('names');
export const noDue = sql<null>`null::timestamptz`.as('due_at');
export const hoursAfter = (column: string, hours: number) =>
  sql<Date>`${sql.ref(column)} + make_interval(hours => ${hours}::int)`.as('due_at');

/** Ended, with at least one scorecard missing. */
const owedBookings = (tx: VendorDb, before: Date) =>
  tx
    .selectOwn('booking')
    .where('booking.booking_status', 'in', literals(AWAITING_FEEDBACK))
    .whereRef('booking.scorecards_settled', '<', 'booking.scorecards_asked')
    .where('booking.end_time', '<=', before);

const ownSeats = (tx: VendorDb, { email }: Needy, { now }: NeedRules) =>
  tx.selectOwn('attendance as seat', { email }).where('seat.end_time', '<=', now);

export const ownScorecards = (tx: VendorDb, needy: Needy, rules: NeedRules) =>
  ownSeats(tx, needy, rules)
    .select([
      kind('SCORECARD_DUE'),
      'seat.booking_id',
      noNames,
      'seat.end_time as since',
      hoursAfter('seat.end_time', rules.feedbackHours),
    ])
    .where('seat.owes_scorecard', '=', sql.lit(true))
    .where('seat.booking_status', 'in', literals(AWAITING_FEEDBACK))
    .$castTo<NeedRow>();

/** Their own scorecard is in, but neither the panel nor they have decided. */
export const ownDecisions = (tx: VendorDb, needy: Needy, rules: NeedRules) =>
  ownSeats(tx, needy, rules)
    .innerJoin('feedback', (join) =>
      sameVendor(join, 'feedback.booking_id', 'seat.booking_id').onRef(
        'feedback.panelist_email',
        '=',
        'seat.email',
      ),
    )
    .select([
      kind('DECISION_DUE'),
      'seat.booking_id',
      noNames,
      'feedback.updated_at as since',
      hoursAfter('seat.end_time', rules.decisionHours),
    ])
    .where('seat.scorecard_at', 'is not', null)
    .where('seat.required', '=', sql.lit(true))
    .where('seat.booking_status', 'in', literals(['SCHEDULED', 'COMPLETED']))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decision')
            .select('decision.decision_id')
            .where('decision.vendor_id', '=', tx.vendorId)
            .whereRef('decision.booking_id', '=', 'seat.booking_id')
            .where('decision.by_email', '=', needy.email),
        ),
      ),
    )
    .$castTo<NeedRow>();

/** The person's meetings with a late panel. */
export const lateFeedback = (tx: VendorDb, needy: Needy, rules: NeedRules) =>
  owedBookings(tx, rules.feedbackOverdueSince)
    .select([
      kind('FEEDBACK_OVERDUE'),
      'booking.booking_id',
      noNames,
      'booking.end_time as since',
      hoursAfter('booking.end_time', rules.feedbackHours),
    ])
    .where(sql<boolean>`exists (select from ${lateSeats(tx, needy)})`)
    .where((where) =>
      where.or([
        where('booking.recruiter_user_id', '=', needy.userId),
        where('booking.assignee_email', '=', needy.email),
      ]),
    )
    .$castTo<NeedRow>();

/** Who is late in such a meeting; looked up only for those shown. */
export const lateNames = (tx: VendorDb, needy: Needy) => sql<string[]>`array(
  select person.name from ${lateSeats(tx, needy, sql`join booking_person as person using (vendor_id, booking_id, position)`)}
  order by seat.position)`;

const lateSeats = (tx: VendorDb, { email }: Needy, joined = sql``) => sql`attendance as seat ${joined}
  where seat.vendor_id = ${tx.vendorId} and seat.booking_id = booking.booking_id and seat.owes_scorecard and seat.email <> ${email}`;

/** The person's own meetings: made by them or handed to them. */
export const ownBookings = (tx: VendorDb, { userId, email }: Needy) =>
  tx
    .selectOwn('booking')
    .where((where) =>
      where.or([
        where('booking.recruiter_user_id', '=', userId),
        where('booking.assignee_email', '=', email),
      ]),
    );

/** The same, and for administrators all of the organization's. */
export const bookingsInCharge = (tx: VendorDb, needy: Needy) =>
  needy.isAdmin ? tx.selectOwn('booking') : ownBookings(tx, needy);
