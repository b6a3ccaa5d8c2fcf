import { toReadAt } from '#lib/read-at.ts';
import { inspectZip, type ZipEntry } from '../zip-archives/inspect-zip.ts';
import { readEntry } from '../zip-archives/read-entry.ts';
import { LyingZip, UnsafeZip } from '../zip-archives/zip-faults.ts';
import { damaged, locked } from './text/unreadable-file.ts';

/** The parts of a zipped document, read one by one within the zip limits. */
export type ZipParts = { names: string[]; read: (name: string) => Promise<string> };

/** Opens a zipped document; a zip bomb in it counts as a damaged document. */
export async function openParts(label: string, bytes: Uint8Array): Promise<ZipParts> {
  const zip = { readAt: toReadAt(bytes), size: bytes.length };
  const unpacked = { bytes: 0 };
  const read = async (entry: ZipEntry): Promise<string> => {
    if (entry.refused?.state === 'PASSWORD') throw locked(label);
    if (entry.refused) throw damaged(label);
    const part = await readEntry(zip, entry, unpacked);
    if ('unread' in part) throw damaged(label);
    return part.bytes.toString('utf8');
  };
  try {
    const entries = await inspectZip(zip.readAt, zip.size);
    const byName = new Map(entries.map((entry) => [entry.path, entry]));
    return {
      names: [...byName.keys()],
      read: async (name) => {
        const entry = byName.get(name);
        return entry ? await honest(label, read(entry)) : '';
      },
    };
  } catch (error) {
    throw toFault(label, error);
  }
}

async function honest<Part>(label: string, reading: Promise<Part>): Promise<Part> {
  try {
    return await reading;
  } catch (error) {
    throw toFault(label, error);
  }
}

const toFault = (label: string, error: unknown): unknown =>
  error instanceof UnsafeZip || error instanceof LyingZip ? damaged(label) : error;
