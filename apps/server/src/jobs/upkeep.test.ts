import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#lib/log.ts';
import { inTurns } from './in-turns.ts';
import { createUpkeep } from './upkeep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = createLog('silent');

test('does not start slow maintenance again until it has finished', async () => {
  const ends: (() => void)[] = [];
  const upkeep = createUpkeep(log);
  upkeep.add('slow', 1, () => new Promise((resolve) => ends.push(resolve)));
  upkeep.start();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await upkeep.stop();
});

test('lets other organizations run between pieces of one’s work, even if one fails', async () => {
  const lines: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    lines.push(chunk.toString());
    done();
  };
  const done: string[] = [];
  const left: Record<string, number> = { acme: 3, globex: 1, initech: 2 };
  await inTurns({ log: createLog('info', new Writable({ write })) }, Object.keys(left), async (owner) => {
    done.push(owner);
    // A timeout for one is no reason to skip the others.
    if (owner === 'globex') throw Object.assign(new Error('Statement timeout.'), { code: '57014' });
    left[owner] = (left[owner] ?? 0) - 1;
    return (left[owner] ?? 0) > 0;
  });
  expect(done).toEqual(['acme', 'globex', 'initech', 'acme', 'initech', 'acme']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/Statement timeout.*"of":"globex"/);
});

test('ends the round for everyone if the database is unavailable', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const tried: string[] = [];
  const round = inTurns({ log }, ['acme', 'globex'], async (owner) => {
    tried.push(owner);
    throw away;
  });
  await expect(round).rejects.toBe(away);
  expect(tried).toEqual(['acme']);
});
