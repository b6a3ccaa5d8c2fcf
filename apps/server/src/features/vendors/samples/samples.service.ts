import { uuidv7 } from 'uuidv7';
import type { VendorDb } from '#db/tenancy.ts';
import { EMPTY_CARD, newAssociationRow, type NewVendor } from '../adding/adding.mapper.ts';
import { insertAssociation, insertUnclaimed } from '../adding/adding.queries.ts';
import { changedCard } from '../changes/changes.mapper.ts';
import { NO_FIGURES } from '../figures/figures.mapper.ts';
import { toOwnVendor } from '../reading/reading.mapper.ts';
import { findOwnVendor } from '../reading/reading.queries.ts';

/** Adds invented organizations with which the own one is at work; their contacts are asked nothing. */
export async function addSampleVendors(tx: VendorDb, requests: NewVendor[], now: Date): Promise<void> {
  const blank = { ...toOwnVendor(await findOwnVendor(tx), NO_FIGURES), ...EMPTY_CARD };
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
    await insertAssociation(tx, { ...row, association_status: 'ACTIVE', accepted_at: now });
  }
}
