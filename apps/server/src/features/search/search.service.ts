import type { ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import { roleHolds, type PagePermission } from '@slotwise/contract/permissions';
import type { searchEverywhere as endpoint } from '@slotwise/contract/search/search.endpoints';
import type { Hit } from '@slotwise/contract/search/search.schema';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { findAmongMeetings, type Needle } from '#features/booking-views/find-bookings.service.ts';
import { sideBySide } from '#lib/turns/side-by-side.ts';
import * as mapper from './search.mapper.ts';
import * as queries from './search.queries.ts';
import { toNeedle } from './search.rules.ts';

/** The best hits of each kind for a name, an address or a number; none of what the caller's role may not see. */
export async function searchEverywhere(
  { db }: Context,
  session: Session,
  typed: string,
): Promise<ResponseOf<typeof endpoint>> {
  const needle = toNeedle(typed);
  const [meetings, pages] = await asVendor(db, session.vendorId, (tx) =>
    Promise.all([
      findAmongMeetings(tx, session, needle, LIMITS.searchHitsPerKind),
      findOnPages(tx, session, needle),
    ]),
  );
  return { status: 'success', data: { ...meetings, ...pages } };
}

/** What has its own page is found by those who may open that page. */
function findOnPages(tx: VendorDb, session: Session, needle: Needle) {
  const look = { ...needle, limit: LIMITS.searchHitsPerKind };
  const within = async <Row>(page: PagePermission, find: () => Promise<Row[]>, toHit: (row: Row) => Hit) =>
    roleHolds(session.role, page) ? (await find()).map(toHit) : [];
  return sideBySide({
    jobs: within('jd_page', () => queries.findJobs(tx, look), mapper.jobHit),
    panelists: within('panelist_page', () => queries.findPanelists(tx, look), mapper.panelistHit),
    vendors: within('vendor_page', () => queries.findVendors(tx, look), mapper.vendorHit),
  });
}
