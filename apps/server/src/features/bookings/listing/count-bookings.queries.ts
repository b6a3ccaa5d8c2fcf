import { LIMITS } from '@slotwise/contract/limits';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { asJson, type JsonRows } from '#db/json-rows.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { conditions, type BookingFilter } from '../bookings.queries.ts';
import { countOneSide, findSide } from './count-one-side.queries.ts';
import { foundCount, listBookingsOfPerson, listBookingsWith } from './found-words.queries.ts';

const MOST = LIMITS.countedUpTo + 1;

/** How many bookings match a filter; above `LIMITS.countedUpTo` that limit plus one, unless a tally has the number. */
export async function countBookings(tx: VendorDb, filter: BookingFilter): Promise<number> {
  const { total } = await tx.selectNoFrom(toCount(tx, filter).as('total')).executeTakeFirstOrThrow();
  return Number(total);
}

/** The same as a SQL expression. */
export function toCount(tx: VendorDb, filter: BookingFilter): RawBuilder<string> {
  const seatsOf = asksForPersonAlone(filter);
  if (seatsOf) return countSeats(tx, seatsOf);
  const words = asksForWordsAlone(filter);
  if (words) return foundCount(tx, words, MOST);
  if (isTallied(filter))
    return sql`(${tallied(tx, filter).select(sql`coalesce(sum(bookings), 0)`.as('total'))})`;
  const side = findSide(filter);
  if (side && asksForSideAlone(filter)) return countOneSide(tx, side, filter.statuses);
  const found = counted(tx, filter).select('booking.booking_id').limit(MOST);
  return sql`(select count(*) from (${found}) as counted)`;
}

/** How many match a filter combined with each of these, as one row; a person's meetings are looked up once for all. */
export function countEach<Name extends string>(
  tx: VendorDb,
  filter: BookingFilter,
  added: Record<Name, Added>,
): JsonRows<Record<Name, number>> {
  const names = Object.keys(added) as Name[];
  const isOfPerson = findPerson(filter) && filter.words.length + (filter.found?.length ?? 0) === 0;
  if (!isOfPerson) {
    const counts = names.map((name) => toCount(tx, { ...filter, ...added[name] }).as(name));
    return asJson(tx.selectNoFrom(counts).$castTo<Record<string, number>>(), {});
  }
  const changed = names.flatMap((name) => Object.keys(added[name])) as (keyof Added)[];
  const own = { scope: { everything: true as const }, words: [], ...toRecord(changed, (key) => filter[key]) };
  const counts = counted(tx, { ...filter, ...toRecord(changed, () => undefined) }).select((where) =>
    names.map((name) => {
      const asked = conditions(where as Builder, tx, { ...own, ...added[name] });
      return sql<number>`least(count(*) filter (where ${where.and(asked)}), ${MOST})`.as(name);
    }),
  );
  return asJson(counts.$castTo<Record<string, number>>(), {});
}

const toRecord = <Key extends string, Value>(keys: Key[], toValue: (key: Key, index: number) => Value) =>
  Object.fromEntries(keys.map((key, index) => [key, toValue(key, index)])) as Record<Key, Value>;

type Added = Partial<Omit<BookingFilter, 'scope' | 'words'>>;
type Builder = ExpressionBuilder<Tables, 'booking'>;

/** The same by status, with how many of each were rescheduled. */
export const countByStatus = (tx: VendorDb, filter: BookingFilter) =>
  asJson(isTallied(filter) ? selectTallied(tx, filter) : selectCounted(tx, filter), {});

const selectTallied = (tx: VendorDb, filter: BookingFilter) =>
  tallied(tx, filter)
    .select(({ fn }) => [
      'booking_status',
      fn.sum<number>('bookings').as('total'),
      sql<number>`coalesce(sum(bookings) filter (where is_rescheduled), 0)`.as('rescheduled'),
    ])
    .groupBy('booking_status')
    .having(({ fn }) => fn.sum('bookings'), '>', sql.lit(0));

const selectCounted = (tx: VendorDb, filter: BookingFilter) =>
  counted(tx, filter)
    .select(({ fn }) => [
      'booking_status',
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where reschedule_count > 0)`.as('rescheduled'),
    ])
    .groupBy('booking_status');

/** True if the tally distinguishes everything the filter asks for. */
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

/** True if a filter asks only for statuses and what is owed or unanswered. */
const asksForSideAlone = ({
  isUnanswered: _unanswered,
  feedback: _feedback,
  from: _from,
  ...others
}: BookingFilter) => !others.isRescheduled && isTallied(others);

/** The filter's words if it asks for nothing else and the word table can look up all of them. */
function asksForWordsAlone({ words, found = [], ...others }: BookingFilter): string[] | undefined {
  const isMixed = words.length > 0 && found.length > 0;
  if (isMixed || others.statuses || others.isRescheduled || others.feedback) return undefined;
  const asked = found.length > 0 ? found : words;
  return asked.length > 0 && isTallied({ ...others, words: [] }) ? asked : undefined;
}

/** The person if the filter asks only for their meetings: then seats are counted without reading bookings. */
function asksForPersonAlone({ personEmail, panelistEmail, ...others }: BookingFilter): Seats | undefined {
  if (others.statuses || others.isRescheduled || others.feedback || !isTallied(others)) return undefined;
  return personEmail && panelistEmail ? undefined : findPerson({ personEmail, panelistEmail });
}

function findPerson({ personEmail, panelistEmail }: Partial<BookingFilter>): Seats | undefined {
  const email = panelistEmail || personEmail;
  return email ? { email, asPanelist: Boolean(panelistEmail) } : undefined;
}

type Seats = { email: string; asPanelist: boolean };

function countSeats(tx: VendorDb, { email, asPanelist }: Seats): RawBuilder<string> {
  const seats = tx
    .selectOwn('booking_person', { email })
    .select('booking_id')
    .distinct()
    .$if(asPanelist, (query) => query.where('role', '=', sql.lit('PANELIST')))
    .limit(MOST);
  return sql`(select count(*) from (${seats}) as counted)`;
}

const tallied = (tx: VendorDb, { statuses, isRescheduled, feedback }: BookingFilter) =>
  tx
    .selectOwn('booking_tally')
    .$if(statuses !== undefined, (query) => query.where('booking_status', 'in', statuses ?? []))
    .$if(isRescheduled === true, (query) => query.where('is_rescheduled', '=', true))
    .$if(feedback !== undefined, (query) => query.where('scorecards', '=', 'ALL'));

/** Always looks up words, or else a person: a count needs no order to read in. */
function counted(tx: VendorDb, { words, found = [], ...others }: BookingFilter) {
  const lookedUp = found.length > 0 ? found : words;
  const filter = { ...others, words: found.length > 0 ? words : [] };
  const person = lookedUp.length > 0 ? undefined : findPerson(others);
  const source = person ? listBookingsOfPerson(tx, person) : listBookingsWith(tx, lookedUp);
  const asked = person?.asPanelist
    ? { ...filter, panelistEmail: undefined }
    : { ...filter, personEmail: person ? undefined : filter.personEmail };
  return tx
    .selectFrom(source.as('booking'))
    .where('vendor_id', '=', tx.vendorId)
    .where((where: Builder) => where.and(conditions(where, tx, asked)));
}
