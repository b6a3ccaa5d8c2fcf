import type { Hit } from '@slotwise/contract/search/search.schema';
import type { findJobs, findPanelists, findVendors } from './search.queries.ts';

type RowOf<Find extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];

const toLine = (parts: string[]): string => parts.filter(Boolean).join(' · ');

export const jobHit = (row: RowOf<typeof findJobs>): Hit => ({
  id: row.jd_id,
  name: row.title,
  context: toLine([row.jd_code, row.client_name]),
  email: '',
});

export const panelistHit = (row: RowOf<typeof findPanelists>): Hit => ({
  id: row.panelist_id,
  name: row.display_name,
  context: toLine([row.designation, row.skills.slice(0, 3).join(', ')]),
  email: row.email,
});

export const vendorHit = (row: RowOf<typeof findVendors>): Hit => ({
  id: row.vendor_id,
  name: row.vendor_name,
  context: toLine([row.vendor_id === row.supplier_vendor_id ? 'Supplier' : 'Client', row.contact_name]),
  email: row.contact_email,
});
