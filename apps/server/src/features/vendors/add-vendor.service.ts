import type { ResponseOf } from '@slotwise/contract/endpoint';
import type * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { isConstraintViolation } from '#db/faults/database-errors.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { admitVendor } from '#features/auth/limits.service.ts';
import type { Member } from '#features/auth/people.service.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { changedCard, changedSide, isNone } from './update-vendor.mapper.ts';
import { saveSide } from './update-vendor.queries.ts';
import { requirePeriod } from './update-vendor.rules.ts';
import { findOrganizationByEmail, knownAlready } from './contacts.service.ts';
import { findAdministrators, type Reader } from './vendor-mails.service.ts';
import { toBlankVendor, toPartner } from './read-vendor.mapper.ts';
import { findOwnVendor } from './read-vendor.queries.ts';
import { NO_FIGURES } from './vendor-figures.mapper.ts';
import { listOwnAssociations } from './vendors.service.ts';
import { newAssociationRow, type NewVendor } from './add-vendor.mapper.ts';
import * as queries from './add-vendor.queries.ts';
import { ask, getPartner } from './invite-vendor.service.ts';

type Created = ResponseOf<typeof changes.createVendor>;

/** Adds an organization: the one the contact works for is asked, else a card waits until it is claimed. */
export async function createVendor(
  context: Context,
  session: Session,
  body: NewVendor,
  call: Call,
): Promise<Created> {
  requireOwnCallerFields(session, body);
  requireTimeZone('timeZone', body.timeZone);
  requirePeriod({ agreementStart: body.agreementStart ?? '', agreementEnd: body.agreementEnd ?? '' });
  const owner = await findOrganizationByEmail(context, session, body.contactEmail);
  const readers = owner ? await findAdministrators(context, owner.vendorId) : [];
  const now = context.clock.now();
  try {
    return await asVendor(context.db, session.vendorId, (tx) =>
      idempotently(tx, { session, operation: 'create-vendor', call, body, now }, () =>
        add(context, tx, { session, body, owner, readers }),
      ),
    );
  } catch (error) {
    if (ADDED_TWICE.some((name) => isConstraintViolation(error, name))) throw knownAlready(body.vendorName);
    throw error;
  }
}

/** Two requests for one organization may both find it new; the database accepts one. */
const ADDED_TWICE = ['association_is_one_per_pair', 'unclaimed_vendor_is_added_once'];

type Adding = { session: Session; body: NewVendor; owner: Member | undefined; readers: Reader[] };

async function add(context: Context, tx: VendorDb, adding: Adding): Promise<Created> {
  const { session, body, owner } = adding;
  const now = context.clock.now();
  await requireNew(tx, adding);
  await admitVendor(context, tx, owner ? undefined : body.contactEmail);
  const partner = owner?.vendorId ?? uuidv7();
  const blank = toBlankVendor(await findOwnVendor(tx));
  if (!owner) {
    const { vendorName: vendor_name } = body;
    const { timeZone: time_zone, country, currency } = blank;
    const card = { vendor_name, time_zone, country, currency, ...changedCard(body, blank) };
    await queries.insertUnclaimed(tx, { ...card, vendor_id: partner, created_at: now }, body.contactEmail);
  }
  const ids = { associationId: uuidv7(), own: session.vendorId, partner, now };
  const row = newAssociationRow(body, ids);
  await queries.insertAssociation(tx, row);
  const side = changedSide(body, blank);
  if (!isNone(side)) await saveSide(tx, ids.associationId, side);
  const added = await getPartner(tx, partner);
  await ask(context, tx, { session, readers: adding.readers, row: added });
  return { status: 'success', vendorId: partner, data: toPartner(added, tx.vendorId, NO_FIGURES) };
}

async function requireNew(tx: VendorDb, { owner, body }: Adding): Promise<void> {
  if (owner) {
    const [known] = await listOwnAssociations(tx, { partnerIds: [owner.vendorId] });
    if (known) throw knownAlready(owner.vendorName);
    return;
  }
  const unclaimed = await queries.findUnclaimed(tx, body.contactEmail);
  if (unclaimed) throw knownAlready(unclaimed.vendor_name);
}
