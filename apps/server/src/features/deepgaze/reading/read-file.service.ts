import { createHash } from 'node:crypto';
import { asVendor } from '#db/tenancy.ts';
import type { IndexedResume } from '#engines/resume-index/segments/resume-index.ts';
import type { ReadResume } from '#engines/resume-reader/resume-reader.ts';
import type { ZipEntry } from '#engines/zip-archives/inspect-zip.ts';
import { readEntry } from '#engines/zip-archives/read-entry.ts';
import { LyingZip } from '#engines/zip-archives/zip-faults.ts';
import { isHarmful } from '#features/files/scanning.service.ts';
import { toReadAt } from '#lib/read-at.ts';
import type { Desk } from './hold-zip.service.ts';
import { toIndexedResume } from './reading.mapper.ts';
import * as queries from './reading.queries.ts';
import type { ClaimedFile } from './claim-files.queries.ts';
import * as rules from './reading.rules.ts';
import { saveDuplicate, saveRead, saveUnread, type Content } from './save-outcome.service.ts';

/** Reads one file and writes the outcome; returns the resume, if it is one. Throws LyingZip and ZipGone. */
export async function readFile(desk: Desk, file: ClaimedFile): Promise<IndexedResume | undefined> {
  const entry = desk.entries.get(file.ordinal);
  if (!entry) throw new Error('The zip in the store is another one than was uploaded.');
  const unpacked = await unpack(desk, file, entry);
  if ('unread' in unpacked) {
    await saveUnread(desk, file, unpacked.unread);
    return undefined;
  }
  const sha256 = createHash('sha256').update(unpacked.bytes).digest('hex');
  const writtenAt = rules.writtenAt(entry.writtenAt, desk.uploadedAt);
  // Of files with the same content the second waits for the first, and is found to be its duplicate then.
  const before = desk.met.get(sha256);
  const mayRepeat = before !== undefined || desk.isResumed;
  const reading = (before ?? Promise.resolve()).then(() =>
    readContent(desk, { file, content: { bytes: unpacked.bytes, sha256, writtenAt }, mayRepeat }),
  );
  desk.met.set(
    sha256,
    reading.catch(() => undefined),
  );
  return reading;
}

/** The file at which a zip turns out to lie says so itself; those not reached say that they were not. */
async function unpack(desk: Desk, file: ClaimedFile, entry: ZipEntry) {
  try {
    return await readEntry(desk.archive, entry, desk.spent);
  } catch (error) {
    if (error instanceof LyingZip) await saveUnread(desk, file, { state: 'CORRUPT', reason: error.ofFile });
    throw error;
  }
}

type Unpacked = { file: ClaimedFile; content: Content; mayRepeat: boolean };

async function readContent(
  desk: Desk,
  { file, content, mayRepeat }: Unpacked,
): Promise<IndexedResume | undefined> {
  const same = mayRepeat ? await findSame(desk, content.sha256) : undefined;
  if (same?.state === 'OK') {
    await saveDuplicate(desk, { file, content, same });
    return undefined;
  }
  // Files without text are not duplicates. The same bytes are not tried again: they cannot be read either.
  const read = same
    ? { contentType: same.content_type, unread: { state: same.state, reason: same.reason } }
    : await understand(desk, file, content);
  const isSaved = await saveRead(desk, { file, content, read });
  return isSaved && !('unread' in read) ? toIndexedResume(file.file_id, read.text, read.facts) : undefined;
}

const findSame = ({ context, holding }: Desk, sha256: string) =>
  asVendor(context.db, holding.vendorId, (tx) => queries.findSameFile(tx, holding.zipId, sha256));

/** Each file is scanned on its own too: the virus scanner may not have seen all of the zip. */
function isHarmfulFile(
  { context, holding }: Desk,
  { file_id: fileId }: ClaimedFile,
  bytes: Uint8Array,
): Promise<boolean> {
  const scanned = { readAt: toReadAt(bytes), size: bytes.length };
  return isHarmful(context, holding.vendorId, { fileId }, scanned);
}

/** The thread gets a copy of the bytes, since they are transferred to it. */
async function understand(desk: Desk, file: ClaimedFile, content: Content): Promise<ReadResume> {
  const { context, reader, uploader } = desk;
  const { bytes, writtenAt } = content;
  if (await isHarmfulFile(desk, file, bytes)) return buildUnread('HARMFUL', rules.HARMFUL);
  const setting = { fileName: file.file_name, writtenAt, phoneCountry: uploader.phoneCountry };
  try {
    return await reader.read(Uint8Array.from(bytes), setting, desk.holding.vendorId);
  } catch (error) {
    if (desk.signal.aborted) throw error;
    context.log.error({ err: error, fileId: file.file_id }, 'a resume was not read because of a defect');
    return buildUnread('CORRUPT', rules.DEFECT);
  }
}

const buildUnread = (state: 'CORRUPT' | 'HARMFUL', reason: string): ReadResume => ({
  contentType: 'application/octet-stream',
  unread: { state, reason },
});
