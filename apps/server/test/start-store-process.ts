import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StoreProcessLine } from './store-process.ts';

/** A store in another process, and its output so far. */
export type StoreProcess = {
  pid: number | undefined;
  /** Resolves with the first line that `wanted` accepts, past or future. */
  line: <T extends StoreProcessLine>(wanted: (line: StoreProcessLine) => line is T) => Promise<T>;
  /** Resolves once this many writes are acknowledged. */
  writes: (count: number) => Promise<void>;
  /** Kills it, and returns every write acknowledged before. */
  kill: () => Promise<string[]>;
};

type Started = { dataDir: string; writers?: number; migrations?: string };

const program = fileURLToPath(new URL('./store-process.ts', import.meta.url));

export function startStoreProcess({ dataDir, writers = 0, migrations }: Started): StoreProcess {
  const parameters = [program, dataDir, String(writers), ...(migrations ? [migrations] : [])];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: StoreProcessLine[] = [];
  let heard = Promise.withResolvers<void>();
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (text) => {
    lines.push(JSON.parse(text) as StoreProcessLine);
    heard.resolve();
    heard = Promise.withResolvers();
  });
  const read = once(reader, 'close');

  const until = async (isReached: () => boolean): Promise<void> => {
    while (!isReached()) {
      const more = await Promise.race([heard.promise.then(() => true), read.then(() => false)]);
      if (!more && !isReached())
        throw new Error(`The process ended early, after ${JSON.stringify(lines.at(-1))}.`);
    }
  };
  const written = (): string[] => lines.flatMap((line) => ('written' in line ? [line.written] : []));

  return {
    pid: child.pid,
    line: async (wanted) => {
      await until(() => lines.some(wanted));
      const found = lines.find(wanted);
      if (!found) throw new Error('The line is gone.');
      return found;
    },
    writes: (count) => until(() => written().length >= count),
    kill: async () => {
      child.kill('SIGKILL');
      await read;
      return written();
    },
  };
}

export const isOpened = (line: StoreProcessLine): line is Extract<StoreProcessLine, { opened: string[] }> =>
  'opened' in line;

export const isRefused = (line: StoreProcessLine): line is Extract<StoreProcessLine, { refused: string }> =>
  'refused' in line;
