import { roleHolds } from '@slotwise/contract/permissions';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import { asVendor, vendorIdOf, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { findAssociation } from '#features/vendors/vendors.service.ts';
import { AppError } from '#lib/app-error.ts';
import { findPhoneCountry } from '#features/scheduling/new-booking.queries.ts';
import * as queries from '#features/submissions/submissions.queries.ts';

/** Somebody of a supplier at a client's record. */
export type Guest = Session & { guestOf: NonNullable<Session['guestOf']> };

/**
 * As whom the caller faces a booking: as a guest of the client where the own organisation submitted the candidate, as
 * themselves everywhere else. Only recruiters look after submissions.
 */
export async function actorFor(
  { db }: Pick<Context, 'db'>,
  session: Session,
  bookingId: string,
): Promise<Session> {
  if (!roleHolds(session.role, 'create_meeting')) return session;
  return asVendor(db, session.vendorId, async (tx) => {
    const client = await queries.findClientOf(tx, bookingId);
    return client ? guestOf(tx, session, client) : session;
  });
}

/** The caller as a guest of an organisation the own one works with; NOT_FOUND for every other. */
export async function guestAt(
  { db }: Pick<Context, 'db'>,
  session: Session,
  vendorId: string,
): Promise<Session> {
  if (vendorId.toLowerCase() === session.vendorId) return session;
  if (!roleHolds(session.role, 'create_meeting')) throw new AppError('NOT_FOUND');
  return asVendor(db, session.vendorId, async (tx) => {
    const partner = await queries.findPartner(tx, vendorId);
    if (!partner) throw new AppError('NOT_FOUND');
    return guestOf(tx, session, { vendor_id: vendorId, ...partner });
  });
}

async function guestOf(
  tx: VendorDb,
  session: Session,
  client: { vendor_id: string; vendor_name: string },
): Promise<Guest> {
  const { vendorId, vendorName, userId } = session;
  const clientId = vendorIdOf(client.vendor_id);
  const phoneCountry = (await findPhoneCountry(tx, vendorId, userId)) ?? LIMITS.defaultPhoneCountry;
  const isActive = (await findAssociation(tx, { clientId }))?.associationStatus === 'ACTIVE';
  return {
    ...session,
    vendorId: clientId,
    vendorName: client.vendor_name,
    role: 'USER_PANEL',
    guestOf: { vendorId, vendorName, phoneCountry, isActive },
  };
}

type Rows = { booking_id: string; submitter_vendor_id: string | null; submission_booking_id: string | null };

/** The submissions behind these bookings of one side, by booking; those of own candidates are not in it. */
export async function findSubmissionsOf(
  tx: VendorDb,
  side: queries.Side,
  rows: Rows[],
): Promise<Map<string, queries.SubmissionRow>> {
  const submitted = rows.filter(({ submitter_vendor_id: id }) => id !== null);
  if (submitted.length === 0) return new Map();
  const found = await queries.listSubmissions(tx, side, [...new Set(submitted.map(submittedIdOf))]);
  const byId = new Map(found.map((one) => [one.booking_id, one]));
  return new Map(
    submitted.flatMap((row) => {
      const submission = byId.get(submittedIdOf(row));
      return submission ? [[row.booking_id, submission] as const] : [];
    }),
  );
}

/** The booking by which the candidate of this one was submitted. */
export const submittedIdOf = (row: Pick<Rows, 'booking_id' | 'submission_booking_id'>): string =>
  row.submission_booking_id ?? row.booking_id;

/** The submission behind a booking of the client's. */
export async function findSubmissionOf(
  tx: VendorDb,
  clientId: VendorId,
  row: Rows,
): Promise<queries.SubmissionRow | undefined> {
  return (await findSubmissionsOf(tx, { clientId }, [row])).get(row.booking_id);
}
