import { webcrypto } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as rest } from 'node:timers/promises';
import { openDatabase } from '#db/database.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { resealFormer } from '#features/keys/keys.service.ts';
import { insertWebhook } from '#features/webhooks/webhooks.queries.ts';
import { createFileStore } from '#storage/file-store.ts';
import { createVault } from '#storage/vault.ts';
import { toBytes, FILE_BYTES, getSecret } from './rotation-contents.ts';

/**
 * A server's part in a key rotation, as a separate process for a test to kill: it repeatedly stores files and secrets,
 * reads what any server stored, and reseals everything with the current key. It prints each as a line.
 */
export type RotationLine =
  /** What was stored and acknowledged, and the prefix of what is sealed by then. */
  { kept: string; mark: string } | { broken: string };

const [databaseUrl = '', dataDir = '', vendor = ''] = process.argv.slice(2);
const vendorId = toVendorId(vendor);
const say = (line: RotationLine) => process.stdout.write(`${JSON.stringify(line)}\n`);

const { db } = await openDatabase({ databaseUrl, dataDir });
const settings = { dataDir, secretKeyFile: join(dataDir, 'secret.key'), filesLeastFreeBytes: 0 };
const files = createFileStore(settings, () => new Date());
const vault = createVault(files.keys);

async function keep(): Promise<void> {
  const key = webcrypto.randomUUID();
  const whole = async function* () {
    yield toBytes(key);
  };
  await (await files.stage({ vendorId, key }, whole())).keep();
  const secret = await vault.seal(vendorId, getSecret(key));
  const now = new Date();
  await asVendor(db, vendorId, (tx) =>
    insertWebhook(tx, {
      webhook_id: key,
      url: 'https://hooks.acme.example/',
      description: '',
      events: [],
      is_active: false,
      secret,
      secret_since: now,
      created_at: now,
    }),
  );
  say({ kept: key, mark: (await vault.sealMark()).toString('hex') });
}

async function readAll(): Promise<void> {
  for await (const place of files.list()) {
    const bytes = await buffer(await files.read(place, FILE_BYTES));
    if (!bytes.equals(toBytes(place.key))) throw new Error(`${place.key} has other bytes.`);
  }
}

/** Repeats one action until the process is killed. */
async function repeat(work: () => Promise<unknown>, millis: number): Promise<never> {
  for (;;) {
    await work();
    await rest(millis);
  }
}

const parts = { db, files, vault };
const warn = (error: unknown) => say({ broken: String(error) });
await Promise.all([
  repeat(keep, 30),
  repeat(readAll, 30),
  repeat(() => resealFormer(parts, { isResealing: true, warn }), 5),
]).catch(warn);
