import { open } from 'node:fs/promises';

/** Makes sure that creations, renames and removals in a folder survive a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows does not open folders; its file system journals names itself.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
