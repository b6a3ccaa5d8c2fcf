import { appendFileSync, readFileSync, truncateSync } from 'node:fs';

/** A small file of short lines, each of which can be read at once by the process that follows one that was killed. */
export type LineLog = {
  append: (line: string) => void;
  read: () => string[];
  clear: () => void;
};

/** The file at `path`, which no one else may read; there need be none. Throws the system's error where it cannot be written. */
export function openLineLog(path: string): LineLog {
  return {
    append: (line) => appendFileSync(path, `${line}\n`, { mode: 0o600 }),
    // What a kill cut short is no line.
    read: () => ifThere(() => readFileSync(path, 'utf8').split('\n').slice(0, -1)) ?? [],
    clear: () => ifThere(() => truncateSync(path)),
  };
}

function ifThere<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
