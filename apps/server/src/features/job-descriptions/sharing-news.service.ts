import type { Actor, Context } from '#context.ts';
import { asVendor, toVendorId, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { findAdministrators, mailSharedJob, type Reader } from '#features/vendors/vendor-mails.service.ts';
import type { JobValues } from './job-descriptions.mapper.ts';
import { findJob } from './job-descriptions.queries.ts';
import { listSuppliers, listSuppliersOfJobs } from './sharing.queries.ts';

/** The recipients of mails about a job, by supplier. */
export type Readers = Map<VendorId, Reader[]>;

type NewsRequest = {
  jdId?: string | undefined;
  sharedWithVendorIds?: string[] | undefined;
  jdStatus?: string | undefined;
};

/** Who may have to be mailed about a job; read before its transaction, since they are in other organizations. */
export async function findSharingReaders(
  context: Context,
  vendorId: VendorId,
  request: NewsRequest,
): Promise<Readers> {
  const readers: Readers = new Map();
  if (!request.sharedWithVendorIds && request.jdStatus !== 'OPEN') return readers;
  for (const supplierId of await asVendor(context.db, vendorId, (tx) => listNewlyShared(tx, request))) {
    readers.set(supplierId, await findAdministrators(context, supplierId));
  }
  return readers;
}

/** The active suppliers that learn of the job through this request: it is shared with them, or opened. */
async function listNewlyShared(tx: VendorDb, request: NewsRequest): Promise<VendorId[]> {
  const { jdId } = request;
  const job = jdId ? await findJob(tx, jdId) : undefined;
  const shares = jdId ? await listSuppliersOfJobs(tx, [jdId]) : [];
  const present = shares.map((share) => share.supplier_vendor_id);
  const wanted = [...new Set(request.sharedWithVendorIds ?? present)];
  const added = job?.jd_status === 'OPEN' ? wanted.filter((id) => !present.includes(id)) : wanted;
  if (added.length === 0) return [];
  const suppliers = await listSuppliers(tx, added);
  return suppliers
    .filter((one) => one.association_status === 'ACTIVE')
    .map((one) => toVendorId(one.supplier_vendor_id));
}

type Shared = { jdId: string; values: JobValues; readers: Readers };

/** Mails the suppliers that an OPEN job is newly shared with, once each per job. */
export async function mailNewSuppliers(
  context: Context,
  tx: VendorDb,
  author: Pick<Actor, 'vendorName' | 'displayName'>,
  { jdId, values, readers }: Shared,
): Promise<void> {
  if (values.jdStatus !== 'OPEN' || readers.size === 0) return;
  const { title: jobTitle, location, openings } = values;
  for (const { supplier_vendor_id: id } of await listSuppliersOfJobs(tx, [jdId])) {
    const supplier = { readers: readers.get(toVendorId(id)) ?? [], readerVendorId: id };
    await mailSharedJob(context, tx, supplier, { author, jdId, jobTitle, location, openings });
  }
}
