import type { VendorStats } from '@slotwise/contract/vendors/vendors.schema';
import type { VendorDb } from '#db/tenancy.ts';
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
  const rows = [
    ...(await figuresFor(tx, 'SUPPLIER', suppliers, now)),
    ...(await figuresFor(tx, 'CLIENT', clients, now)),
  ];
  const byId = new Map(rows.map((row) => [row.partner_id, toVendorStats(row)]));
  return (vendorId) => byId.get(vendorId) ?? NO_FIGURES;
}

async function figuresFor(tx: VendorDb, relationship: 'SUPPLIER' | 'CLIENT', partners: Partner[], now: Date) {
  if (partners.length === 0) return [];
  const ids = partners.map(({ vendor_id }) => vendor_id);
  return queries.listPartnerFigures(tx, relationship, ids, now);
}

/** The figures of all the meetings of the own organization. */
export async function ownFigures(tx: VendorDb, now: Date): Promise<VendorStats> {
  return toVendorStats(await queries.getOwnFigures(tx, now));
}
