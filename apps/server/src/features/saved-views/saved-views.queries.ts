import { sql, type ExpressionBuilder } from 'kysely';
import { hasRows } from '#db/count-rows.ts';
import { lockVendor } from '#db/lock-vendor.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { NewRow, RowChange } from '#db/tables/rows.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

type Reading = Tables & { view: Tables['saved_view'] };
export type ViewRow = Awaited<ReturnType<typeof listViews>>[number];

const isSeenBy = (userId: string) => (eb: ExpressionBuilder<Reading, 'view'>) =>
  eb.or([eb('view.owner_id', '=', userId), eb('view.is_shared', '=', true)]);

/** The views a person sees, or one of them, by name, with those of their filter targets that still exist. */
export function listViews(tx: VendorDb, userId: string, viewId?: string) {
  return tx
    .selectOwn('saved_view as view')
    .innerJoin('recruiter as owner', (join) => sameVendor(join, 'owner.user_id', 'view.owner_id'))
    .leftJoin('start_view as start', (join) =>
      sameVendor(join, 'start.view_id', 'view.view_id').on('start.user_id', '=', userId),
    )
    .leftJoin('job', (join) =>
      join
        .onRef('job.vendor_id', '=', 'view.vendor_id')
        .on('job.jd_id', '=', sql<string>`(view.filters ->> 'jd')::uuid`),
    )
    .leftJoin('panelist', (join) =>
      join
        .onRef('panelist.vendor_id', '=', 'view.vendor_id')
        .on('panelist.email', '=', sql<string>`view.filters ->> 'panelist'`),
    )
    .select(['view.view_id', 'view.owner_id', 'view.name', 'view.filters', 'view.is_shared'])
    .select(['owner.display_name as owner_name', 'start.user_id as started_by'])
    .select(['job.jd_id', 'panelist.panelist_id'])
    .where(isSeenBy(userId))
    .$if(viewId !== undefined, (query) => query.where('view.view_id', '=', viewId ?? ''))
    .orderBy(sql`lower(view.name)`)
    .orderBy('view.view_id')
    .execute();
}

/** The filters of a person's start view, with its id as `view`. */
export async function findStartView(tx: VendorDb, userId: string): Promise<Record<string, string> | null> {
  const row = await tx
    .selectOwn('start_view as start', { user_id: userId })
    .innerJoin('saved_view as view', (join) => sameVendor(join, 'view.view_id', 'start.view_id'))
    .select(['view.view_id', 'view.filters'])
    .where(isSeenBy(userId))
    .executeTakeFirst();
  return row ? { ...row.filters, view: row.view_id } : null;
}

/** Serializes saving of views until the transaction ends, and counts the own and shared ones. */
export async function lockAndCount(tx: VendorDb, userId: string): Promise<{ own: number; shared: number }> {
  await lockVendor(tx);
  const { own, shared } = await tx
    .selectOwn('saved_view')
    .select([
      sql<string>`count(*) filter (where owner_id = ${userId})`.as('own'),
      sql<string>`count(*) filter (where is_shared)`.as('shared'),
    ])
    .executeTakeFirstOrThrow();
  return { own: Number(own), shared: Number(shared) };
}

export const hasViewNamed = (
  tx: VendorDb,
  { ownerId, name, viewId }: { ownerId: string; name: string; viewId: string },
): Promise<boolean> =>
  hasRows(
    tx
      .selectOwn('saved_view', { owner_id: ownerId })
      // Both in the database, which lowercases some letters differently from JavaScript.
      .where(sql`lower(name)`, '=', sql<string>`lower(${name})`)
      .where('view_id', '<>', viewId),
  );

export const insertView = (tx: VendorDb, row: NewRow<'saved_view'>) =>
  tx.insertOwn('saved_view', row).execute();

type Columns = Pick<RowChange<'saved_view'>, 'name' | 'filters' | 'is_shared'>;

export const updateView = (tx: VendorDb, viewId: string, columns: Columns) =>
  tx.updateOwn('saved_view', { view_id: viewId }).set(columns).execute();

export const deleteView = (tx: VendorDb, viewId: string) =>
  tx.deleteOwn('saved_view', { view_id: viewId }).execute();

/** Stores a person's start view, replacing the one before; null for none. */
export async function saveStartView(tx: VendorDb, userId: string, viewId: string | null) {
  await tx.deleteOwn('start_view', { user_id: userId }).execute();
  if (viewId === null) return;
  await tx
    .insertOwn('start_view', { user_id: userId, view_id: viewId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'user_id']).doUpdateSet({ view_id: viewId }))
    .execute();
}
