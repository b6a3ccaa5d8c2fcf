import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServerProcess } from '../test/server-process.ts';
import { layDatabaseInto } from '../test/test-database.ts';

test('tells an operator where an unreachable database was looked for, without its password', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  const starting = startServerProcess({
    DATABASE_URL: `postgres://slotwise:open-sesame@127.0.0.1:${port}/slotwise`,
  });
  const { message } = await starting.then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  expect(message).toContain(`The database at 127.0.0.1:${port} does not answer: ECONNREFUSED.`);
  expect(message).not.toContain('open-sesame');
  expect(message).not.toMatch(/^\s+at /m);
});

test('tells an operator how to fix a readable key file or a mistyped FILES_URL', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-main-'));
  layDatabaseInto(dataDir);
  const refusal = async (env: Record<string, string>): Promise<string> =>
    startServerProcess({ DATA_DIR: dataDir, ...env }).then(
      () => 'It started.',
      (error: Error) => error.message,
    );
  writeFileSync(join(dataDir, 'secret.key'), Buffer.alloc(32));
  chmodSync(join(dataDir, 'secret.key'), 0o644);
  const unsafe = await refusal({});
  expect(unsafe).toContain('Other users of this machine can read the key. Run: chmod 600');
  expect(unsafe).not.toMatch(/^\s+at /m);
  const mistyped = await refusal({ FILES_URL: 's3://key:open-sesame@host' });
  expect(mistyped).toContain('FILES_URL must look like');
  expect(mistyped).not.toContain('open-sesame');
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);
