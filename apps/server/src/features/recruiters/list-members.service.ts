import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { roleHolds } from '@slotwise/contract/permissions';
import type * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { readVendor } from '#features/vendors/read-vendor.service.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { toRecruiter } from './recruiters.mapper.ts';
import * as queries from './members.queries.ts';

type ListRequest = ParsedRequestOf<typeof membersEndpoints.listMembers>['query'];

/**
 * Everyone with an account in the caller's organization. For an associated organization, the contact on its card, if
 * the caller may read it; any other id is not found.
 */
export async function listMembers(
  context: Context,
  session: Session,
  query: ListRequest,
): Promise<ResponseOf<typeof membersEndpoints.listMembers>> {
  const { vendor } = query;
  const isForeign = vendor !== undefined && vendor !== session.vendorId;
  return isForeign && roleHolds(session.role, 'vendor_page')
    ? listContact(context, session, vendor)
    : listOwnMembers(context, session, query);
}

/**
 * Everyone with an account in the caller's organization, by name by default; another organization's id is not found.
 */
export async function listOwnMembers({ db, clock, config }: Context, session: Session, query: ListRequest) {
  const { vendorId } = session;
  if (query.vendor !== undefined && query.vendor !== vendorId) {
    throw new AppError('NOT_FOUND');
  }
  const { role, accountStatus, sort = 'displayName' } = query;
  const filter = { words: searchWords(query.q), role, accountStatus };
  const { page, pageSize, limit, offset } = toPageWindow(query);
  return asVendor(db, vendorId, async (tx) => {
    const [rows, total] = await Promise.all([
      queries.listMembers(tx, filter, { sort, now: clock.now(), limit, offset }),
      queries.countMembers(tx, filter),
    ]);
    const data = rows.map((row) => toRecruiter(row, session, config));
    return { status: 'success' as const, data, page: { page, pageSize, total } };
  });
}

async function listContact({ db, clock }: Context, { vendorId }: Session, partnerId: string) {
  const partner = await asVendor(db, vendorId, (tx) => readVendor(tx, partnerId, clock.now()));
  const { contactName, contactEmail: email, contactPhone: phone, vendorName } = partner;
  // An organization that was only asked shows no contact yet.
  const data = email
    ? [{ vendorId: partner.vendorId, vendorName, displayName: contactName, email, phone }]
    : [];
  return { status: 'success' as const, data, page: { page: 1, pageSize: 1, total: data.length } };
}
