import files, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '#storage/file-store.ts';
import { addKey, dropFormerKeys } from '#storage/rotate-key.ts';

/**
 * One action of a key rotation in a separate process, which is killed before its `deathStep`-th step on the disk; with
 * fewer steps, it ends normally.
 */
const [act = '', dataDir = '', deathStep = '1', vendorId = '', key = ''] = process.argv.slice(2);
const secretKeyFile = join(dataDir, 'secret.key');

let step = 0;
function countingSteps<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  return function stepOrEnd(this: unknown, ...args: Args): Promise<Result> {
    step += 1;
    if (step < Number(deathStep)) return work.apply(this, args);
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  };
}

const handle = await files.open(devNull);
const handles = Object.getPrototypeOf(handle) as FileHandle;
await handle.close();
handles.sync = countingSteps(handles.sync);
handles.writeFile = countingSteps(handles.writeFile);
Object.assign(files, {
  open: countingSteps(files.open),
  rename: countingSteps(files.rename),
  rm: countingSteps(files.rm),
});
syncBuiltinESMExports();

const ACTS: Record<string, () => Promise<unknown>> = {
  rotate: () => addKey(secretKeyFile, new Date()),
  reseal: () => {
    const settings = { dataDir, secretKeyFile, filesLeastFreeBytes: 0 };
    return createFileStore(settings, () => new Date()).reseal({ vendorId, key });
  },
  retire: () => dropFormerKeys(secretKeyFile, new Date()),
};
await ACTS[act]?.();
