import { uuidv7 } from 'uuidv7';
import type { VendorDb } from '#db/tenancy.ts';
import { newAssociationRow, type NewVendor } from './add-vendor.mapper.ts';
import { insertAssociation, insertUnclaimed } from './add-vendor.queries.ts';
import { changedCard } from './update-vendor.mapper.ts';
import { toBlankVendor } from './read-vendor.mapper.ts';
import { findOwnVendor } from './read-vendor.queries.ts';

/** Adds sample organizations with an active association; their contacts are not asked. */
export async function addSampleVendors(tx: VendorDb, requests: NewVendor[], now: Date): Promise<void> {
  const blank = toBlankVendor(await findOwnVendor(tx));
  const { timeZone: time_zone, country, currency } = blank;
  for (const request of requests) {
    const vendorId = uuidv7();
    const card = {
      vendor_id: vendorId,
      vendor_name: request.vendorName,
      time_zone,
      country,
      currency,
      is_sample: true,
      created_at: now,
    };
    await insertUnclaimed(tx, { ...card, ...changedCard(request, blank) }, request.contactEmail);
    const ids = { associationId: uuidv7(), own: tx.vendorId, partner: vendorId, now };
    const row = newAssociationRow(request, ids);
    await insertAssociation(tx, { ...row, association_status: 'ACTIVE', accepted_at: now, is_sample: true });
  }
}
