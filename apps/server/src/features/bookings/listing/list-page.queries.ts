import { BOOKING_STATUSES, type BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { BookingSort } from '@slotwise/contract/bookings/bookings.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { conditions, listedPeople, type BookingFilter, type ListedPerson } from '../bookings.queries.ts';
import { toCount } from './count-bookings.queries.ts';
import { listBookingsWith } from './found-words.queries.ts';
import type { ListOrder } from './list-order.queries.ts';

/** From the end, a page is counted back from the last booking, and comes in reverse order. */
export type PageOfList = ListOrder & { limit: number; offset: number; isFromEnd: boolean };

type Condition = RawBuilder<unknown>;
type Direction = 'asc' | 'desc';
/** A range of a list in the order of an index: by `column`, then id; filtered by `where` and its own `statuses`. */
type Part = {
  column: Condition;
  direction: Direction;
  where: Condition;
  statuses?: readonly BookingStatus[] | undefined;
};

/** A booking with its people and the filter's total. */
export type ListedRow = BookingRow & { people: ListedPerson[]; total: string };

/** A page of a list: its keys come from an index in order, then its rows. Rows after the page cost nothing. */
export async function listBookings(
  tx: VendorDb,
  filter: BookingFilter,
  page: PageOfList,
  total: number | RawBuilder<string> = toCount(tx, filter),
): Promise<ListedRow[]> {
  const people = listedPeople(tx);
  const { rows } = await sql<BookingRow & { people: unknown; total: string }>`
    select booking.*, ${people.value} as people, ${total} as total
    from (${selectPage(tx, filter, page)}) page
    join booking on booking.vendor_id = ${tx.vendorId} and booking.booking_id = page.booking_id
    order by page.part, page.place`.execute(tx);
  return rows.map((row) => ({ ...row, people: people.read(row.people) }));
}

/** The ids of that page in order, without the rows. */
export async function listBookingIds(
  tx: VendorDb,
  filter: BookingFilter,
  page: PageOfList,
): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`${selectPage(tx, filter, page)}`.execute(tx);
  return rows.map(({ booking_id: id }) => id);
}

const EXPORTED = [
  'booking_id',
  'booking_status',
  'candidate_name',
  'candidate_email',
  'candidate_phone',
  'candidate_linked_in',
  'candidate_location',
  'candidate_total_experience',
  'candidate_primary_skills',
  'job_title',
  'round_number',
  'round_name',
  'end_time',
  'time_zone',
  'start_local',
  'end_local',
  'mode',
  'scorecards_asked',
  'scorecards_settled',
  'recruiter_name',
  'assignee_name',
  'submitter_vendor_id',
  'submission_booking_id',
  'submission_date',
  'reschedule_count',
  'created_at',
] as const;

/** The columns exports need of a booking, and the names of its panel. */
export type ExportedRow = Pick<BookingRow, (typeof EXPORTED)[number]> & { panel: string[] };

/** Those of these bookings that still match the filter, in the order of the given ids. */
export async function listExported(
  tx: VendorDb,
  filter: BookingFilter,
  ids: string[],
): Promise<ExportedRow[]> {
  const eb = expressionBuilder<Tables, 'booking'>();
  const columns = sql.join(EXPORTED.map((name) => sql.ref(`booking.${name}`)));
  const { rows } = await sql<ExportedRow>`
    select ${columns}, array(select name from booking_person as person
      where person.vendor_id = ${tx.vendorId} and person.booking_id = booking.booking_id
        and person.role = 'PANELIST' order by person.position) as panel
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join booking on booking.vendor_id = ${tx.vendorId} and booking.booking_id = wanted.id
    where ${eb.and(conditions(eb, tx, filter))}
    order by wanted.place`.execute(tx);
  return rows;
}

/** Bookings found by words are read once. A later part is read only if the parts before it do not fill the page. */
function selectPage(tx: VendorDb, filter: BookingFilter, page: PageOfList) {
  const { limit, offset } = page;
  const most = offset + limit;
  const listed = listParts(page, filter).map((part, index) => ({
    name: partName(index),
    isWanted: index === 0 ? sql`true` : sql`${sql.join(countsBefore(index), sql` + `)} < ${most}`,
    part: { ...part, index, most },
  }));
  const parts = listed.map(
    ({ name, isWanted, part }) =>
      sql`${name} as materialized (${selectKeys(tx, filter, { ...part, where: sql`${part.where} and ${isWanted}` })})`,
  );
  const keys = listed.map(({ name }) => sql`select * from ${name}`);
  return sql`with ${isLookedUp(filter) ? sql`${matching(tx, filter)}, ` : sql``}${sql.join(parts)}
    select booking_id, part, place from (${sql.join(keys, sql` union all `)}) keys
    order by part, place limit ${limit} offset ${offset}`;
}

const partName = (index: number): Condition => sql.id(`part_${index}`);

const countsBefore = (index: number): Condition[] =>
  Array.from({ length: index }, (_, before) => sql`(select count(*) from ${partName(before)})`);

/** Longer than nearly every meeting; longer ones have their own index. */
const IS_LONG = sql`end_time - start_time > interval '2 hours'`;
const LONG_MILLIS = 2 * HOUR_MILLIS;

/** Running meetings started no earlier than the longest one may last; short ones, a short while ago. */
function listParts({ sort, now, isFromEnd }: PageOfList, { statuses }: BookingFilter): Part[] {
  const earliest = new Date(now.getTime() - LIMITS.meetingMaxMinutes * MINUTE_MILLIS);
  const recently = new Date(now.getTime() - LONG_MILLIS);
  const part = (column: Condition, where = sql`true`, direction: Direction = 'asc'): Part => ({
    column,
    direction,
    where,
    statuses,
  });
  const start = sql`start_time`;
  // The planner takes start and end for independent, expects few rows and reads them all; for this form it assumes
  // half.
  const isNotOver = sql`coalesce(end_time >= ${now}, false)`;
  const parts = {
    upcoming: [
      part(
        start,
        sql`start_time >= ${earliest} and start_time < ${recently} and end_time >= ${now} and ${IS_LONG}`,
      ),
      part(start, sql`start_time >= ${recently} and ${isNotOver}`),
      part(start, sql`start_time < ${now} and end_time < ${now}`, 'desc'),
      part(start, sql`start_time is null`),
    ],
    startTime: [part(start)],
    candidateName: [part(sql`lower(candidate_name)`)],
    round: [part(sql`lower(round_name)`)],
    status: BOOKING_STATUSES.filter((status) => statuses?.includes(status) ?? true).map((status) => ({
      ...part(start),
      statuses: [status],
    })),
    createdAt: [part(sql`created_at`)],
  }[sort.replace('-', '') as Ascending];
  return isFromEnd === sort.startsWith('-') ? parts : parts.toReversed().map(toReversedPart);
}

/** The orders without their reversals. */
type Ascending = Exclude<BookingSort, `-${string}`>;

const toReversedPart = (part: Part): Part => ({
  ...part,
  direction: part.direction === 'asc' ? 'desc' : 'asc',
});

type Wanted = Part & { index: number; most: number };

/** The first keys of a part, numbered; of several statuses the first of each, which has its own order in an index. */
function selectKeys(tx: VendorDb, filter: BookingFilter, part: Wanted) {
  const { column, direction, where, statuses, index, most } = part;
  const { statuses: _statuses, found: _found, ...others } = filter;
  const eb = expressionBuilder<Tables, 'booking'>();
  const source = isLookedUp(filter)
    ? sql`matching where true`
    : sql`booking where vendor_id = ${tx.vendorId} and ${eb.and(conditions(eb, tx, others))}`;
  const first = (more: Condition) => sql`
    select booking_id, ${column} as place from ${source} and ${where} and ${more}
    order by ${column} ${sql.raw(direction)}, booking_id ${sql.raw(direction)} limit ${most}`;
  const keys = statuses
    ? sql`unnest(${[...statuses]}::text[]) as wanted (status)
        cross join lateral (${first(sql`booking_status = wanted.status`)}) ordered`
    : sql`(${first(sql`true`)}) ordered`;
  const order = sql`ordered.place ${sql.raw(direction)}, ordered.booking_id ${sql.raw(direction)}`;
  return sql`select booking_id, ${sql.lit(index)}::int as part, row_number() over (order by ${order}) as place
    from ${keys}`;
}

const isLookedUp = ({ found }: BookingFilter): boolean => Boolean(found?.length);

/** The bookings looked up by words that match the filter, with all columns that lists are sorted by. */
function matching(tx: VendorDb, { found, ...filter }: BookingFilter): Condition {
  const eb = expressionBuilder<Tables, 'booking'>();
  return sql`matching as materialized (
    select booking_id, booking_status, start_time, end_time, created_at, candidate_name, round_name
    from ${listBookingsWith(tx, found)} booking
    where vendor_id = ${tx.vendorId} and ${eb.and(conditions(eb, tx, filter))})`;
}
