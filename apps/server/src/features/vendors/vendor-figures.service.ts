import type { VendorStats } from '@slotwise/contract/vendors/vendors.schema';
import { readSubmitted, type VendorDb } from '#db/tenancy.ts';
import { toVendorStats, NO_FIGURES } from './vendor-figures.mapper.ts';
import * as queries from './vendor-figures.queries.ts';

type Partner = { vendor_id: string; client_id: string };

/** The figures of a page of organizations, by id: one query for the suppliers among them and one for the clients. */
export async function partnerFigures(
  tx: VendorDb,
  partners: Partner[],
  now: Date,
): Promise<(vendorId: string) => VendorStats> {
  const suppliers = partners.filter(({ client_id }) => client_id === tx.vendorId);
  const clients = partners.filter(({ client_id }) => client_id !== tx.vendorId);
  const found = await Promise.all([
    suppliers.length > 0 ? queries.selectPartnerFigures(tx, 'SUPPLIER', toIds(suppliers), now).execute() : [],
    clients.length > 0
      ? readSubmitted(tx, (own) => queries.selectPartnerFigures(own, 'CLIENT', toIds(clients), now))
      : [],
  ]);
  const byId = new Map(found.flat().map((row) => [row.partner_id, toVendorStats(row)]));
  return (vendorId) => byId.get(vendorId) ?? NO_FIGURES;
}

const toIds = (partners: Partner[]): string[] => partners.map(({ vendor_id }) => vendor_id);

export const ownFigures = async (tx: VendorDb, now: Date): Promise<VendorStats> =>
  toVendorStats(await queries.getOwnFigures(tx, now));
