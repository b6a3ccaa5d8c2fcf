import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import type { ReadAt } from '#lib/read-at.ts';
import type { Allowance } from '#lib/threads/watch-thread.ts';
import { createThreadPool, type TaskOutcome } from '#lib/threads/thread-pool.ts';
import { notAllowed } from '../file-types/refusals.ts';
import type { CheckTask } from './check-file.ts';

/** A file that has arrived. */
export type ArrivedFile = { readAt: ReadAt; size: number };

/** Warm threads that look through files before they are kept. */
export type FileChecks = {
  /**
   * Looks through a file of this owner's as the type says that its clean name has, and answers the bytes that are kept
   * instead, where the type drops something. Throws the refusals of `file-types`, FILE_TOO_HEAVY for a file that takes more
   * than it may, and UNAVAILABLE where too many of one owner wait.
   */
  check(owner: string, fileName: string, file: ArrivedFile): Promise<Buffer | undefined>;
  stop(): Promise<void>;
};

type Options = {
  /** The module of the threads. */
  module?: URL;
  /** What one file may take. */
  allowance?: Allowance;
  /** Hears of what ended a thread, or went wrong in one, besides refusals. */
  onDefect: (error: unknown) => void;
};

/** Many times what files of 20 MB take, and as much memory as the largest ones need several times over. */
const FILE: Allowance = { cpuMillis: 5000, wallMillis: 20_000, megabytes: 256 };
const THREADS = 2;
/** One file of an owner at a time, so that no other one ever waits for more than one of them. */
const TURNS = { atOnce: THREADS, atOncePerOwner: 1, waitingPerOwner: 60 };
const WORKER = new URL('./check-worker.ts', import.meta.url);
/** As they lie in the store. */
const PIECE_BYTES = 64 * 1024;

/** Keeps threads that check files; they come with the first one and go when there is nothing to check. */
export function createFileChecks({ module = WORKER, allowance = FILE, onDefect }: Options): FileChecks {
  const { megabytes, ...time } = allowance;
  const pool = createThreadPool({ module, threads: THREADS, megabytes });
  const inTurn = createFairGate(TURNS);

  const run = async (fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<TaskOutcome> => {
    const message: CheckTask = { fileName, bytes };
    try {
      return await pool.run({ message, transfer: [bytes.buffer], allowance: time });
    } catch (error) {
      if (error instanceof AppError) throw error;
      onDefect(error);
      throw notAllowed('This file cannot be checked. Open it, save it as a new PDF and upload that.');
    }
  };

  return {
    check: (owner, fileName, file) =>
      inTurn(owner, async () => {
        const outcome = await run(fileName, await readWhole(file));
        if (outcome.kind !== 'ANSWER') throw new AppError('FILE_TOO_HEAVY');
        const rewritten = outcome.value as Uint8Array | null;
        return rewritten
          ? Buffer.from(rewritten.buffer, rewritten.byteOffset, rewritten.byteLength)
          : undefined;
      }),
    stop: () => pool.stop(),
  };
}

/** In memory of its own, so that a thread can take it over. */
async function readWhole({ readAt, size }: ArrivedFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += PIECE_BYTES)
    bytes.set(await readAt(at, Math.min(PIECE_BYTES, size - at)), at);
  return bytes;
}
