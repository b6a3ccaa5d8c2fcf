import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';
import { addKey, dropFormerKeys } from './rotate-key.ts';

const PROGRAM = fileURLToPath(new URL('../../test/crash-process.ts', import.meta.url));
const SIZE = 100_000;
const MOST_STEPS = 40;

/** An installation with one file, and what the action requires beforehand. */
async function startInstallation(isRotated: boolean, isResealed: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-crash-'));
  const secretKeyFile = join(dataDir, 'secret.key');
  const open = () => createFileStore({ dataDir, secretKeyFile, filesLeastFreeBytes: 0 }, () => new Date());
  const place = { vendorId: randomUUID(), key: randomUUID() };
  const bytes = randomBytes(SIZE);
  const whole = async function* () {
    yield bytes;
  };
  await (await open().stage(place, whole())).keep();
  if (isRotated) await addKey(secretKeyFile, new Date());
  if (isResealed) await open().reseal(place);
  return {
    dataDir,
    secretKeyFile,
    place,
    open,
    isWhole: async () => (await buffer(await open().read(place, SIZE))).equals(bytes),
    end: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** Runs an action that is killed before this step; returns whether it got that far. */
async function isKilledAt(act: string, step: number, { dataDir, place }: Installation): Promise<boolean> {
  const parameters = [PROGRAM, act, dataDir, String(step), place.vendorId, place.key];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal === 'SIGKILL') return true;
  expect(code).toBe(0);
  return false;
}

test.each([
  ['rotate', { isRotated: false, isResealed: false, fewest: 5 }],
  ['reseal', { isRotated: true, isResealed: false, fewest: 6 }],
  ['retire', { isRotated: true, isResealed: true, fewest: 5 }],
])(
  '%s can be killed before any of its steps: the file stays intact, and the rest is repeated',
  { timeout: 180_000 },
  async (act, { isRotated, isResealed, fewest }) => {
    let step = 1;
    for (; step < MOST_STEPS; step += 1) {
      const installation = await startInstallation(isRotated, isResealed);
      const { open, secretKeyFile, place, isWhole, end } = installation;
      const isKilled = await isKilledAt(act, step, installation);
      expect(await isWhole(), `${act} before step ${step}`).toBe(true);
      // The operator has to remove the lock of an interrupted change, as the message says.
      rmSync(`${secretKeyFile}.new`, { force: true });
      await addKey(secretKeyFile, new Date(Date.now() + 1));
      await open().reseal(place);
      await dropFormerKeys(secretKeyFile, new Date());
      expect(await isWhole(), `${act} before step ${step}, and everything after it`).toBe(true);
      end();
      if (!isKilled) break;
    }
    expect(step).toBeGreaterThan(fewest);
    expect(step).toBeLessThan(MOST_STEPS);
  },
);
