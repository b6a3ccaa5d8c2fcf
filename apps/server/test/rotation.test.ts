import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase, type Store } from '#db/database.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { resealFormer } from '#features/keys/keys.service.ts';
import { createFileStore } from '#storage/file-store.ts';
import { addKey, dropFormerKeys } from '#storage/rotate-key.ts';
import { createVault } from '#storage/vault.ts';
import { toBytes, FILE_BYTES, getSecret } from './rotation-contents.ts';
import type { RotationLine } from './rotation-process.ts';
import { createPostgresDatabase, hasRealPostgres } from './test-database.ts';

const PROGRAM = fileURLToPath(new URL('./rotation-process.ts', import.meta.url));
const PATIENCE = { timeout: 60_000, interval: 20 };
const ROTATIONS = 2;
/** Longer than a server goes without checking the key file. */
const NOTICE_MILLIS = 1500;

const vendorId = toVendorId(uuidv7());

type Server = { child: ChildProcess; lines: RotationLine[]; kill: () => Promise<void> };

function startServer(url: string, dataDir: string): Server {
  const child = spawn(process.execPath, [PROGRAM, url, dataDir, vendorId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: RotationLine[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (text) => lines.push(JSON.parse(text) as RotationLine));
  const end = once(reader, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await end;
  };
  return { child, lines, kill };
}

const keptBy = ({ lines }: Server, mark?: string): string[] =>
  lines.flatMap((line) => ('kept' in line && (!mark || line.mark === mark) ? [line.kept] : []));

async function insertVendor({ db }: Store): Promise<void> {
  const vendor = { vendor_id: vendorId, vendor_name: 'Acme', vendor_status: 'ACTIVE' } as const;
  const account = { vendor_id: vendorId, user_id: uuidv7(), email: 'ananya@acme.example' };
  await asVendor(db, vendorId, async (tx) => {
    await tx
      .insertInto('vendor')
      .values({ ...vendor, time_zone: 'UTC', created_at: new Date() })
      .execute();
    await tx.insertInto('account').values(account).execute();
  });
}

describe.skipIf(!hasRealPostgres())('two servers on one PostgreSQL', () => {
  test(
    'rotate while both write, read and re-encrypt, and lose nothing if either is killed',
    { timeout: 240_000 },
    async () => {
      const { url, drop } = await createPostgresDatabase();
      const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-rotation-'));
      const secretKeyFile = join(dataDir, 'secret.key');
      const store = await openDatabase({ databaseUrl: url, dataDir });
      await insertVendor(store);
      const servers = [startServer(url, dataDir), startServer(url, dataDir)];
      const working = () => servers.slice(-2);
      const untilBoth = (isDone: (server: Server) => boolean) =>
        vi.waitUntil(() => working().every(isDone) || servers.some(isBroken), PATIENCE);
      const isBroken = ({ lines }: Server) => lines.some((line) => 'broken' in line);
      try {
        await untilBoth((server) => keptBy(server).length > 5);
        for (let round = 1; round <= ROTATIONS; round += 1) {
          const { name } = await addKey(secretKeyFile, new Date(Date.now() + NOTICE_MILLIS));
          const mark = Buffer.concat([Buffer.from('SWS2'), name]).toString('hex');
          await untilBoth((server) => keptBy(server, mark).length > round);
          // Existing data is being resealed at this moment; the other server continues.
          await working()[0]?.kill();
          servers.push(startServer(url, dataDir));
          await untilBoth((server) => keptBy(server, mark).length > round);
        }
        for (const server of servers) await server.kill();
        expect(servers.flatMap(({ lines }) => lines.filter((line) => 'broken' in line))).toEqual([]);

        const files = createFileStore({ dataDir, secretKeyFile, filesLeastFreeBytes: 0 }, () => new Date());
        const vault = createVault(files.keys);
        const parts = { db: store.db, files, vault };
        await resealFormer(parts, { isResealing: true });
        expect(await resealFormer(parts, { isResealing: false })).toEqual({
          files: 0,
          secrets: 0,
          unreadable: 0,
        });
        expect(await dropFormerKeys(secretKeyFile, new Date())).toBe(ROTATIONS);

        const kept = servers.flatMap((server) => keptBy(server));
        expect(kept.length).toBeGreaterThan(ROTATIONS * 6);
        const after = createFileStore({ dataDir, secretKeyFile, filesLeastFreeBytes: 0 }, () => new Date());
        const rows = await asVendor(store.db, vendorId, (tx) =>
          tx
            .selectFrom('webhook')
            .select(['webhook_id', 'secret'])
            .where('vendor_id', '=', vendorId)
            .execute(),
        );
        const sealed = new Map(rows.map((row) => [row.webhook_id, row.secret]));
        for (const key of kept) {
          const bytes = await buffer(await after.read({ vendorId, key }, FILE_BYTES));
          expect(bytes.equals(toBytes(key)), key).toBe(true);
          expect(await createVault(after.keys).open(vendorId, sealed.get(key) ?? Buffer.alloc(0))).toBe(
            getSecret(key),
          );
        }
      } finally {
        for (const server of servers) await server.kill();
        await store.close();
        await drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  );
});
