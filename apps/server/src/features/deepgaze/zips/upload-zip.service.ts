import { LIMITS } from '@slotwise/contract/limits';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { uploadZip as endpoint } from '@slotwise/contract/deepgaze/zips.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { cleanFileName } from '#engines/file-types/clean-file-name.ts';
import { inspectZip, type ZipEntry } from '#engines/zip-archives/inspect-zip.ts';
import { discardCopies } from '#features/files/copy-files.service.ts';
import { attachFiles } from '#features/files/files.service.ts';
import { reserveRoom } from '#features/files/room.service.ts';
import { storeAs } from '#features/files/store-file.service.ts';
import { requireJob } from '#features/job-descriptions/jobs-for-meetings.service.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { toZip } from './zips.mapper.ts';
import * as queries from './zips.queries.ts';
import * as rules from './upload-zip.rules.ts';

type Upload = {
  fileName: string;
  bytes: AsyncIterable<Buffer>;
  fields: Readonly<Record<string, string>>;
};
type UploadRequest = { upload: Upload; query: { jdId?: string | undefined }; call: Call };
type Answer = ResponseOf<typeof endpoint>;

export const OPERATION = 'upload-zip';

/** Takes a zip in, sealed as it arrives, and stores what is safe; it is read later. The same key gets the first answer. */
export async function uploadZip(
  context: Context,
  session: Session,
  { upload, query, call }: UploadRequest,
): Promise<Answer> {
  const fileName = rules.toZipName(upload.fileName);
  const { archive, entries } = await takeIn(context, session, { fileName, bytes: upload.bytes });
  try {
    const jdId = rules.readJobId(query, upload.fields);
    const now = context.clock.now();
    const body = { fileName, jdId, sha256: archive.sha256 };
    return await asVendor(context.db, session.vendorId, (tx) =>
      idempotently(tx, { session, operation: OPERATION, call, body, now }, () =>
        insert(context, tx, session, { archive, entries, jdId, now }),
      ),
    );
  } finally {
    // Nothing remains of an unused archive: a refused or repeated upload.
    await discardCopies(context, session.vendorId, [archive.documentId]);
  }
}

async function takeIn(
  context: Context,
  session: Session,
  file: { fileName: string; bytes: Upload['bytes'] },
) {
  let entries: ZipEntry[] = [];
  const archive = await storeAs(context, session, file, {
    contentType: 'application/zip',
    mostBytes: LIMITS.zipMaxBytes,
    check: async ({ readAt, size }) => {
      entries = await inspectZip(readAt, size).catch((error: unknown) => {
        throw rules.toRefusal(error);
      });
      rules.requireFiles(entries);
      return undefined;
    },
  });
  return { archive, entries };
}

type NewZip = Awaited<ReturnType<typeof takeIn>> & { jdId: string | undefined; now: Date };

async function insert(
  context: Context,
  tx: VendorDb,
  session: Session,
  { archive, entries, jdId, now }: NewZip,
): Promise<Answer> {
  const job = jdId ? await requireJob(tx, jdId) : undefined;
  // Simultaneous uploads wait here, so that no two zips choose the same name.
  await reserveRoom(context, tx, archive.documentId, sumSizes(entries));
  const row = await queries.insertZip(tx, {
    zip_id: uuidv7(),
    file_name: rules.freeName(archive.fileName, await queries.listZipNames(tx)),
    size: archive.size,
    sha256: archive.sha256,
    state: 'QUEUED',
    total: entries.length,
    failed: entries.filter(({ refused }) => refused).length,
    job_id: job?.jdId ?? null,
    archive_id: archive.documentId,
    uploaded_by: session.userId,
    uploaded_by_name: session.displayName,
    uploaded_at: now,
    kept_until: new Date(now.getTime() + context.config.deepgazeKeepDays * DAY_MILLIS),
  });
  await attachFiles(tx, [archive.documentId], { uploader: session, now });
  await queries.insertFiles(tx, row.zip_id, entries.map(toFileRow));
  tx.wakeAfterwards('resumes');
  return { status: 'success', contextId: row.zip_id, zipFileName: row.file_name, data: toZip(row) };
}

/** The space the files take once stored individually. */
const sumSizes = (entries: ZipEntry[]): number =>
  entries.reduce((sum, { size, refused }) => sum + (refused ? 0 : size), 0);

const toFileRow = ({ ordinal, path, size, refused }: ZipEntry) => ({
  file_id: uuidv7(),
  ordinal,
  path,
  file_name: cleanFileName(path),
  size,
  state: refused?.state ?? ('QUEUED' as const),
  reason: refused?.reason ?? '',
});
