import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { SupplierDb, VendorDb } from '#db/tenancy.ts';
import { beginAllIn, beginsIn } from '#db/folded.ts';
import { likeAnywhere } from '#lib/text/fold-text.ts';
import { inScope, type Scope } from '#features/bookings/bookings.queries.ts';
import {
  listBookingsWith,
  EVERY_WORD,
  findRarest,
  type Part,
  type Search,
} from '#features/bookings/listing/found-words.queries.ts';

/** Folded words that each must match the start of a word, or the digits of a phone number. */
export type Needle = { words: string[]; digits: string };

type Look = { scope: Scope; needle: Needle; limit: number };
type Builder = ExpressionBuilder<Tables, 'booking'>;

const COLUMNS = [
  'booking_id',
  'booking_status',
  'candidate_name',
  'candidate_email',
  'job_title',
  'round_name',
  'start_time',
  'time_zone',
  'created_at',
] as const;

/** For words that many candidates have, only this many of the newest meetings are searched. */
const NEWEST = 200;

/** Meetings with these words, or of a candidate with this number, newest first. */
export async function findMeetings(tx: VendorDb, { scope, needle, limit }: Look) {
  const search = await findRarest(tx, needle.words);
  const found = selectMatches(tx, scope, search, EVERY_WORD).limit(limit);
  const called = selectCalled(tx, scope, needle.digits).limit(limit);
  return tx
    .selectFrom(findInBoth(tx, found, called).as('booking'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('booking_id', 'desc')
    .limit(limit)
    .execute();
}

/** Candidates with these words in their own name or address, or with this number, each with the newest meeting. */
export async function findCandidates(tx: VendorDb, { scope, needle, limit }: Look) {
  const search = await findRarest(tx, needle.words, ['CANDIDATE']);
  const ofOwnWords = selectMatches(tx, scope, search, ['CANDIDATE'])
    .$if(search.words.length > 0, (query) => query.where(beginAllIn(CANDIDATE, search.words)))
    .$if(search.found.length === 0, (query) => query.limit(NEWEST));
  const newest = tx
    .selectFrom(findInBoth(tx, ofOwnWords, selectCalled(tx, scope, needle.digits)).as('booking'))
    .selectAll()
    .distinctOn('candidate_email')
    .where('candidate_email', '<>', '')
    .orderBy('candidate_email')
    .orderBy('created_at', 'desc')
    .orderBy('booking_id');
  return tx
    .selectFrom(newest.as('candidate'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('booking_id')
    .limit(limit)
    .execute();
}

/** Meetings with these words, newest first. Checks the stored folded text first, since it rules out nearly everything. */
const selectMatches = (tx: VendorDb, scope: Scope, { found, words }: Search, parts: readonly Part[]) =>
  selectNewest(tx, scope, listBookingsWith(tx, found, parts)).where((where) =>
    where.and(words.map((word) => beginsIn(sql`search_text`, word))),
  );

/** Meetings of candidates whose number starts with these digits, with or without the country code, newest first. */
const selectCalled = (tx: VendorDb, scope: Scope, digits: string) =>
  selectNewest(tx, scope, listBookingsWith(tx, [digits], ['PHONE'])).where(sql<boolean>`${digits !== ''}`);

const selectNewest = (tx: VendorDb, scope: Scope, source: ReturnType<typeof listBookingsWith>) =>
  tx
    .selectFrom(source.as('booking'))
    .select(COLUMNS)
    .where('vendor_id', '=', tx.vendorId)
    .where((where) => where.and(inScope(where, tx, scope)))
    .orderBy('created_at', 'desc')
    .orderBy('booking_id', 'desc');

type Newest = ReturnType<typeof selectNewest>;

const findInBoth = (tx: VendorDb, one: Newest, other: Newest) =>
  tx
    .selectFrom(one.as('one'))
    .selectAll()
    .union(tx.selectFrom(other.as('other')).selectAll());

/** The most meetings listed for people who are compared; no one reads more. */
const MOST_MEETINGS = 1000;

type Candidates = { scope: Scope; emails: string[]; phones: string[] };

/** Meetings with a time, of candidates with one of these addresses or numbers, newest first. */
export async function listCandidateMeetings(tx: VendorDb, { scope, emails, phones }: Candidates) {
  if (emails.length + phones.length === 0) return [];
  return tx
    .selectOwn('booking')
    .select(['booking_id', 'booking_status', 'start_time', 'candidate_email', 'candidate_phone'])
    .where('start_time', 'is not', null)
    .where((where) =>
      where.or([
        ...(emails.length > 0 ? [where('candidate_email', 'in', emails)] : []),
        ...(phones.length > 0 ? [where('candidate_phone', 'in', phones)] : []),
      ]),
    )
    .where((where) => where.and(inScope(where, tx, scope)))
    .orderBy('start_time', 'desc')
    .limit(MOST_MEETINGS)
    .execute();
}

/**
 * What the caller's organization submitted to clients, newest first. A client's search text names its panel, so only
 * what a supplier knows itself is searched; the time of a draft is the client's own.
 */
export const selectSubmitted = (tx: SupplierDb, { needle, limit }: Omit<Look, 'scope'>) =>
  tx
    .selectFrom('booking')
    .innerJoin('vendor as client', 'client.vendor_id', 'booking.vendor_id')
    .select(['booking_id', 'booking_status', 'candidate_name', 'candidate_email', 'job_title', 'round_name'])
    .select('client.vendor_name as client_name')
    .where('submitter_vendor_id', '=', tx.vendorId)
    .where('booking.vendor_id', '<>', tx.vendorId)
    .where((where) => where.or([hasKnownWords(where, needle), hasNumber(where, needle)]))
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking_id', 'desc')
    .limit(limit);

const KNOWN = sql`candidate_name || ' ' || candidate_email || ' ' || job_title`;

const hasKnownWords = (where: Builder, { words }: Needle) =>
  words.length > 0 ? beginAllIn(KNOWN, words) : where.lit(false);

const CANDIDATE = sql`candidate_name || ' ' || candidate_email`;

const hasNumber = (where: Builder, { digits }: Needle) =>
  digits ? where('candidate_phone', 'like', likeAnywhere(digits)) : where.lit(false);
