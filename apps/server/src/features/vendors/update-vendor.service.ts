import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { updateVendor as endpoint } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import type { Context, Session } from '#context.ts';
import { isConstraintViolation } from '#db/faults/database-errors.ts';
import { asVendor, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { admitContact, admitInvitation, mayMailPartner } from '#features/auth/limits.service.ts';
import { AppError, requirePresentVersion } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { ask } from './invite-vendor.service.ts';
import { knownAlready, requireNewContact } from './contacts.service.ts';
import { NO_FIGURES } from './vendor-figures.mapper.ts';
import { toTerms } from './vendor-mails.mapper.ts';
import { findAdministrators, mailAdministrators, type Reader } from './vendor-mails.service.ts';
import { toOwnVendor } from './read-vendor.mapper.ts';
import { findPartner, lockOwnVendor, lockPartner } from './read-vendor.queries.ts';
import { readVendor } from './read-vendor.service.ts';
import * as mapper from './update-vendor.mapper.ts';
import * as queries from './update-vendor.queries.ts';
import type * as rules from './update-vendor.rules.ts';
import { type ChangeRequest, buildPlan } from './plan-update.rules.ts';

type Request = ParsedRequestOf<typeof endpoint>;
type Answer = ResponseOf<typeof endpoint>;

/** Changes the caller's organization, or the terms with another one; the version is that of the record read. */
export async function updateVendor(
  context: Context,
  session: Session,
  { params, body }: Request,
): Promise<Answer> {
  const { vendorId } = params;
  const { vendorId: named, ...caller } = body;
  // A record sent back names itself, a client names its own organization; no one else is accepted.
  requireOwnCallerFields(session, named === vendorId ? caller : body);
  requireTimeZone('timeZone', body.timeZone);
  requireTimeZone('memberDefaults.timeZone', body.memberDefaults?.timeZone ?? undefined);
  const request = { context, session, vendorId, body };
  if (vendorId === session.vendorId) await updateOwn(request);
  else await updatePartner(request);
  const now = context.clock.now();
  const data = await asVendor(context.db, session.vendorId, (tx) => readVendor(tx, vendorId, now));
  return { status: 'success', vendorId, data };
}

/** The own card and settings; there is no association with oneself, so fields of one are not accepted. */
const updateOwn = ({ context, session, body }: ChangeRequest): Promise<void> =>
  asVendor(context.db, session.vendorId, async (tx) => {
    const row = await lockOwnVendor(tx);
    requirePresentVersion(row.version, body.version);
    const shown = toOwnVendor(row, NO_FIGURES);
    const columns = { ...mapper.changedCard(body, shown), ...mapper.changedSettings(body, shown) };
    if (!mapper.isNone(columns)) await queries.updateCard(tx, tx.vendorId, columns);
  });

/** The people to mail about the change are looked up first, since they are in another organization. */
async function updatePartner(request: ChangeRequest): Promise<void> {
  const { context, session, vendorId, body } = request;
  const seen = await asVendor(context.db, session.vendorId, (tx) => findPartner(tx, vendorId));
  if (!seen) throw new AppError('NOT_FOUND');
  // An otherwise invalid change must not reveal who owns an address.
  buildPlan(seen, request);
  const isUnclaimed = seen.vendor_status === 'UNCLAIMED';
  const { contactEmail } = body;
  if (isUnclaimed && contactEmail !== undefined && contactEmail !== seen.contact_email) {
    await requireNewContact(context, session, contactEmail);
  }
  const readers = isUnclaimed ? [] : await findAdministrators(context, toVendorId(vendorId));
  try {
    await asVendor(context.db, session.vendorId, (tx) => changePartner(tx, request, readers));
  } catch (error) {
    if (isConstraintViolation(error, 'unclaimed_vendor_is_added_once'))
      throw knownAlready(contactEmail ?? '');
    throw error;
  }
}

async function changePartner(tx: VendorDb, request: ChangeRequest, readers: Reader[]): Promise<void> {
  const { context, session, vendorId } = request;
  const row = await lockPartner(tx, vendorId);
  if (!row) throw new AppError('NOT_FOUND');
  const { card, side, shared, notice } = buildPlan(row, request);
  if (!mapper.isNone(side)) await queries.saveSide(tx, row.association_id, side);
  if (!mapper.isNone(card)) await queries.updateCard(tx, vendorId, card);
  if (mapper.isNone(card) && mapper.isNone(shared)) return;
  const updated_at = context.clock.now();
  await queries.updateAssociation(tx, row.association_id, { ...shared, updated_at });
  const newContact = card.contact_email;
  if (newContact) await inviteNewContact(context, tx, vendorId, newContact);
  await tell(tx, { context, session, vendorId, readers, notice, isNewContact: Boolean(newContact) });
}

async function inviteNewContact(context: Context, tx: VendorDb, vendorId: string, email: string) {
  await admitContact(context, tx, email);
  await queries.updateUnclaimedEmail(tx, vendorId, email);
}

type Telling = Omit<ChangeRequest, 'body'> & {
  readers: Reader[];
  notice: rules.StatusChange['notice'] | undefined;
  isNewContact: boolean;
};

/** Notifies the other side; an unclaimed one gets only its invitation. */
async function tell(tx: VendorDb, { context, session, vendorId, readers, notice, isNewContact }: Telling) {
  const row = await findPartner(tx, vendorId);
  if (!row) return;
  const isUnclaimed = row.vendor_status === 'UNCLAIMED';
  if (notice === 'requested') await admitInvitation(context, tx, row.association_id);
  if (notice === 'requested' || (isNewContact && row.association_status === 'PENDING')) {
    await ask(context, tx, { session, readers, row });
  } else if (notice && !isUnclaimed && (await mayMailPartner(context, tx, row.association_id))) {
    await mailAdministrators(
      context,
      tx,
      { readers, readerVendorId: vendorId },
      {
        kind: notice,
        as: row.client_id === tx.vendorId ? 'client' : 'supplier',
        terms: toTerms(row),
        author: session,
        about: tx.vendorId,
      },
    );
  }
}
