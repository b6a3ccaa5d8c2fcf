import type { deleteContext as endpoint } from '@slotwise/contract/deepgaze/zips.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { removeFiles, letGoOfStrays } from '#features/files/unpacked-files.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { dropIndexes } from '../indexes/indexes.service.ts';
import { stopReading } from '../reading/under-way.service.ts';
import { OPERATION as UPLOAD } from './upload-zip.service.ts';
import * as queries from './delete-zip.queries.ts';

/** The job that rewrites the tables, so that what was deleted is in none of their pages any more. */
export const SCRUB = 'scrub-deepgaze';
/** The job that does so with tables too large for working hours. */
export const SCRUB_LARGE = 'scrub-large-deepgaze';
/** Everyone waits while tables are rewritten: that takes a twentieth of the time at most, however often someone deletes. */
const REST = 19;
let restsUntil = 0;

/** Leaves everyone in peace after tables were rewritten for so long; what is deleted meanwhile is scrubbed together. */
export function restFromScrubbing(millis: number): void {
  restsUntil = Math.max(restsUntil, performance.now() + REST * millis);
}

/** The first look; most often the other job has left nothing. */
const LARGE_AFTER_SECONDS = 600;

type Deleted = { resumes: number; files: number; bytes: number; queriesDeleted: number };

/** Deletes a zip for good, with everything that was ever made of it. */
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
 * Deletes a zip in one transaction; bytes of the store and pages of the database follow in jobs of that transaction, which
 * run until they are gone. What is being read of it is dropped. Undefined where there is no such zip; `by` is null where
 * no one asked, since its time was over.
 */
export async function deleteZip(
  context: Context,
  vendorId: VendorId,
  zipId: string,
  by: string | null,
): Promise<Deleted | undefined> {
  const deleted = await asVendor(context.db, vendorId, (tx) => deleteRows(context, tx, zipId));
  dropIndexes(context, vendorId, zipId);
  // Who, when and how much, and nothing of what it was: this line is the record of the deletion.
  if (deleted)
    context.log.info({ audit: 'deepgaze.delete', vendorId, userId: by, ...deleted }, 'a zip was deleted');
  return deleted;
}

async function deleteRows(context: Context, tx: VendorDb, zipId: string): Promise<Deleted | undefined> {
  const zip = await queries.lockZip(tx, zipId);
  if (!zip) return undefined;
  // Only now is it known that the zip is the caller's own.
  stopReading(context, zipId);
  const documents = await queries.listDocuments(tx, zipId);
  const all = zip.archive_id ? [...documents, zip.archive_id] : documents;
  const deleted = {
    resumes: await queries.countResumes(tx, zipId),
    files: all.length,
    bytes: await removeFiles(context, tx, all),
    queriesDeleted: await queries.deleteQuestions(tx, zipId),
  };
  await letGoOfStrays(context, tx, await queries.listStrays(tx, zipId));
  await queries.deleteFirstAnswer(tx, UPLOAD, zipId);
  await queries.deleteZip(tx, zipId);
  await queries.askForComparison(tx);
  tx.wakeAfterwards('resumes');
  const restSeconds = Math.max(0, Math.ceil((restsUntil - performance.now()) / 1000));
  await context.jobs.enqueue(tx, SCRUB, {}, { afterSeconds: restSeconds });
  await context.jobs.enqueue(tx, SCRUB_LARGE, {}, { afterSeconds: LARGE_AFTER_SECONDS });
  return deleted;
}
