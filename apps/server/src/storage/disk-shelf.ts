import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UUID_NAME, type FilePlace, type Shelf } from './shelf.ts';
import { syncDirectory } from './sync-directory.ts';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores files as `<folder>/<vendor>/<key>`, readable only by the server's user. */
export function openDiskShelf(folder: string): Shelf {
  const toPath = ({ vendorId, key }: FilePlace): string => join(folder, vendorId, key);

  return {
    put: async (place, { path }) => {
      const target = toPath(place);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      await syncDirectory(dirname(target));
      await syncDirectory(folder);
    },
    read: async (place) => {
      try {
        const handle = await open(toPath(place), 'r');
        const { size } = await handle.stat();
        return { size, bytes: handle.createReadStream() };
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    remove: (place) => rm(toPath(place), { force: true }),
    list: () => listFiles(folder),
  };
}

async function* listFiles(folder: string): ReturnType<Shelf['list']> & AsyncGenerator {
  for (const vendorId of await namesIn(folder)) {
    for (const key of await namesIn(join(folder, vendorId))) {
      const found = await stat(join(folder, vendorId, key)).catch(() => undefined);
      if (found) yield { vendorId, key, modifiedAt: found.mtime };
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => UUID_NAME.test(name));
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}
