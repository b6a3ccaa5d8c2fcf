import { countRows } from '#db/count-rows.ts';
import { lockVendor } from '#db/lock-vendor.ts';
import type { MemberSort, listMembers as endpoint } from '@slotwise/contract/recruiters/members.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Role } from '@slotwise/contract/permissions';
import { ACCOUNT_STATUSES } from '@slotwise/contract/recruiters/recruiters.schema';
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { foldedLike } from '#db/folded.ts';
import { placeIn } from '#db/place-in.ts';
import { people } from './recruiters.queries.ts';

type ListRequest = ParsedRequestOf<typeof endpoint>['query'];

export type MemberFilter = Pick<ListRequest, 'role' | 'accountStatus'> & { words: string[] };
type PageOfMembers = { sort: MemberSort; now: Date; limit: number; offset: number };

const NAME = sql`lower(recruiter.display_name)`;
const ORDERS: Record<MemberSort, RawBuilder<unknown>> = {
  displayName: sql`${NAME}, recruiter.user_id`,
  '-displayName': sql`${NAME} desc, recruiter.user_id`,
  role: sql`recruiter.role, ${NAME}, recruiter.user_id`,
  accountStatus: sql`${placeIn(ACCOUNT_STATUSES, sql`recruiter.account_status`)}, ${NAME}, recruiter.user_id`,
  lastLoginAt: sql`recruiter.last_login_at asc nulls first, recruiter.user_id`,
  '-lastLoginAt': sql`recruiter.last_login_at desc nulls last, recruiter.user_id`,
  '-createdAt': sql`recruiter.created_at desc, recruiter.user_id`,
};

/** The time zone of new members: the configured one, or the organization's. */
export async function getDefaultZone(tx: VendorDb): Promise<string> {
  const { member_defaults: said, time_zone: own } = await tx
    .selectOwn('vendor')
    .select(['member_defaults', 'time_zone'])
    .executeTakeFirstOrThrow();
  return said.timeZone ?? own;
}

export const listMembers = (
  tx: VendorDb,
  filter: MemberFilter,
  { sort, now, limit, offset }: PageOfMembers,
) =>
  people(tx, now)
    .where((where) => where.and(conditions(where, filter)))
    .orderBy(ORDERS[sort])
    .limit(limit)
    .offset(offset)
    .execute();

export const countMembers = (tx: VendorDb, filter: MemberFilter): Promise<number> =>
  countRows(tx.selectOwn('recruiter').where((where) => where.and(conditions(where, filter))));

const SEARCHED = sql<string>`concat_ws(' ', recruiter.display_name, recruiter.first_name, recruiter.last_name,
  recruiter.email, recruiter.designation, recruiter.location, recruiter.phone)`;

function conditions(
  where: ExpressionBuilder<Tables, 'recruiter'>,
  { words, role, accountStatus }: MemberFilter,
): Expression<SqlBool>[] {
  return [
    ...(words.length > 0 ? [foldedLike(SEARCHED, words)] : []),
    ...(role ? [where('recruiter.role', '=', role)] : []),
    // Removed people are shown only on request.
    accountStatus
      ? where('recruiter.account_status', '=', accountStatus)
      : where('recruiter.account_status', '<>', 'DISABLED'),
  ];
}

/** Blocks all other changes of administrators until the transaction ends, and returns who they are. */
export async function lockAdministrators(tx: VendorDb): Promise<string[]> {
  await lockVendor(tx);
  const rows = await tx
    .selectOwn('recruiter', { role: 'ADMIN', account_status: 'ACTIVE' })
    .select('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const setRole = (tx: VendorDb, userId: string, role: Role) =>
  tx.updateOwn('recruiter', { user_id: userId }).set({ role }).execute();
