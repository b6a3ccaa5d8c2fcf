import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { listVendorComments } from './vendor-comments.service.ts';
import { listVendorDocuments } from './vendor-documents.service.ts';
import { ownFigures, partnerFigures } from './vendor-figures.service.ts';
import { requireAssociation } from './vendors.service.ts';
import { toOwnVendor, toPartner } from './read-vendor.mapper.ts';
import * as queries from './read-vendor.queries.ts';

type ListRequest = ParsedRequestOf<typeof endpoints.listVendors>;

/** The associated organizations; another organization's list is not found. */
export async function listVendors(
  { db, clock }: Context,
  { vendorId }: Session,
  { params, query }: ListRequest,
): Promise<ResponseOf<typeof endpoints.listVendors>> {
  if (params.id !== vendorId) throw new AppError('NOT_FOUND');
  const { relationship, associationStatus, q = '', sort = 'vendorName', ...paging } = query;
  const filter = { words: searchWords(q), relationship, associationStatus };
  const { page, pageSize, limit, offset } = toPageWindow(paging);
  return asVendor(db, vendorId, async (tx) => {
    const [rows, total] = await Promise.all([
      queries.listPartners(tx, filter, { sort, limit, offset }),
      queries.countPartners(tx, filter),
    ]);
    const data = await withFigures(tx, rows, clock.now());
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}

/** One organization with its comments and documents: the caller's own, or an associated one. */
export async function getVendor({ clock }: Context, tx: VendorDb, id: string) {
  const vendor = await readVendor(tx, id, clock.now());
  const about = (await requireAssociation(tx, vendor.vendorId))?.associationId ?? null;
  const [comments, documents] = await Promise.all([
    listVendorComments(tx, about),
    listVendorDocuments(tx, about),
  ]);
  return { vendorId: vendor.vendorId, data: { ...vendor, comments, documents } };
}

/** The organization as in the contract; NOT_FOUND if it is not associated with the caller's. */
export async function readVendor(tx: VendorDb, vendorId: string, now: Date): Promise<Vendor> {
  if (vendorId === tx.vendorId) {
    const [own, figures] = await Promise.all([queries.findOwnVendor(tx), ownFigures(tx, now)]);
    return toOwnVendor(own, figures);
  }
  const row = await queries.findPartner(tx, vendorId);
  const [vendor] = row ? await withFigures(tx, [row], now) : [];
  if (!vendor) throw new AppError('NOT_FOUND');
  return vendor;
}

async function withFigures(tx: VendorDb, rows: queries.PartnerRow[], now: Date): Promise<Vendor[]> {
  const figures = await partnerFigures(tx, rows, now);
  return rows.map((row) => toPartner(row, tx.vendorId, figures(row.vendor_id)));
}
