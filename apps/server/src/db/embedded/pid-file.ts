import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../faults/store-error.ts';

/**
 * The lock for systems without abstract sockets: a file that names the holder's process.
 *
 * It never takes the directory from a live process, even an unrelated one with the same number: then the operator
 * decides. If two starting processes both find a dead holder, only one of them can create the second file.
 */
export async function takePidFile(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'slotwise.pid');
  const takeover = `${path}.takeover`;
  if (create(path)) return async () => rmSync(path, { force: true });

  const holder = Number(readFileSync(path, 'utf8'));
  if (isAlive(holder)) throw new StoreError('STORE_IN_USE', refusal(path, String(holder)));
  if (!create(takeover)) throw new StoreError('STORE_IN_USE', refusal(takeover, 'another start'));
  try {
    // Reads the holder again: a faster process may have replaced the dead one in the meantime.
    if (Number(readFileSync(path, 'utf8')) !== holder) {
      throw new StoreError('STORE_IN_USE', refusal(path, 'another start'));
    }
    writeFileSync(path, String(process.pid), { mode: 0o600 });
  } finally {
    rmSync(takeover, { force: true });
  }
  return async () => rmSync(path, { force: true });
}

function create(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

const refusal = (path: string, holder: string): string =>
  `Another Slotwise (process ${holder}) uses this data directory. ` +
  `If you are sure that none runs, delete ${path} and start again.`;
