import { createHash } from 'node:crypto';
import type { ParseState } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { ResumeColumns } from '#db/deepgaze-tables.ts';
import { isUnstorableText } from '#db/database-errors.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { IndexedResume } from '#engines/resume-index/resume-index.ts';
import type { ReadResume, ResumeReader } from '#engines/resume-reader/resume-reader.ts';
import type { ZipEntry } from '#engines/zip-archives/inspect-zip.ts';
import { readEntry } from '#engines/zip-archives/read-entry.ts';
import {
  holdBytes,
  keepBytes,
  removeBytes,
  type KeptBytes,
} from '#features/files/unpacked/unpacked.service.ts';
import type { ReadAt } from '#lib/read-at.ts';
import type { Holding, Keep } from '../holding/holding.service.ts';
import { indexedResumeOf, resumeColumnsOf } from '../reading.mapper.ts';
import * as queries from '../reading.queries.ts';
import * as rules from '../reading.rules.ts';

/** What is known of a zip while it is read. */
export type Desk = {
  context: Context;
  holding: Holding;
  archive: { readAt: ReadAt; size: number };
  entries: ReadonlyMap<number, ZipEntry>;
  /** The bytes that were unpacked of the whole zip so far. */
  spent: { bytes: number };
  reader: ResumeReader;
  uploader: { userId: string; email: string; phoneCountry: string };
  uploadedAt: Date;
  /** The reading of each content that was met, by its digest. */
  met: Map<string, Promise<unknown>>;
  /** Whether some of the zip was read before this reading began. */
  isResumed: boolean;
  /** Says that the process stops, or that the zip is being deleted. */
  signal: AbortSignal;
};

type Content = { bytes: Uint8Array; sha256: string; entry: ZipEntry; mayRepeat: boolean };
type Unread = Extract<ReadResume, { unread: unknown }>['unread'];

const BROKEN: Unread = { state: 'CORRUPT', reason: rules.DEFECT };

/**
 * Reads one file of a zip and writes what came of it in one transaction. Answers the resume, as it is indexed, where the
 * file is one. Throws LyingZip where the zip itself is at fault, and ZipGone.
 */
export async function readFile(desk: Desk, file: queries.ClaimedFile): Promise<IndexedResume | undefined> {
  const entry = desk.entries.get(file.ordinal);
  if (!entry) throw new Error('The zip in the store is another one than was uploaded.');
  const unpacked = await readEntry(desk.archive, entry, desk.spent);
  if ('unread' in unpacked) return saveUnread(desk, file, unpacked.unread);
  const sha256 = createHash('sha256').update(unpacked.bytes).digest('hex');
  const content = { bytes: unpacked.bytes, sha256, entry };
  // Of files with the same content the second waits for the first, and is found to be its duplicate then.
  const before = desk.met.get(sha256);
  const mayRepeat = before !== undefined || desk.isResumed;
  const reading = (before ?? Promise.resolve()).then(() =>
    readContent(desk, file, { ...content, mayRepeat }),
  );
  desk.met.set(
    sha256,
    reading.catch(() => undefined),
  );
  return reading;
}

async function saveUnread(desk: Desk, file: queries.ClaimedFile, unread: Unread): Promise<undefined> {
  await desk.holding.write(async (tx, keep) => {
    await keep({ failed: 1 });
    await queries.updateFile(tx, file.file_id, unread);
  });
}

async function readContent(
  desk: Desk,
  file: queries.ClaimedFile,
  content: Content,
): Promise<IndexedResume | undefined> {
  const { context, holding } = desk;
  if (content.mayRepeat) {
    const isRepeated = await holding.write((tx, keep) => saveRepeated(tx, keep, { desk, file, content }));
    if (isRepeated) return undefined;
  }
  const read = await understand(desk, file, content);
  const state = 'unread' in read ? read.unread.state : 'OK';
  const kept = rules.isKept(state) ? await keepBytes(context, holding.vendorId, content.bytes) : undefined;
  try {
    await save(desk, { file, content, read, kept });
  } catch (error) {
    if (kept) await removeBytes(context, holding.vendorId, [kept.key]);
    if (!isUnstorableText(error)) throw error;
    return saveUnread(desk, file, { state: 'CORRUPT', reason: rules.UNSTORABLE });
  }
  return 'unread' in read ? undefined : indexedResumeOf(file.file_id, read.text, read.facts);
}

type Repeated = { desk: Desk; file: queries.ClaimedFile; content: Content };

/** Whether another file of the zip has the same bytes; then this one is only its duplicate. */
async function saveRepeated(tx: VendorDb, keep: Keep, { desk, file, content }: Repeated): Promise<boolean> {
  const { sha256 } = content;
  const same = await queries.findSameFile(tx, desk.holding.zipId, sha256);
  if (!same) return false;
  await keep({ duplicates: 1 });
  const reason = `It is the same file as ${same.path}.`;
  await queries.updateFile(tx, file.file_id, {
    state: 'DUPLICATE',
    reason,
    sha256,
    duplicate_of: same.file_id,
  });
  return true;
}

/** The thread gets a copy of the bytes, since it takes over what it is given. */
async function understand(desk: Desk, file: queries.ClaimedFile, content: Content): Promise<ReadResume> {
  const { context, reader, uploader, uploadedAt } = desk;
  const writtenAt = rules.writtenAt(content.entry.writtenAt, uploadedAt);
  const setting = { fileName: file.file_name, writtenAt, phoneCountry: uploader.phoneCountry };
  try {
    return await reader.read(Uint8Array.from(content.bytes), setting);
  } catch (error) {
    if (desk.signal.aborted) throw error;
    context.log.error({ err: error, fileId: file.file_id }, 'a resume was not read because of a defect');
    return { contentType: 'application/octet-stream', unread: BROKEN };
  }
}

type Read = { file: queries.ClaimedFile; content: Content; read: ReadResume; kept: KeptBytes | undefined };

const save = (desk: Desk, { file, content, read, kept }: Read): Promise<void> =>
  desk.holding.write(async (tx, keep) => {
    const columns = 'unread' in read ? undefined : resumeColumnsOf(read.text, read.facts);
    await keep(countsOf(columns));
    const outcome: Outcome = 'unread' in read ? read.unread : { state: 'OK', reason: '' };
    await queries.updateFile(tx, file.file_id, {
      ...outcome,
      sha256: content.sha256,
      content_type: read.contentType,
      document_id: kept ? await hold(tx, desk, { file, kept, contentType: read.contentType }) : null,
    });
    const key = { fileId: file.file_id, zipId: desk.holding.zipId, ordinal: file.ordinal };
    if (columns) await queries.insertResume(tx, key, columns);
  });

type Outcome = { state: ParseState; reason: string };
type Kept = { file: queries.ClaimedFile; kept: KeptBytes; contentType: string };

async function hold(
  tx: VendorDb,
  { context, uploader }: Desk,
  { file, kept, contentType }: Kept,
): Promise<string> {
  const documentId = uuidv7();
  const now = context.clock.now();
  await holdBytes(tx, kept, { documentId, fileName: file.file_name, contentType, uploader, now });
  return documentId;
}

function countsOf(columns: ResumeColumns | undefined) {
  if (!columns) return { failed: 1 };
  return { parsed: 1, flagged: columns.flags.some((flag) => MARKED.has(flag)) ? 1 : 0 };
}

/** What the zip's own counter tells of. */
const MARKED: ReadonlySet<string> = new Set(['HIDDEN_TEXT', 'ADDRESSED_TO_MACHINES']);
