import { appendFileSync, readFileSync, truncateSync } from 'node:fs';

/** A small file of short lines that stay readable for the next process after a kill. */
export type LineLog = {
  append: (line: string) => void;
  read: () => string[];
  clear: () => void;
};

/** The file at `path`, readable by no one else; it may not exist yet. Throws the system's error if it cannot be written. */
export function openLineLog(path: string): LineLog {
  return {
    append: (line) => appendFileSync(path, `${line}\n`, { mode: 0o600 }),
    // A partial line from a kill does not count.
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
