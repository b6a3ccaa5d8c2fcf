import type { listNeeds as endpoint } from '@slotwise/contract/bookings/needs.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { roleHolds } from '@slotwise/contract/permissions';
import type { Context, Session } from '#context.ts';
import { readTogether } from '#db/json-rows.ts';
import { readAsVendor } from '#db/tenancy.ts';
import { toPageWindow } from '#lib/paging.ts';
import { toNeed } from './needs.mapper.ts';
import * as queries from './needs.queries.ts';
import { needRulesAt } from './needs.rules.ts';
import type { Needy } from './panel-needs.queries.ts';

export const toNeedy = ({ userId, email, role }: Session): Needy => ({
  userId,
  email,
  isStaff: roleHolds(role, 'create_meeting'),
  isAdmin: role === 'ADMIN',
});

/** What the caller owes, most urgent first. */
export async function listNeeds(
  { db, clock }: Context,
  session: Session,
  query: ParsedRequestOf<typeof endpoint>['query'],
): Promise<ResponseOf<typeof endpoint>> {
  const now = clock.now();
  const { page, pageSize, limit, offset } = toPageWindow(query);
  return readAsVendor(db, session.vendorId, async (tx) => {
    const rules = needRulesAt(now);
    const rows = await queries.listNeeds(tx, toNeedy(session), rules, { limit, offset });
    const isPastTheEnd = rows.length === 0 && offset > 0;
    const needs = isPastTheEnd ? queries.countNeeds(tx, toNeedy(session), rules) : undefined;
    const [first] = needs ? (await readTogether(tx, { needs })).needs : rows;
    const total = Number(first?.total ?? 0);
    return { status: 'success', data: rows.map((row) => toNeed(row, now)), page: { page, pageSize, total } };
  });
}
