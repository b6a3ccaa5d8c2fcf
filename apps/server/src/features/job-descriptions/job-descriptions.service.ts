import type { listJobs as listEndpoint } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, readSubmitted, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { toGuestDocumentRef, toJobDocumentRef } from './job-documents.mapper.ts';
import { listJobDocuments } from './job-documents.queries.ts';
import * as mapper from './job-descriptions.mapper.ts';
import * as queries from './job-descriptions.queries.ts';
import { toJobFilter, type ListRequest } from './job-descriptions.rules.ts';
import { listSuppliersOfJobs } from './sharing.queries.ts';

type Listed = { rows: queries.JobRow[]; getPipeline: (jdId: string) => mapper.Pipeline };

/** A page of the own jobs, or of those that a client shares; NOT_FOUND for an organization they submit no one to. */
export async function listJobs(
  context: Pick<Context, 'db'>,
  session: Session,
  query: ListRequest,
): Promise<ResponseOf<typeof listEndpoint>> {
  const filter = toJobFilter(session, query);
  const { page, pageSize, limit, offset } = toPageWindow(query);
  const order = { sort: query.sort ?? '-createdAt', limit, offset };
  const { total, own, ofClients } = await asVendor(context.db, session.vendorId, async (tx) => {
    const { scope } = filter;
    if (scope.of === 'clients' && scope.clientId) await requireClient(tx, scope.clientId);
    const [rows, total] = await Promise.all([
      queries.listJobs(tx, filter, order),
      queries.countJobs(tx, filter),
    ]);
    if (scope.of === 'own') return { total, own: await ownJobs(tx, rows), ofClients: null };
    return { total, own: [], ofClients: { rows, getPipeline: await readPipelines(tx, scope, rows) } };
  });
  // Another organization's files are read in a separate transaction, never in a nested one.
  const data = ofClients ? await clientsJobs(context, ofClients) : own;
  return { status: 'success', data, page: { page, pageSize, total } };
}

async function requireClient(tx: VendorDb, clientId: string) {
  if (!(await queries.hasClient(tx, clientId))) throw new AppError('NOT_FOUND');
}

async function readPipelines(tx: VendorDb, scope: queries.JobScope, rows: queries.JobRow[]) {
  const jdIds = rows.map(({ jd_id: jdId }) => jdId);
  if (jdIds.length === 0) return mapper.buildPipelines([]);
  const counted =
    scope.of === 'own'
      ? await queries.countPipelines(tx, jdIds)
      : await readSubmitted(tx, (own) => queries.selectSubmittedPipelines(own, jdIds));
  return mapper.buildPipelines(counted);
}

async function ownJobs(tx: VendorDb, rows: queries.JobRow[]) {
  if (rows.length === 0) return [];
  const jdIds = rows.map(({ jd_id: jdId }) => jdId);
  const [getPipeline, suppliers, files] = await Promise.all([
    readPipelines(tx, { of: 'own' }, rows),
    listSuppliersOfJobs(tx, jdIds),
    listJobDocuments(tx, jdIds),
  ]);
  const sharedWith = Map.groupBy(suppliers, ({ jd_id: id }) => id);
  const documents = Map.groupBy(files, ({ jd_id: id }) => id);
  return rows.map((row) =>
    mapper.toJobDetails(row, {
      pipeline: getPipeline(row.jd_id),
      sharedWith: sharedWith.get(row.jd_id)?.map((one) => one.supplier_vendor_id) ?? [],
      documents: documents.get(row.jd_id)?.map(toJobDocumentRef) ?? [],
    }),
  );
}

/** A supplier's version of jobs that its own transaction has found to be shared with it. */
async function clientsJobs(
  { db }: Pick<Context, 'db'>,
  { rows, getPipeline }: Listed,
): Promise<JobDetails[]> {
  const documents = new Map<string, JobDetails['documents']>();
  for (const [clientId, ofClient] of Map.groupBy(rows, (row) => row.vendor_id)) {
    const jdIds = ofClient.map(({ jd_id: jdId }) => jdId);
    const shared = await asVendor(db, toVendorId(clientId), (tx) => listJobDocuments(tx, jdIds, 'SHARED'));
    for (const [jdId, files] of Map.groupBy(shared, (file) => file.jd_id)) {
      documents.set(
        jdId,
        files.map((file) => toGuestDocumentRef(file, ofClient[0]?.vendor_name ?? '')),
      );
    }
  }
  return rows.map((row) =>
    mapper.toSharedJob(row, {
      pipeline: getPipeline(row.jd_id),
      documents: documents.get(row.jd_id) ?? [],
    }),
  );
}

/** A job of the caller's organization as in the contract; NOT_FOUND if there is none. */
export async function readJob(tx: VendorDb, jdId: string): Promise<JobDetails> {
  const row = await queries.findJob(tx, jdId);
  if (!row) throw new AppError('NOT_FOUND');
  const [job] = await ownJobs(tx, [row]);
  if (!job) throw new AppError('NOT_FOUND');
  return job;
}
