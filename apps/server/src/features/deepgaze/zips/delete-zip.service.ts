import type { deleteContext as endpoint } from '@slotwise/contract/deepgaze/zips.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { removeFiles, releaseOrphans } from '#features/files/unpacked-files.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { dropIndexes } from '../indexes/indexes.service.ts';
import { stopReading } from '../reading/under-way.service.ts';
import { OPERATION as UPLOAD } from './upload-zip.service.ts';
import * as queries from './delete-zip.queries.ts';

/** The job that rewrites the tables, so that no page of them still contains deleted data. */
export const SCRUB = 'scrub-deepgaze';
/** The same job for tables too large for working hours. */
export const SCRUB_LARGE = 'scrub-large-deepgaze';
/** Everyone waits while tables are rewritten: that takes a twentieth of the time at most, however often someone deletes. */
const REST = 19;
let restsUntil = 0;

/** Pauses rewriting in proportion to the last run; deletions meanwhile are scrubbed together. */
export function pauseScrubbing(millis: number): void {
  restsUntil = Math.max(restsUntil, performance.now() + REST * millis);
}

/** The first check; usually the other job has left nothing. */
const LARGE_AFTER_SECONDS = 600;

type Deleted = { resumes: number; files: number; bytes: number; queriesDeleted: number };

/** Deletes a zip for good, with everything ever derived from it. */
export async function deleteContext(
  context: Context,
  session: Session,
  { query, body }: ParsedRequestOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const contextId = query.contextId ?? body?.contextId;
  if (!contextId) throw invalidField('contextId', 'Name the zip that is to be deleted.');
  const deleted = await deleteZip(context, session.vendorId, contextId, session.userId);
  if (!deleted) throw new AppError('NOT_FOUND');
  const { resumes, bytes, queriesDeleted } = deleted;
  return { status: 'success', contextId, data: { zips: 1, resumes, bytes, queriesDeleted } };
}

/**
 * Deletes a zip in one transaction; stored bytes and database pages are cleaned by jobs of that transaction, which
 * retry until done. Aborts a reading in progress. Undefined if there is no such zip; `by` is null if it expired.
 */
export async function deleteZip(
  context: Context,
  vendorId: VendorId,
  zipId: string,
  by: string | null,
): Promise<Deleted | undefined> {
  const deleted = await asVendor(context.db, vendorId, (tx) => deleteRows(context, tx, zipId));
  dropIndexes(context, vendorId, zipId);
  // Who, when and how much, but nothing of its content: this line is the record of the deletion.
  if (deleted)
    context.log.info({ audit: 'deepgaze.delete', vendorId, userId: by, ...deleted }, 'a zip was deleted');
  return deleted;
}

async function deleteRows(context: Context, tx: VendorDb, zipId: string): Promise<Deleted | undefined> {
  const zip = await queries.lockZip(tx, zipId);
  if (!zip) return undefined;
  // Only now is it certain that the zip is the caller's.
  stopReading(context, zipId);
  const documents = await queries.listDocuments(tx, zipId);
  const all = zip.archive_id ? [...documents, zip.archive_id] : documents;
  const deleted = {
    resumes: await queries.countResumes(tx, zipId),
    files: all.length,
    bytes: await removeFiles(context, tx, all),
    queriesDeleted: await queries.deleteQuestions(tx, zipId),
  };
  await releaseOrphans(context, tx, await queries.listStrays(tx, zipId));
  await queries.deleteFirstAnswer(tx, UPLOAD, zipId);
  await queries.deleteZip(tx, zipId);
  await queries.askForComparison(tx);
  tx.wakeAfterwards('resumes');
  const restSeconds = Math.max(0, Math.ceil((restsUntil - performance.now()) / 1000));
  await context.jobs.enqueue(tx, SCRUB, {}, { afterSeconds: restSeconds });
  await context.jobs.enqueue(tx, SCRUB_LARGE, {}, { afterSeconds: LARGE_AFTER_SECONDS });
  return deleted;
}
