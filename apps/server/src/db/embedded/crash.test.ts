import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOpened, isRefused, startStoreProcess } from '../../../test/start-store-process.ts';
import { layDatabaseInto } from '../../../test/test-database.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 5);
const SECONDS_PER_ROUND = 60;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'slotwise-crash-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the embedded store under kill -9', () => {
  it(
    `keeps every acknowledged write, and no partial one, through ${ROUNDS} kills in a row`,
    async () => {
      layDatabaseInto(dataDir);
      const acknowledged: string[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const writer = startStoreProcess({ dataDir, writers: 8 });
        const found = await writer.line(isOpened);
        expect(found.halves).toEqual([]);
        expect(acknowledged.filter((id) => !found.opened.includes(id))).toEqual([]);
        // A different number each round, so that the kill hits a different place in the log.
        await writer.writes(5 + ((round * 37) % 25));
        acknowledged.push(...(await writer.kill()));
      }
      const reader = startStoreProcess({ dataDir });
      const found = await reader.line(isOpened);
      await reader.kill();
      expect(found.halves).toEqual([]);
      expect(acknowledged.filter((id) => !found.opened.includes(id))).toEqual([]);
      console.info(`${ROUNDS} kills, ${acknowledged.length} acknowledged writes, none lost`);
    },
    ROUNDS * SECONDS_PER_ROUND * 1000,
  );

  it(
    'refuses a second process, and accepts a third one after the first was killed',
    { timeout: 240_000 },
    async () => {
      layDatabaseInto(dataDir);
      const first = startStoreProcess({ dataDir });
      await first.line(isOpened);

      const second = startStoreProcess({ dataDir });
      expect((await second.line(isRefused)).refused).toMatch(
        /Another Slotwise \(process \d+\) uses the data directory/,
      );
      await second.kill();

      await first.kill();
      const third = startStoreProcess({ dataDir });
      await third.line(isOpened);
      await third.kill();
    },
  );

  it('leaves no partial directory if killed while creating one', { timeout: 300_000 }, async () => {
    const first = startStoreProcess({ dataDir });
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'database.unfinished'))).toContain('base'), {
      timeout: 200_000,
    });
    await first.kill();
    expect(readdirSync(dataDir)).not.toContain('database');

    const second = startStoreProcess({ dataDir });
    expect((await second.line(isOpened)).opened).toEqual([]);
    await second.kill();
    expect(readdirSync(dataDir)).not.toContain('database.unfinished');
  });
});
