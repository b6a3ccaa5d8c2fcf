import { sql } from 'kysely';
import { asJson } from '#db/json-rows.ts';
import { literals } from '#db/literals.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { NeedRules } from './needs.rules.ts';
import { partnersWaiting, waitingSubmissions } from './partner-needs.queries.ts';
import {
  kind,
  lateFeedback,
  lateNames,
  noDue,
  noNames,
  ownBookings,
  ownDecisions,
  ownScorecards,
  type NeedRow,
  type Needy,
} from './panel-needs.queries.ts';
import { proposedTimes, ownMovedTimes, picksWaiting } from './waiting-needs.queries.ts';

/** The statuses in which someone a meeting was handed to still has something to do. */
const OPEN = ['AWAITING_CANDIDATE', 'SCHEDULED', 'COMPLETED', 'NO_SHOW'] as const;

type Meeting = Pick<
  BookingRow,
  | 'version'
  | 'booking_status'
  | 'candidate_name'
  | 'job_title'
  | 'round_name'
  | 'start_time'
  | 'end_time'
  | 'start_local'
  | 'end_local'
  | 'time_zone'
>;

/** A debt with its meeting; a waiting organization has none. */
export type ListedNeed = Omit<NeedRow, 'kind'> & { total: string } & (
    | { kind: 'PARTNER_WAITING' }
    | ({ kind: Exclude<NeedRow['kind'], 'PARTNER_WAITING'> } & Meeting)
  );

/**
 * A page of what someone owes, each with its meeting: the most urgent first, those without a due time last. `total`
 * counts all of it.
 */
export const listNeeds = (
  tx: VendorDb,
  needy: Needy,
  rules: NeedRules,
  { limit, offset }: { limit: number; offset: number },
) =>
  tx
    .selectFrom(
      tx
        .selectFrom(selectNeeds(tx, needy, rules).as('debt'))
        .selectAll()
        .select(sql<string>`count(*) over ()`.as('total'))
        .orderBy('due_at')
        .orderBy('booking_id')
        .orderBy('kind')
        .limit(limit)
        .offset(offset)
        .as('need'),
    )
    .leftJoin('booking', (join) =>
      join.on('booking.vendor_id', '=', tx.vendorId).onRef('booking.booking_id', '=', 'need.booking_id'),
    )
    .select([
      'need.kind',
      'need.booking_id',
      sql<
        string[]
      >`case when need.kind = 'FEEDBACK_OVERDUE' then ${lateNames(tx, needy)} else need.names end`.as(
        'names',
      ),
      'need.since',
      'need.due_at',
      'booking.version',
      'booking.booking_status',
      'booking.candidate_name',
      'booking.job_title',
      'booking.round_name',
      'booking.start_time',
      'booking.end_time',
      'booking.start_local',
      'booking.end_local',
      'booking.time_zone',
      'need.total',
    ])
    .orderBy('need.due_at')
    .orderBy('need.booking_id')
    .orderBy('need.kind')
    .$castTo<ListedNeed>()
    .execute();

/** The number of them, as one row. */
export const countNeeds = (tx: VendorDb, needy: Needy, rules: NeedRules) =>
  asJson(
    tx
      .selectFrom(selectNeeds(tx, needy, rules).as('need'))
      .select(({ fn }) => fn.countAll<number>().as('total')),
    {},
  );

function selectNeeds(tx: VendorDb, needy: Needy, rules: NeedRules) {
  const ofPanel = ownScorecards(tx, needy, rules)
    .unionAll(ownDecisions(tx, needy, rules))
    .unionAll(screenings(tx, needy));
  if (!needy.isStaff) return ofPanel;
  const ofOwn = needy.isAdmin ? ofPanel.unionAll(partnersWaiting(tx)) : ofPanel;
  return ofOwn
    .unionAll(lateFeedback(tx, needy, rules))
    .unionAll(refusedMails(tx, needy, rules))
    .unionAll(declined(tx, needy, rules))
    .unionAll(proposedTimes(tx, needy, rules))
    .unionAll(ownMovedTimes(tx, needy, rules))
    .unionAll(oldDrafts(tx, needy, rules))
    .unionAll(handedOver(tx, needy))
    .unionAll(waitingSubmissions(tx, needy))
    .unionAll(picksWaiting(tx, needy, rules))
    .unionAll(selectedWithoutNext(tx, needy));
}

/** Submissions handed to a panelist for screening; due as the two organizations agreed. */
const screenings = (tx: VendorDb, { email, isStaff }: Needy) =>
  tx
    .selectOwn('booking', { assignee_email: email })
    .innerJoin('submission', (join) => sameVendor(join, 'submission.booking_id', 'booking.booking_id'))
    .select([
      kind('ASSIGNED_TO_ME'),
      'booking.booking_id',
      noNames,
      'booking.updated_at as since',
      'submission.answer_due_at as due_at',
    ])
    .where('booking.booking_status', '=', sql.lit('SUBMITTED'))
    .where(sql<boolean>`${!isStaff}`)
    .$castTo<NeedRow>();

/** Mails about upcoming meetings that a mail server refused and that were not delivered later. */
const refusedMails = (tx: VendorDb, needy: Needy, { now }: NeedRules) =>
  ownBookings(tx, needy)
    .innerJoin('mail', (join) =>
      sameVendor(join, 'mail.booking_id', 'booking.booking_id').on('mail.state', '=', sql.lit('REFUSED')),
    )
    .select([
      kind('MAIL_REFUSED'),
      'booking.booking_id',
      sql<string[]>`array_agg(distinct mail.recipient_name)`.as('names'),
      sql<Date>`max(coalesce(mail.last_attempt_at, mail.created_at))`.as('since'),
      'booking.start_time as due_at',
    ])
    .where('booking.booking_status', '=', sql.lit('SCHEDULED'))
    .where('booking.start_time', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail as later')
            .select('later.mail_id')
            .whereRef('later.vendor_id', '=', 'mail.vendor_id')
            .whereRef('later.booking_id', '=', 'mail.booking_id')
            .whereRef('later.recipient_email', '=', 'mail.recipient_email')
            .whereRef('later.created_at', '>', 'mail.created_at')
            .where('later.state', 'not in', literals(['REFUSED', 'SUPERSEDED'])),
        ),
      ),
    )
    .groupBy(['booking.vendor_id', 'booking.booking_id'])
    .$castTo<NeedRow>();

const declined = (tx: VendorDb, needy: Needy, { now }: NeedRules) =>
  ownBookings(tx, needy)
    .innerJoin('booking_person as seat', (join) =>
      sameVendor(join, 'seat.booking_id', 'booking.booking_id').on('seat.rsvp', '=', sql.lit('DECLINED')),
    )
    .select([
      kind('ANSWER_DECLINED'),
      'booking.booking_id',
      sql<string[]>`array_agg(seat.name order by seat.position)`.as('names'),
      sql<Date>`coalesce(max(seat.rsvp_at), booking.updated_at)`.as('since'),
      'booking.start_time as due_at',
    ])
    .where('booking.booking_status', '=', sql.lit('SCHEDULED'))
    .where('booking.start_time', '>', now)
    .groupBy(['booking.vendor_id', 'booking.booking_id'])
    .$castTo<NeedRow>();

const oldDrafts = (tx: VendorDb, needy: Needy, { draftsSince }: NeedRules) =>
  ownBookings(tx, needy)
    .select([kind('DRAFT_WAITING'), 'booking.booking_id', noNames, 'booking.updated_at as since', noDue])
    .where('booking.booking_status', '=', sql.lit('DRAFT'))
    .where('booking.updated_at', '<=', draftsSince)
    .$castTo<NeedRow>();

/** Meetings that a colleague made and handed over. */
const handedOver = (tx: VendorDb, needy: Needy) =>
  ownBookings(tx, needy)
    .select([
      kind('ASSIGNED_TO_ME'),
      'booking.booking_id',
      sql<string[]>`array[booking.recruiter_name]`.as('names'),
      'booking.updated_at as since',
      noDue,
    ])
    .where('booking.booking_status', 'in', literals(OPEN))
    .where('booking.assignee_email', '=', needy.email)
    .where('booking.recruiter_user_id', '<>', needy.userId)
    .$castTo<NeedRow>();

/** Selected candidates who are neither a resource nor in a next round. */
const selectedWithoutNext = (tx: VendorDb, needy: Needy) =>
  ownBookings(tx, needy)
    .select([kind('RESOURCE_DUE'), 'booking.booking_id', noNames, 'booking.updated_at as since', noDue])
    .where('booking.booking_status', '=', sql.lit('SELECTED'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking as next')
            .select('next.booking_id')
            .where('next.vendor_id', '=', tx.vendorId)
            .whereRef('next.previous_booking_id', '=', 'booking.booking_id')
            .where('next.booking_status', 'not in', literals(['DRAFT', 'CANCELLED', 'WITHDRAWN'])),
        ),
      ),
    )
    .$castTo<NeedRow>();
