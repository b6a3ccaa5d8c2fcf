import { LIMITS } from '@slotwise/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** So many bookings are looked up one by one. Where words find more, a list is read in its own order and each row is asked. */
const FEW = 5000;
/** A booking has a word that begins alike a few times at most, so this many entries stand for as many as are counted. */
const MOST_ENTRIES = 4 * LIMITS.countedUpTo;
/** Of a longer word the table keeps no more. */
const KEPT_LENGTH = 48;
/** Behind all words that begin like the one before it. */
const LAST = '\u{10ffff}';

/** Whose words are looked through: the candidate's, everyone's, or the candidates' telephone numbers. */
export type Part = 'CANDIDATE' | 'REST' | 'PHONE';
export const EVERY_WORD: readonly Part[] = ['CANDIDATE', 'REST'];

/** How words are looked for: `found` by the table of words, `words` by asking each row. */
export type Search = { found: string[]; words: string[] };

/** How words are looked for: the rare ones looked up and asked for the others, or together where few bookings have all. */
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

/** How many bookings have all of these words, no more than `most`. */
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

/** The same as a value of a statement. */
export const foundCount = (tx: VendorDb, words: string[], most: number, parts = EVERY_WORD) =>
  sql<string>`(select count(*)
    from (select from (${selectFound(tx, words, parts, MOST_ENTRIES)}) found limit ${most}) counted)`;

/** The ids of the bookings that have all of these words, each once; of a single word those of the first `entries` alone. */
function selectFound(tx: VendorDb, words: string[], parts: readonly Part[], entries?: number) {
  const [first = ''] = words;
  if (words.length > 1)
    return sql.join(
      words.map((word) => selectEntries(tx, word, parts)),
      sql` intersect `,
    );
  return sql`select distinct booking_id from (${selectEntries(tx, first, parts)} limit ${entries ?? null}) entry`;
}

/** Only comparing with both ends of a range is leakproof, so that row-level security lets an index answer it. */
function selectEntries(tx: VendorDb, word: string, parts: readonly Part[]) {
  const beginning = word.slice(0, KEPT_LENGTH);
  return sql`select booking_id from booking_word where vendor_id = ${tx.vendorId} and part = any(${[...parts]}::text[])
    and word >= ${beginning} and word < ${beginning + LAST}`;
}

/** The bookings to read from: all, or those with these words, looked up one by one whatever a plan would do. */
export const listBookingsWith = (
  tx: VendorDb,
  found: string[] = [],
  parts = EVERY_WORD,
): RawBuilder<BookingRow> => (found.length === 0 ? sql`booking` : lookUp(tx, selectFound(tx, found, parts)));

/** The meetings of a person, or those in which they interview, looked up in the same way. */
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
