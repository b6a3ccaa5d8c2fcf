import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { StoreError } from '#db/faults/store-error.ts';
import { keyUsesFile, requireUnused, type Counted } from '#features/keys/keys.rules.ts';
import { resealFormer } from '#features/keys/keys.service.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import { readCount } from '#lib/settings/read-setting.ts';
import { createFileStore } from '#storage/file-store.ts';
import { sealingKey, type NamedKey } from '#storage/key-ring.ts';
import { addKey, dropFormerKeys, requireKeys } from '#storage/rotate-key.ts';
import { StorageError } from '#storage/storage-error.ts';
import { createVault } from '#storage/vault.ts';

/** The operator's commands for the installation's keys; each returns its output. */
export const KEY_COMMANDS: Record<string, (config: Config, now: Date, args: string[]) => Promise<string>> = {
  'rotate-key': rotateKey,
  'key-status': showKeys,
  'retire-key': retireKeys,
};

const toHexName = ({ name }: NamedKey): string => name.toString('hex');

async function rotateKey({ secretKeyFile }: Config, now: Date, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { after: { type: 'string', default: '2' } }, strict: true });
  const minutes = readCount(1, 10_080)(values.after);
  const key = await addKey(secretKeyFile, new Date(now.getTime() + minutes * MINUTE_MILLIS));
  return `Added the key ${toHexName(key)}. It seals from ${key.from.toISOString()} on; running servers need no restart.
Where a server has a copy of ${secretKeyFile}, replace it before that moment.
What was sealed before is brought over in the background: npm run admin -- key-status. Keep a copy of the new file.\n`;
}

async function showKeys(config: Config, now: Date): Promise<string> {
  const ring = await requireKeys(config.secretKeyFile);
  const present = sealingKey(ring, now);
  const lines = ring.keys.map((key) => `${toHexName(key)}  ${describeState(key, present)}`);
  if (ring.keys.length === 1) return `${lines.join('\n')}\n`;
  const { files, secrets, unreadable, at } = await countUses(config, now);
  return `${lines.join('\n')}

As of ${at}: ${files} files and ${secrets} secrets under a former key.
${unreadable} that no key of this file opens.\n`;
}

function describeState(key: NamedKey, present: NamedKey): string {
  if (key === present) return 'seals and opens';
  return key.from > present.from ? `opens, and seals from ${key.from.toISOString()} on` : 'opens';
}

async function retireKeys(config: Config, now: Date): Promise<string> {
  const ring = await requireKeys(config.secretKeyFile);
  const present = sealingKey(ring, now);
  requireUnused(ring, { present, counted: await countUses(config, now) }, config);
  const dropped = await dropFormerKeys(config.secretKeyFile, now);
  return `Took out ${dropped} former key(s). Backups from before need the key file that was kept with them.\n`;
}

/** Counts now; for the embedded database of a running server, returns that server's last count. */
async function countUses(config: Config, now: Date): Promise<Counted> {
  const files = createFileStore(config, () => now);
  const present = sealingKey(await files.keys.ring(), now);
  try {
    const store = await openDatabase(config);
    try {
      const at = now.toISOString();
      const vault = createVault(files.keys);
      const uses = await resealFormer({ db: store.db, files, vault }, { isResealing: false });
      return { key: toHexName(present), at, ...uses };
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'STORE_IN_USE') throw error;
    return readCounted(config);
  }
}

async function readCounted({ dataDir }: Config): Promise<Counted> {
  try {
    return JSON.parse(await readFile(join(dataDir, keyUsesFile), 'utf8')) as Counted;
  } catch {
    throw new StorageError(
      'The running server has not counted yet. It does so every 10 minutes; try again then.',
    );
  }
}
