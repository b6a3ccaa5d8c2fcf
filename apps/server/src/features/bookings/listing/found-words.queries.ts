import { LIMITS } from '@slotwise/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/**
 * How many bookings are looked up one by one. If words match more, the list is scanned in its own order and each row is
 * checked.
 */
const FEW = 5000;
/** A booking has few words with the same prefix, so this many entries stand for as many bookings as are counted. */
const MOST_ENTRIES = 4 * LIMITS.countedUpTo;
/** The word table truncates longer words. */
const KEPT_LENGTH = 48;
/** Sorts after all words with the prefix before it. */
const LAST = '\u{10ffff}';

/** Which words are searched: the candidate's, everyone else's, or the candidates' phone numbers. */
export type Part = 'CANDIDATE' | 'REST' | 'PHONE';
export const EVERY_WORD: readonly Part[] = ['CANDIDATE', 'REST'];

/** How words are searched: `found` in the word table, `words` by checking each row. */
export type Search = { found: string[]; words: string[] };

/** How to find words: look up the rarest and check the others, or look up all together if few bookings have them all. */
export async function findRarest(tx: VendorDb, words: string[], parts = EVERY_WORD): Promise<Search> {
  if (words.length === 0) return { found: [], words };
  const counts = words.map((word, index) => {
    const entries = sql`select from (${selectEntries(tx, word, parts)}) entry limit ${FEW + 1}`;
    return sql`(select count(*)::int from (${entries}) counted) as ${sql.ref(String(index))}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(tx);
  const entries = Object.values(rows[0] ?? {});
  const fewest = Math.min(...entries);
  if (fewest <= FEW) {
    const rarest = entries.indexOf(fewest);
    const isCut = (words[rarest]?.length ?? 0) > KEPT_LENGTH;
    return {
      found: words.slice(rarest, rarest + 1),
      words: words.filter((_, index) => isCut || index !== rarest),
    };
  }
  const isRare = words.length > 1 && (await countFound(tx, words, FEW + 1, parts)) <= FEW;
  return isRare ? { found: words, words: [] } : { found: [], words };
}

/** How many bookings have all of these words, capped at `most`. */
export async function countFound(
  tx: VendorDb,
  words: string[],
  most: number,
  parts = EVERY_WORD,
): Promise<number> {
  const total = foundCount(tx, words, most, parts);
  const { found } = await tx.selectNoFrom(total.as('found')).executeTakeFirstOrThrow();
  return Number(found);
}

/** The same as a SQL expression. */
export const foundCount = (tx: VendorDb, words: string[], most: number, parts = EVERY_WORD) =>
  sql<string>`(select count(*)
    from (select from (${selectFound(tx, words, parts, MOST_ENTRIES)}) found limit ${most}) counted)`;

/** The ids of the bookings with all of these words, each once; for a single word only those of the first `entries`. */
function selectFound(tx: VendorDb, words: string[], parts: readonly Part[], entries?: number) {
  const [first = ''] = words;
  if (words.length > 1)
    return sql.join(
      words.map((word) => selectEntries(tx, word, parts)),
      sql` intersect `,
    );
  return sql`select distinct booking_id from (${selectEntries(tx, first, parts)} limit ${entries ?? null}) entry`;
}

/** Only comparisons with both ends of a range are leakproof, so that row-level security lets an index answer them. */
function selectEntries(tx: VendorDb, word: string, parts: readonly Part[]) {
  const beginning = word.slice(0, KEPT_LENGTH);
  return sql`select booking_id from booking_word where vendor_id = ${tx.vendorId} and part = any(${[...parts]}::text[])
    and word >= ${beginning} and word < ${beginning + LAST}`;
}

/** The bookings to read from: all, or those with these words, looked up one by one whatever the planner prefers. */
export const listBookingsWith = (
  tx: VendorDb,
  found: string[] = [],
  parts = EVERY_WORD,
): RawBuilder<BookingRow> => (found.length === 0 ? sql`booking` : lookUp(tx, selectFound(tx, found, parts)));

/** A person's meetings, or those they interview in, looked up the same way. */
export const listBookingsOfPerson = (
  tx: VendorDb,
  { email, asPanelist }: { email: string; asPanelist: boolean },
): RawBuilder<BookingRow> =>
  lookUp(
    tx,
    sql`select distinct booking_id from booking_person where vendor_id = ${tx.vendorId} and email = ${email}
      and ${asPanelist ? sql`role = 'PANELIST'` : sql`true`}`,
  );

const lookUp = (tx: VendorDb, ids: RawBuilder<unknown>): RawBuilder<BookingRow> =>
  sql`(select kept.* from (${ids}) found cross join lateral (
    select * from booking where vendor_id = ${tx.vendorId} and booking_id = found.booking_id limit 1) kept)`;
