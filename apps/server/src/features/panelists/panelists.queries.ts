import type { PanelistSort } from '@slotwise/contract/panelists/panelists.endpoints';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { NewRow, RowChange } from '#db/tables/rows.ts';
import { countRows } from '#db/count-rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { foldedLike } from '#db/folded.ts';
import { loadsOverdue, loadsThisWeek, type Span } from './panelist-figures.queries.ts';

type PanelStatus = Panelist['panelStatus'];
type Changes = RowChange<'panelist'>;

export type PanelistFilter = {
  words: string[];
  skill?: string | undefined;
  level?: Panelist['level'] | undefined;
  panelStatus?: PanelStatus | undefined;
};

/** A sort order, with the periods of its figures. */
type Order = { sort: PanelistSort; span: Span };
type PageOfPanelists = { order: Order; limit: number; offset: number };

type Joined = Tables & { account_of: Tables['recruiter'] };
type Builder = ExpressionBuilder<Joined, 'panelist' | 'account_of'>;

/** Someone invited becomes ACTIVE along with their account, so the status is read with the account. */
const STATUS = sql<PanelStatus>`case
  when panelist.panel_status = 'INACTIVE' then 'INACTIVE'
  when account_of.account_status = 'INVITED' then 'INVITED'
  else 'ACTIVE' end`;

const panelists = (tx: VendorDb) =>
  tx
    .selectOwn('panelist')
    .leftJoin('recruiter as account_of', (join) =>
      sameVendor(join, 'account_of.user_id', 'panelist.user_id'),
    );

export function listPanelists(
  tx: VendorDb,
  filter: PanelistFilter,
  { order, limit, offset }: PageOfPanelists,
) {
  const loads = LOADS[order.sort]?.(tx, order.span);
  return panelists(tx)
    .$call((query) =>
      loads
        ? query.leftJoin(loads.as('load'), (join) => join.onRef('load.email', '=', 'panelist.email'))
        : query,
    )
    .selectAll('panelist')
    .select(STATUS.as('status'))
    .where((where) => where.and(conditions(where, filter)))
    .orderBy(toOrder(order.sort))
    .orderBy('panelist.panelist_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** For sorting by load: the load of each panelist with any. */
const LOADS: { [sort in PanelistSort]?: typeof loadsThisWeek } = {
  '-thisWeek': loadsThisWeek,
  '-overdueFeedback': loadsOverdue,
};

function toOrder(sort: PanelistSort): RawBuilder<unknown> {
  const name = sql`lower(panelist.display_name)`;
  return {
    displayName: name,
    '-displayName': sql`${name} desc`,
    '-thisWeek': sql`coalesce(load.total, 0) desc, ${name}`,
    '-overdueFeedback': sql`coalesce(load.total, 0) desc, ${name}`,
    panelStatus: sql`${STATUS}, ${name}`,
    '-createdAt': sql`panelist.created_at desc`,
  }[sort];
}

export const countPanelists = (tx: VendorDb, filter: PanelistFilter): Promise<number> =>
  countRows(panelists(tx).where((where) => where.and(conditions(where, filter))));

/** The searched text of a panelist. */
export const SEARCHED = sql<string>`concat_ws(' ', panelist.display_name, panelist.first_name, panelist.last_name,
  panelist.email, panelist.designation, array_to_string(panelist.skills, ' '))`;

const conditions = (
  where: Builder,
  { words, skill, level, panelStatus }: PanelistFilter,
): Expression<SqlBool>[] => [
  ...(words.length > 0 ? [foldedLike(SEARCHED, words)] : []),
  ...(skill
    ? [
        sql<SqlBool>`exists (select from unnest(panelist.skills) as one where lower(one) = ${skill.toLowerCase()})`,
      ]
    : []),
  ...(level ? [where('panelist.level', '=', level)] : []),
  ...(panelStatus ? [where(STATUS, '=', panelStatus)] : []),
];

const onePanelist = (tx: VendorDb, panelistId: string) =>
  panelists(tx)
    .selectAll('panelist')
    .select([STATUS.as('status'), 'account_of.account_status'])
    .where('panelist.panelist_id', '=', panelistId);

export const findPanelist = (tx: VendorDb, panelistId: string) =>
  onePanelist(tx, panelistId).executeTakeFirst();

export const lockPanelist = (tx: VendorDb, panelistId: string) =>
  onePanelist(tx, panelistId).forUpdate('panelist').executeTakeFirst();

export const findPanelistByUser = (tx: VendorDb, userId: string) =>
  tx.selectOwn('panelist', { user_id: userId }).select('panelist_id').executeTakeFirst();

export const findPanelistByEmail = (tx: VendorDb, email: string) =>
  tx.selectOwn('panelist', { email }).select(['panelist_id', 'display_name']).executeTakeFirst();

/** Locked against a change of their address until the meeting that names them is written. */
export const listNamedPanelists = (tx: VendorDb, { ids, emails }: { ids: string[]; emails: string[] }) =>
  tx
    .selectOwn('panelist')
    .selectAll()
    .where((where) =>
      where.or([
        ...(ids.length > 0 ? [where('panelist_id', 'in', ids)] : []),
        ...(emails.length > 0 ? [where('email', 'in', emails)] : []),
      ]),
    )
    .orderBy('panelist_id')
    .forShare()
    .execute();

export const insertPanelist = (tx: VendorDb, row: NewRow<'panelist'>) =>
  tx.insertOwn('panelist', row).execute();

export const updatePanelist = (tx: VendorDb, panelistId: string, changes: Omit<Changes, 'version'>) =>
  tx
    .updateOwn('panelist', { panelist_id: panelistId })
    .set({ ...changes, version: sql<number>`version + 1` })
    .execute();

/** Links a panelist to another address and account; the surrounding change has already raised the version. */
export const updatePanelistAccount = (
  tx: VendorDb,
  panelistId: string,
  account: { email: string; user_id: string | null; is_sample?: boolean },
) => tx.updateOwn('panelist', { panelist_id: panelistId }).set(account).execute();

export const deactivatePanelist = (tx: VendorDb, userId: string) =>
  tx
    .updateOwn('panelist', { user_id: userId })
    .set({ panel_status: 'INACTIVE', version: sql<number>`version + 1` })
    .where('panel_status', '<>', 'INACTIVE')
    .execute();

export const linkPanelistAt = (tx: VendorDb, email: string, userId: string) =>
  tx
    .updateOwn('panelist', { email })
    .set({ user_id: userId, version: sql<number>`version + 1` })
    .where('user_id', 'is distinct from', userId)
    .execute();

export const movePanelist = (tx: VendorDb, userId: string, email: string) =>
  tx
    .updateOwn('panelist', { user_id: userId })
    .set({ email, version: sql<number>`version + 1` })
    .execute();

/** Defaults for a form: the organization's zone, and the recruiter's country for phone numbers. */
export const getDefaults = (tx: VendorDb, userId: string) =>
  tx
    .selectOwn('vendor')
    .innerJoin('recruiter', 'recruiter.vendor_id', 'vendor.vendor_id')
    .select(['vendor.time_zone', 'vendor.member_defaults', 'recruiter.phone_country'])
    .where('recruiter.vendor_id', '=', tx.vendorId)
    .where('recruiter.user_id', '=', userId)
    .executeTakeFirstOrThrow();
