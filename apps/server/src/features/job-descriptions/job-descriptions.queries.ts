import type { JdSort } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { JD_STATUSES, type JdStatus } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Row } from '#db/tables/rows.ts';
import { countRows, hasRows } from '#db/count-rows.ts';
import { foldedLike } from '#db/folded.ts';
import { placeIn } from '#db/place-in.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { SupplierDb, VendorDb } from '#db/tenancy.ts';
import { foldText, likeAnywhere } from '#lib/text/fold-text.ts';

export type JobRow = Row<'job'> & { vendor_name: string };

/** The own jobs, or those that clients (or only the named one) share with the organization. */
export type JobScope = { of: 'own' } | { of: 'clients'; clientId?: string | undefined };

export type JobFilter = {
  scope: JobScope;
  /** Words that must all be found. */
  words: string[];
  jdId?: string | undefined;
  statuses?: JdStatus[] | undefined;
};

type Builder = ExpressionBuilder<Tables, 'job' | 'vendor'>;

const jobs = (tx: VendorDb, filter: JobFilter) =>
  tx
    .selectFrom('job')
    .innerJoin('vendor', 'vendor.vendor_id', 'job.vendor_id')
    .where((where) => where.and(conditions(where, tx, filter)));

const ORDERS: Record<JdSort, ReturnType<typeof sql>> = {
  '-createdAt': sql`job.created_at desc, job.jd_id desc`,
  title: sql`lower(job.title) asc, job.jd_id asc`,
  '-title': sql`lower(job.title) desc, job.jd_id desc`,
  targetDate: sql`job.target_date asc nulls last, job.created_at desc, job.jd_id`,
  '-targetDate': sql`job.target_date desc nulls last, job.created_at desc, job.jd_id`,
  jdStatus: sql`${placeIn(JD_STATUSES, sql`job.jd_status`)}, job.created_at desc, job.jd_id`,
  '-priority': sql`array_position(array['HIGH', 'NORMAL', 'LOW'], job.priority), job.created_at desc, job.jd_id`,
};

export const listJobs = (
  tx: VendorDb,
  filter: JobFilter,
  page: { sort: JdSort; limit: number; offset: number },
): Promise<JobRow[]> =>
  jobs(tx, filter)
    .selectAll('job')
    .select('vendor.vendor_name')
    .orderBy(ORDERS[page.sort])
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const countJobs = (tx: VendorDb, filter: JobFilter): Promise<number> => countRows(jobs(tx, filter));

/** What a supplier searches: only what it can see, so that no search reveals who the client hires for. */
const SHOWN_TO_SUPPLIERS = sql`concat_ws(' ', job.jd_code, job.title, job.location,
  jsonb_path_query_array(job.must_have_skills, '$[*].name')::text, array_to_string(job.good_to_have_skills, ' '))`;

function conditions(where: Builder, tx: VendorDb, filter: JobFilter): Expression<SqlBool>[] {
  const { scope, words, jdId, statuses } = filter;
  return [
    ...inScope(where, tx, scope),
    ...(scope.of === 'own'
      ? words.map((word) => where('job.search_text', 'like', likeAnywhere(foldText(word))))
      : [foldedLike(SHOWN_TO_SUPPLIERS, words)]),
    ...(jdId ? [where('job.jd_id', '=', jdId)] : []),
    ...(statuses ? [where('job.jd_status', 'in', statuses)] : []),
  ];
}

/** A client's job is visible during the association, once it is no longer a draft. */
function inScope(where: Builder, tx: VendorDb, scope: JobScope): Expression<SqlBool>[] {
  if (scope.of === 'own') return [where('job.vendor_id', '=', tx.vendorId)];
  const share = where
    .selectFrom('job_share')
    .innerJoin('association', 'association.association_id', 'job_share.association_id')
    .select('job_share.jd_id')
    .whereRef('job_share.vendor_id', '=', 'job.vendor_id')
    .whereRef('job_share.jd_id', '=', 'job.jd_id')
    .whereRef('association.vendor_id', '=', 'job.vendor_id')
    .where('association.supplier_vendor_id', '=', tx.vendorId)
    .where('association.association_status', '=', 'ACTIVE');
  return [
    where.exists(share),
    where('job.jd_status', '<>', 'DRAFT'),
    ...(scope.clientId ? [where('job.vendor_id', '=', scope.clientId)] : []),
  ];
}

/** The number of bookings in each status for each of these own jobs. */
export const countPipelines = (tx: VendorDb, jdIds: string[]) =>
  pipelines(tx, jdIds).where('vendor_id', '=', tx.vendorId).execute();

/** The same for clients' jobs, counting only candidates the organization submitted. */
export const selectSubmittedPipelines = (tx: SupplierDb, jdIds: string[]) =>
  pipelines(tx, jdIds).where('submitter_vendor_id', '=', tx.vendorId);

const pipelines = (tx: VendorDb, jdIds: string[]) =>
  tx
    .selectFrom('booking')
    .select(({ fn }) => ['jd_id', 'booking_status', fn.countAll<string>().as('total')])
    .where('jd_id', 'in', jdIds)
    .groupBy(['jd_id', 'booking_status']);

/** True if the organization submits, or submitted, candidates to this client. */
export const hasClient = (tx: VendorDb, clientId: string): Promise<boolean> =>
  hasRows(
    tx
      .selectFrom('association')
      .where('vendor_id', '=', clientId)
      .where('supplier_vendor_id', '=', tx.vendorId),
  );

const oneJob = (tx: VendorDb, jdId: string) =>
  tx
    .selectOwn('job', { jd_id: jdId })
    .innerJoin('vendor', 'vendor.vendor_id', 'job.vendor_id')
    .selectAll('job')
    .select('vendor.vendor_name');

export const findJob = (tx: VendorDb, jdId: string) => oneJob(tx, jdId).executeTakeFirst();

/** The same, locked until the transaction ends: `update` excludes everyone else, `share` only writers. */
export function lockJob(tx: VendorDb, jdId: string, mode: 'update' | 'share') {
  const job = oneJob(tx, jdId);
  return (mode === 'update' ? job.forUpdate('job') : job.forShare('job')).executeTakeFirst();
}

/** A job of the tenant that is shared under this association and is no draft. */
export const findSharedJob = (tx: VendorDb, jdId: string, associationId: string) =>
  oneJob(tx, jdId)
    .where('job.jd_status', '<>', 'DRAFT')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_share')
          .select('job_share.jd_id')
          .where('job_share.vendor_id', '=', tx.vendorId)
          .where('job_share.jd_id', '=', jdId)
          .where('job_share.association_id', '=', associationId),
      ),
    )
    .forShare('job')
    .executeTakeFirst();
