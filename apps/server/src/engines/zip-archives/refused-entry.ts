import type { ParseState } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Entry } from 'yauzl';

/** Why one file of a zip is not opened, while the others are; the reason is shown to people. */
export type RefusedEntry = {
  state: Extract<ParseState, 'PASSWORD' | 'NESTED' | 'TOO_BIG' | 'UNSUPPORTED'>;
  reason: string;
};

const ARCHIVE = /\.(zip|rar|7z|gz|tgz|tar|bz2|xz|zst|jar|cab)$/i;
const METHODS = [0, 8];

/** The reason not to open an entry, regardless of its size; null if there is none. */
export function findRefusal(path: string, entry: Entry): RefusedEntry | null {
  if (entry.isEncrypted()) {
    return {
      state: 'PASSWORD',
      reason: 'This file is locked by a password. Pack it without one and upload it in a new zip.',
    };
  }
  if (ARCHIVE.test(path)) {
    return {
      state: 'NESTED',
      reason:
        'This is an archive inside the zip, which is not opened. Upload its files in a zip of their own.',
    };
  }
  if (!METHODS.includes(entry.compressionMethod)) {
    return {
      state: 'UNSUPPORTED',
      reason: 'This file is packed in an unusual way. Pack it again as an ordinary zip.',
    };
  }
  return null;
}
