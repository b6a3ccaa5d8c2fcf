import type {
  createJob as createEndpoint,
  updateJob as updateEndpoint,
} from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { isConstraintViolation } from '#db/faults/database-errors.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError, requirePresentVersion } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { changeJobDocuments } from './job-documents.service.ts';
import { toJobValues, type JobValues } from './job-descriptions.mapper.ts';
import { lockJob, type JobRow } from './job-descriptions.queries.ts';
import { readJob } from './job-descriptions.service.ts';
import { findSharingReaders, tellSuppliers } from './sharing-news.service.ts';
import { shareJob } from './sharing.service.ts';
import { changedJobValues, toJobColumns, newJobRow, newJobValues } from './edit-job.mapper.ts';
import * as queries from './edit-job.queries.ts';
import * as rules from './edit-job.rules.ts';

/** Adds a job with its documents and shares it, all of it or nothing. */
export async function createJob(
  context: Context,
  session: Session,
  request: rules.NewJobRequest,
  call: Call,
): Promise<ResponseOf<typeof createEndpoint>> {
  requireOwnCallerFields(session, request);
  const now = context.clock.now();
  const readers = await findSharingReaders(context, session.vendorId, request);
  return namingTheOther(context, session, request.jdCode, (tx) =>
    idempotently(tx, { session, operation: 'create-job', call, body: request, now }, async () => {
      const jdId = uuidv7();
      const values = newJobValues(request, await queries.getCurrency(tx));
      await requireFit(tx, jdId, values);
      const row = newJobRow({ values, jdId, createdBy: session.userId, isSample: false, now });
      await queries.insertJob(tx, row);
      await writeAround(tx, session, { jdId, values, request, now });
      await tellSuppliers(context, tx, session, { jdId, values, readers });
      return { status: 'success' as const, jdId, data: await readJob(tx, jdId) };
    }),
  );
}

/** Does with the open bookings of a job that ends what its recruiter chose. */
export type SettleOpenBookings = (
  context: Context,
  tx: VendorDb,
  session: Session,
  ending: {
    jdId: string;
    before: JobRow['jd_status'];
    after: JobRow['jd_status'];
    choice: rules.JobUpdateRequest['openBookings'];
  },
) => Promise<void>;

/**
 * Changes a job. Ending one that has bookings still open needs `openBookings`: INVALID_TRANSITION tells their number
 * where it is absent.
 */
export async function updateJob(
  context: Context,
  session: Session,
  request: rules.JobUpdateRequest,
  settleOpenBookings: SettleOpenBookings,
): Promise<ResponseOf<typeof updateEndpoint>> {
  requireOwnCallerFields(session, request);
  const { jdId } = request;
  const now = context.clock.now();
  const readers = await findSharingReaders(context, session.vendorId, request);
  return namingTheOther(context, session, request.jdCode, async (tx) => {
    const row = await getHeld(tx, jdId);
    requirePresentVersion(row.version, request.version);
    const values = changedJobValues(toJobValues(row), request);
    await requireFit(tx, jdId, values);
    const [before, after] = [row.jd_status, values.jdStatus];
    await settleOpenBookings(context, tx, session, { jdId, before, after, choice: request.openBookings });
    await queries.updateJob(tx, jdId, { ...toJobColumns(values), updated_at: now });
    await writeAround(tx, session, { jdId, values, request, now });
    await tellSuppliers(context, tx, session, { jdId, values, readers });
    return { status: 'success', jdId, data: await readJob(tx, jdId) };
  });
}

async function getHeld(tx: VendorDb, jdId: string): Promise<JobRow> {
  const row = await lockJob(tx, jdId, 'update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function requireFit(tx: VendorDb, jdId: string, values: JobValues) {
  rules.requireSound(values);
  if (values.jdCode === '') return;
  const other = await queries.findTitleByCode(tx, values.jdCode, jdId);
  if (other !== undefined) throw rules.codeInUse(values.jdCode, other);
}

type Around = { jdId: string; values: JobValues; request: Partial<rules.JobUpdateRequest>; now: Date };

/** What hangs on the job's row: its documents and the suppliers it is shared with. */
async function writeAround(tx: VendorDb, session: Session, { jdId, values, request, now }: Around) {
  const { documents = [], removedDocumentIds = [], sharedWithVendorIds } = request;
  const count = await changeJobDocuments(tx, session, { jdId, documents, removedDocumentIds, now });
  rules.requireDescribed(values, count);
  if (sharedWithVendorIds) await shareJob(tx, { jdId, supplierIds: sharedWithVendorIds, now });
}

/** Two requests for one code may both find it free; the database lets one through, and the other reads why. */
async function namingTheOther<T>(
  { db }: Context,
  { vendorId }: Session,
  code: string | undefined,
  work: (tx: VendorDb) => Promise<T>,
): Promise<T> {
  try {
    return await asVendor(db, vendorId, work);
  } catch (error) {
    if (!isConstraintViolation(error, 'job_code_is_unique_in_its_vendor')) throw error;
    const title = await asVendor(db, vendorId, (tx) => queries.findTitleByCode(tx, code ?? '', NO_JOB));
    throw rules.codeInUse(code ?? '', title);
  }
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';
