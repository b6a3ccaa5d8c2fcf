import { open } from 'node:fs/promises';

/** Makes sure that what was made, renamed or removed in a folder survives a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows opens no folders; its file system journals names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
