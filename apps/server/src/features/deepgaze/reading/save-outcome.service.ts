import type { ParseState } from '@slotwise/contract/deepgaze/resumes.schema';
import { uuidv7 } from 'uuidv7';
import { isUnstorableText } from '#db/faults/database-errors.ts';
import type { ResumeColumns } from '#db/tables/deepgaze-tables.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import type { ReadResume } from '#engines/resume-reader/resume-reader.ts';
import type { Unread } from '#engines/resume-texts/text/resume-text.ts';
import {
  holdBytes,
  storeBytes,
  removeBytes,
  type KeptBytes,
} from '#features/files/unpacked-files.service.ts';
import { releaseRoom } from '#features/files/room.service.ts';
import type { Desk } from './hold-zip.service.ts';
import { toResumeColumns } from './reading.mapper.ts';
import * as queries from './reading.queries.ts';
import type { ClaimedFile } from './claim-files.queries.ts';
import * as rules from './reading.rules.ts';

export type Content = { bytes: Uint8Array; sha256: string; writtenAt: Date };

type Read = { file: ClaimedFile; content: Content; read: ReadResume };

export const saveUnread = (desk: Desk, file: ClaimedFile, unread: Unread): Promise<void> =>
  desk.holding.write(async (tx, keep) => {
    await keep({ failed: 1 });
    await settle(tx, desk, file, unread);
  });

export const saveDuplicate = (
  desk: Desk,
  { file, content, same }: Omit<Read, 'read'> & { same: queries.SameFile },
): Promise<void> =>
  desk.holding.write(async (tx, keep) => {
    await keep({ duplicates: 1 });
    const reason = `It is the same file as ${same.path}.`;
    const { sha256 } = content;
    await settle(tx, desk, file, { state: 'DUPLICATE', reason, sha256, duplicate_of: same.file_id });
  });

/** Stores a file's bytes, under its own id, and what was read. False if the database cannot store that. */
export async function saveRead(desk: Desk, reading: Read): Promise<boolean> {
  const { context, holding } = desk;
  const { file, content, read } = reading;
  const place = { vendorId: holding.vendorId, key: file.file_id };
  const state = 'unread' in read ? read.unread.state : 'OK';
  const kept = rules.isKept(state) ? await storeBytes(context, place, content.bytes) : undefined;
  try {
    await write(desk, { ...reading, kept });
    return true;
  } catch (error) {
    const isUnstorable = isUnstorableText(error);
    // After any other error the row may still exist, if only the answer to its commit was lost.
    if (isUnstorable || (error instanceof rules.ZipGone && !(await needsBytes(desk, file)))) {
      await removeBytes(context, holding.vendorId, [place.key]);
    }
    if (!isUnstorable) throw error;
    await saveUnread(desk, file, { state: 'CORRUPT', reason: rules.UNSTORABLE });
    return false;
  }
}

const needsBytes = ({ context, holding }: Desk, file: ClaimedFile): Promise<boolean> =>
  asVendor(context.db, holding.vendorId, (tx) => queries.needsBytes(tx, file.file_id));

const write = (
  desk: Desk,
  { file, content, read, kept }: Read & { kept: KeptBytes | undefined },
): Promise<void> =>
  desk.holding.write(async (tx, keep) => {
    const columns = 'unread' in read ? undefined : toResumeColumns(read.text, read.facts, content.writtenAt);
    await keep(toCounts(columns));
    const outcome: { state: ParseState; reason: string } =
      'unread' in read ? read.unread : { state: 'OK', reason: '' };
    await settle(tx, desk, file, {
      ...outcome,
      sha256: content.sha256,
      content_type: read.contentType,
      document_id: kept ? await hold(tx, desk, { file, kept, contentType: read.contentType }) : null,
    });
    const key = { fileId: file.file_id, zipId: desk.holding.zipId, ordinal: file.ordinal };
    if (columns) await queries.insertResume(tx, key, columns);
  });

/** Records a file's result. Its reserved space is used by now, or free again. */
async function settle(
  tx: VendorDb,
  { archiveId }: Desk,
  { file_id: fileId, size }: ClaimedFile,
  change: queries.FileChange,
): Promise<void> {
  await queries.updateFile(tx, fileId, change);
  await releaseRoom(tx, archiveId, Number(size));
}

type Kept = { file: ClaimedFile; kept: KeptBytes; contentType: string };

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

const toCounts = (columns: ResumeColumns | undefined) =>
  columns ? { parsed: 1, flagged: rules.isFlagged(columns.flags) ? 1 : 0 } : { failed: 1 };
