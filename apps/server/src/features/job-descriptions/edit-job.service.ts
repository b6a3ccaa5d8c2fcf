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
import { findSharingReaders, mailNewSuppliers } from './sharing-news.service.ts';
import { shareJob } from './sharing.service.ts';
import { changedJobValues, toJobColumns, newJobRow, newJobValues } from './edit-job.mapper.ts';
import * as queries from './edit-job.queries.ts';
import * as rules from './edit-job.rules.ts';

/** Creates a job with its documents and shares it, all or nothing. */
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
      await mailNewSuppliers(context, tx, session, { jdId, values, readers });
      return { status: 'success' as const, jdId, data: await readJob(tx, jdId) };
    }),
  );
}

/** Handles the open bookings of an ending job as its recruiter chose: `settle`, once `settleAhead` has left few. */
export type JobClosing = {
  settle: (
    context: Context,
    tx: VendorDb,
    session: Session,
    ending: {
      jdId: string;
      before: JobRow['jd_status'];
      after: JobRow['jd_status'];
      choice: rules.JobUpdateRequest['openBookings'];
    },
  ) => Promise<boolean>;
  settleAhead: (context: Context, tx: VendorDb, session: Session, jdId: string) => Promise<boolean>;
};

/** Rolls back a valid change that needs more than one transaction. */
class TakenBack extends Error {}

/**
 * Changes a job. Ending one with open bookings requires `openBookings`: without it INVALID_TRANSITION gives their
 * number. Very many are called off in batches first; if that stops halfway, the same request finishes it.
 */
export async function updateJob(
  context: Context,
  session: Session,
  request: rules.JobUpdateRequest,
  closing: JobClosing,
): Promise<ResponseOf<typeof updateEndpoint>> {
  requireOwnCallerFields(session, request);
  const readers = await findSharingReaders(context, session.vendorId, request);
  const held = async (tx: VendorDb) => {
    const row = await getHeld(tx, request.jdId);
    requirePresentVersion(row.version, request.version);
    return row;
  };
  const change = async (tx: VendorDb) => {
    const row = await held(tx);
    const isSettled = await changeHeld(context, tx, session, { row, request, readers, closing });
    if (!isSettled) throw new TakenBack();
    return { status: 'success' as const, jdId: row.jd_id, data: await readJob(tx, row.jd_id) };
  };
  for (;;) {
    try {
      return await namingTheOther(context, session, request.jdCode, change);
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
    const settleSome = async (tx: VendorDb) =>
      closing.settleAhead(context, tx, session, (await held(tx)).jd_id);
    while (await asVendor(context.db, session.vendorId, settleSome));
  }
}

type Change = {
  row: JobRow;
  request: rules.JobUpdateRequest;
  readers: Awaited<ReturnType<typeof findSharingReaders>>;
  closing: JobClosing;
};

/** Returns whether all its bookings are settled. */
async function changeHeld(
  context: Context,
  tx: VendorDb,
  session: Session,
  { row, request, readers, closing }: Change,
): Promise<boolean> {
  const [now, jdId, before] = [context.clock.now(), row.jd_id, row.jd_status];
  const values = changedJobValues(toJobValues(row), request);
  await requireFit(tx, jdId, values);
  const ending = { jdId, before, after: values.jdStatus, choice: request.openBookings };
  const isSettled = await closing.settle(context, tx, session, ending);
  await queries.updateJob(tx, jdId, { ...toJobColumns(values), updated_at: now });
  await writeAround(tx, session, { jdId, values, request, now });
  await mailNewSuppliers(context, tx, session, { jdId, values, readers });
  return isSettled;
}

async function getHeld(tx: VendorDb, jdId: string): Promise<JobRow> {
  const row = await lockJob(tx, jdId, 'update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function requireFit(tx: VendorDb, jdId: string, values: JobValues) {
  rules.requireConsistentJob(values);
  if (values.jdCode === '') return;
  const other = await queries.findTitleByCode(tx, values.jdCode, jdId);
  if (other !== undefined) throw rules.codeInUse(values.jdCode, other);
}

type Around = { jdId: string; values: JobValues; request: Partial<rules.JobUpdateRequest>; now: Date };

/** Writes what belongs to the job's row: its documents and the suppliers it is shared with. */
async function writeAround(tx: VendorDb, session: Session, { jdId, values, request, now }: Around) {
  const { documents = [], removedDocumentIds = [], sharedWithVendorIds } = request;
  const count = await changeJobDocuments(tx, session, { jdId, documents, removedDocumentIds, now });
  rules.requireDescribed(values, count);
  if (sharedWithVendorIds) await shareJob(tx, { jdId, supplierIds: sharedWithVendorIds, now });
}

/** Two requests for one code may both find it free; the database accepts one, and the other learns why. */
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
