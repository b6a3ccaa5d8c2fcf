import { roleHolds } from '@slotwise/contract/permissions';
import type { Context, Session } from '#context.ts';
import { asSupplier, asVendor, readAsVendor, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { findAssociation } from '#features/vendors/vendors.service.ts';
import { AppError } from '#lib/app-error.ts';
import { findSubmissionClient, findPartner } from './submission.queries.ts';

export type Guest = Session & { guestOf: NonNullable<Session['guestOf']> };

/** The caller's role in a booking: a recruiter is a guest of the client that the candidate was submitted to. */
export async function actorFor(
  { db }: Pick<Context, 'db'>,
  session: Session,
  bookingId: string,
): Promise<Session> {
  if (!roleHolds(session.role, 'create_meeting')) return session;
  return asSupplier(db, session.vendorId, async (tx) => {
    const client = await findSubmissionClient(tx, bookingId);
    return client ? buildGuest(tx, session, client) : session;
  });
}

/**
 * Reads a booking of the caller's organization as themselves, and one submitted to a client as its guest. `read` throws
 * NOT_FOUND for any booking outside its tenant.
 */
export async function atBooking<T>(
  context: Pick<Context, 'db'>,
  session: Session,
  bookingId: string,
  read: (tx: VendorDb, actor: Session) => Promise<T>,
): Promise<T> {
  const readAs = (actor: Session) => readAsVendor(context.db, actor.vendorId, (tx) => read(tx, actor));
  try {
    return await readAs(session);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    const actor = await actorFor(context, session, bookingId);
    if (!actor.guestOf) throw error;
    return readAs(actor);
  }
}

/** The caller as a guest of an associated organization; NOT_FOUND for any other. */
export async function guestAt(
  { db }: Pick<Context, 'db'>,
  session: Session,
  vendorId: string,
): Promise<Session> {
  if (vendorId === session.vendorId) return session;
  if (!roleHolds(session.role, 'create_meeting')) throw new AppError('NOT_FOUND');
  return asVendor(db, session.vendorId, async (tx) => {
    const partner = await findPartner(tx, vendorId);
    if (!partner) throw new AppError('NOT_FOUND');
    return buildGuest(tx, session, { vendor_id: vendorId, ...partner });
  });
}

async function buildGuest(
  tx: VendorDb,
  session: Session,
  client: { vendor_id: string; vendor_name: string },
): Promise<Guest> {
  const { vendorId, vendorName } = session;
  const clientId = toVendorId(client.vendor_id);
  const isActive = (await findAssociation(tx, { clientId }))?.associationStatus === 'ACTIVE';
  return {
    ...session,
    vendorId: clientId,
    vendorName: client.vendor_name,
    role: 'USER_PANEL',
    guestOf: { vendorId, vendorName, isActive },
  };
}
