import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { SupplierDb, VendorDb } from '#db/tenancy.ts';
import { foldedLike } from '#db/folded.ts';
import { foldText, likeAnywhere } from '#lib/text/fold-text.ts';
import { inScope, type Scope } from '#features/bookings/bookings.queries.ts';

/** Words that each have to be found, or the digits of a telephone number. */
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

/** Meetings with these words anywhere, or of a candidate with this number, newest first. */
export function findMeetings(tx: VendorDb, { scope, needle, limit }: Look) {
  return tx
    .selectFrom('booking')
    .select(COLUMNS)
    .where('vendor_id', '=', tx.vendorId)
    .where((where) => where.and(inScope(where, tx.vendorId, scope)))
    .where((where) => where.or([hasWords(where, needle), hasNumber(where, needle)]))
    .orderBy('created_at', 'desc')
    .orderBy('booking_id', 'desc')
    .limit(limit)
    .execute();
}

/** Candidates with these words in their own name or address, or with this number, each with the newest meeting. */
export function findCandidates(tx: VendorDb, { scope, needle, limit }: Look) {
  const newest = tx
    .selectFrom('booking')
    .select(COLUMNS)
    .distinctOn('candidate_email')
    .where('vendor_id', '=', tx.vendorId)
    .where('candidate_email', '<>', '')
    .where((where) => where.and(inScope(where, tx.vendorId, scope)))
    .where((where) =>
      where.or([
        where.and([hasWords(where, needle), foldedLike(CANDIDATE, needle.words)]),
        hasNumber(where, needle),
      ]),
    )
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

/** So many meetings of people who are looked at together are listed; no one reads more. */
const MOST_MEETINGS = 1000;

type Candidates = { scope: Scope; emails: string[]; phones: string[] };

/** Meetings that have a time, of candidates with one of these addresses or numbers, newest first. */
export async function listCandidateMeetings(tx: VendorDb, { scope, emails, phones }: Candidates) {
  if (emails.length + phones.length === 0) return [];
  return tx
    .selectFrom('booking')
    .select(['booking_id', 'booking_status', 'start_time', 'candidate_email', 'candidate_phone'])
    .where('vendor_id', '=', tx.vendorId)
    .where('start_time', 'is not', null)
    .where((where) =>
      where.or([
        ...(emails.length > 0 ? [where('candidate_email', 'in', emails)] : []),
        ...(phones.length > 0 ? [where('candidate_phone', 'in', phones)] : []),
      ]),
    )
    .where((where) => where.and(inScope(where, tx.vendorId, scope)))
    .orderBy('start_time', 'desc')
    .limit(MOST_MEETINGS)
    .execute();
}

/**
 * What the own organization submitted to clients, newest first. A client's search text names its panel, so the words
 * are looked for in what a supplier knows itself; the time of a draft is the client's own.
 */
export function selectSubmitted(tx: SupplierDb, { needle, limit }: Omit<Look, 'scope'>) {
  return tx
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
}

const KNOWN = sql`candidate_name || ' ' || candidate_email || ' ' || job_title`;

const hasKnownWords = (where: Builder, { words }: Needle) =>
  words.length > 0 ? foldedLike(KNOWN, words) : where.lit(false);

const CANDIDATE = sql`candidate_name || ' ' || candidate_email`;

/** The text that is kept folded is looked through first, since it says no to nearly everything. */
const hasWords = (where: Builder, { words }: Needle) =>
  where.and(words.map((word) => where('search_text', 'like', likeAnywhere(foldText(word)))));

const hasNumber = (where: Builder, { digits }: Needle) =>
  digits ? where('candidate_phone', 'like', likeAnywhere(digits)) : where.lit(false);
