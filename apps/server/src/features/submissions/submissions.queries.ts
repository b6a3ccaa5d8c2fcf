import { sql, type Selectable, type Updateable } from 'kysely';
import type { CandidateTerms } from '#db/booking-tables.ts';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** A submission with the names of both sides. */
export type SubmissionRow = Selectable<Tables['submission']> & {
  submitter_name: string;
  submitter_zone: string;
  client_name: string;
};

/** Whose submissions are read: those made to a client, or those a supplier made anywhere. */
export type Side = { clientId: VendorId } | { supplierId: VendorId };

/** Submissions by the bookings that were submitted; later rounds have the one of their first. */
export function listSubmissions(db: VendorDb, side: Side, bookingIds: string[]): Promise<SubmissionRow[]> {
  const rows = db
    .selectFrom('submission')
    .innerJoin('vendor as supplier', 'supplier.vendor_id', 'submission.submitter_vendor_id')
    .innerJoin('vendor as client', 'client.vendor_id', 'submission.vendor_id')
    .selectAll('submission')
    .select([
      'supplier.vendor_name as submitter_name',
      'supplier.time_zone as submitter_zone',
      'client.vendor_name as client_name',
    ])
    .where('submission.booking_id', 'in', bookingIds);
  const ofSide =
    'clientId' in side
      ? rows.where('submission.vendor_id', '=', side.clientId)
      : rows.where('submission.submitter_vendor_id', '=', side.supplierId);
  return ofSide.execute();
}

/** Whose booking it is that the own organisation submitted, or a later round of one; undefined for every other. */
export function findClientOf(
  db: VendorDb,
  bookingId: string,
): Promise<{ vendor_id: string; vendor_name: string } | undefined> {
  return db
    .selectFrom('booking')
    .innerJoin('vendor', 'vendor.vendor_id', 'booking.vendor_id')
    .select(['booking.vendor_id', 'vendor.vendor_name'])
    .where('booking.submitter_vendor_id', '=', db.vendorId)
    .where('booking.vendor_id', '<>', db.vendorId)
    .where('booking.booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** The name of an organisation that the own one works with, or did. */
export function findPartner(db: VendorDb, vendorId: string): Promise<{ vendor_name: string } | undefined> {
  return db
    .selectFrom('vendor')
    .select('vendor_name')
    .where('vendor_id', '=', vendorId)
    .where('vendor_id', '<>', db.vendorId)
    .executeTakeFirst();
}

/**
 * Until the transaction ends, everybody else waits who submits a candidate to this client or changes who owns one.
 * Whoever locks a booking besides does so before.
 */
export async function lockOwnership(db: VendorDb, clientId: VendorId) {
  await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('vendor_id', '=', clientId)
    .forNoKeyUpdate()
    .execute();
}

/** By what a candidate is recognised: the numbers in E.164, the profile in its one form. */
export type CandidateKeys = { email: string; phones: string[]; profile: string };

export type KnownBooking = Awaited<ReturnType<typeof listKnown>>[number];

/** Every booking of the client's with this candidate, but `besides` and its later rounds. */
export function listKnown(db: VendorDb, clientId: VendorId, keys: CandidateKeys, besides?: string) {
  const { email, phones, profile } = keys;
  return db
    .selectFrom('booking')
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.vendor_id', '=', 'booking.vendor_id')
        .on((on) =>
          on(
            'submission.booking_id',
            '=',
            on.fn.coalesce('booking.submission_booking_id', 'booking.booking_id'),
          ),
        ),
    )
    .select([
      'booking.booking_id',
      'booking.booking_status',
      'booking.created_at',
      'booking.submitter_vendor_id',
      'submission.jd_id',
      'submission.rtr_state',
      'submission.ownership_state',
      'submission.owned_until',
    ])
    .where('booking.vendor_id', '=', clientId)
    .where((where) =>
      where.or([
        where('booking.candidate_email', '=', email),
        ...(phones.length > 0 ? [where('booking.candidate_phone', 'in', phones)] : []),
        ...(profile ? [where('booking.candidate_linked_in', '=', profile)] : []),
      ]),
    )
    .$if(besides !== undefined, (query) =>
      query.where(
        ({ fn }) => fn.coalesce('booking.submission_booking_id', 'booking.booking_id'),
        '<>',
        besides ?? '',
      ),
    )
    .execute();
}

/** How many candidates a supplier has put forward for a job and not withdrawn. */
export async function countForJob(
  db: VendorDb,
  clientId: VendorId,
  { jdId, supplierId }: { jdId: string; supplierId: VendorId },
): Promise<number> {
  const { total } = await db
    .selectFrom('submission')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.vendor_id', '=', 'submission.vendor_id')
        .onRef('booking.booking_id', '=', 'submission.booking_id'),
    )
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('submission.vendor_id', '=', clientId)
    .where('submission.jd_id', '=', jdId)
    .where('submission.submitter_vendor_id', '=', supplierId)
    .where('booking.booking_status', '<>', 'WITHDRAWN')
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Columns = Omit<Updateable<Tables['submission']>, 'vendor_id' | 'booking_id' | 'submitter_vendor_id'>;

export async function updateSubmission(
  db: VendorDb,
  clientId: VendorId,
  bookingId: string,
  columns: Columns,
) {
  await db
    .updateTable('submission')
    .set(columns)
    .where('vendor_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Writes what the supplier says of its candidate's pay and offers over what it said before. */
export async function mergeTerms(db: VendorDb, clientId: VendorId, bookingId: string, terms: CandidateTerms) {
  await db
    .updateTable('submission')
    .set({ candidate_terms: sql`candidate_terms || ${JSON.stringify(terms)}::jsonb` })
    .where('vendor_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** A further round of a submitted candidate is the supplier's as well, where it is the same candidate's. */
export async function carrySubmission(db: VendorDb, clientId: VendorId, bookingId: string) {
  await sql`
    update booking
    set submitter_vendor_id = previous.submitter_vendor_id,
      submission_booking_id = coalesce(previous.submission_booking_id, previous.booking_id)
    from booking as previous
    where booking.vendor_id = ${clientId} and booking.booking_id = ${bookingId}
      and booking.submitter_vendor_id is null
      and previous.vendor_id = ${clientId} and previous.booking_id = booking.previous_booking_id
      and previous.submitter_vendor_id is not null
      and (previous.candidate_email = booking.candidate_email
        or booking.candidate_phone <> '' and previous.candidate_phone = booking.candidate_phone
        or booking.candidate_linked_in <> '' and previous.candidate_linked_in = booking.candidate_linked_in)
  `.execute(db);
}

/** Notes when the first scorecard came in; a later one changes nothing. */
export async function stampFeedback(db: VendorDb, clientId: VendorId, bookingId: string, at: Date) {
  await db
    .updateTable('submission')
    .set({ feedback_at: at })
    .where('vendor_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .where('feedback_at', 'is', null)
    .execute();
}

/** What was agreed on when a candidate was submitted, and how far the candidate's agreement is. */
export function findTerms(db: VendorDb, clientId: VendorId, bookingId: string) {
  return db
    .selectFrom('submission')
    .select(['submitter_vendor_id', 'jd_id', 'rtr_state', 'ownership_days', 'ownership_state', 'owned_until'])
    .where('vendor_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}
