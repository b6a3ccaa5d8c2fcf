import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../faults/store-error.ts';

/**
 * The lock for systems without abstract sockets: a file that names its holder's process.
 *
 * It never takes the directory from a process that lives, not even from a stranger that was given the same
 * number: then the operator decides. Two starters that both find a dead holder meet at the second file, which
 * only one of them can create.
 */
export async function takePidFile(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'slotwise.pid');
  const takeover = `${path}.takeover`;
  if (create(path)) return async () => rmSync(path, { force: true });

  const holder = Number(readFileSync(path, 'utf8'));
  if (isAlive(holder)) throw new StoreError('STORE_IN_USE', refusal(path, String(holder)));
  if (!create(takeover)) throw new StoreError('STORE_IN_USE', refusal(takeover, 'another start'));
  try {
    // The holder is read again: a faster starter may have taken the place of the dead one meanwhile.
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
