import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import type { ReadAt } from '#lib/read-at.ts';
import type { Allowance } from '#lib/threads/watch-thread.ts';
import { createThreadPool, type TaskOutcome } from '#lib/threads/thread-pool.ts';
import { notAllowed } from '../file-types/refusals.ts';
import type { CheckTask } from './check-file.ts';

/** An uploaded file. */
export type ArrivedFile = { readAt: ReadAt; size: number };

/** Warm threads that check files before they are stored. */
export type FileChecks = {
  /**
   * Checks a file of this owner by the type that its clean name gives. Returns the bytes to store instead, if the type
   * drops something. Throws the refusals of `file-types`, FILE_TOO_HEAVY if the file exceeds its allowance, and
   * UNAVAILABLE if too many of the owner's files wait.
   */
  check(owner: string, fileName: string, file: ArrivedFile): Promise<Buffer | undefined>;
  stop(): Promise<void>;
};

type Options = {
  /** The threads' module. */
  module?: URL;
  /** The allowance for one file. */
  allowance?: Allowance;
  /** Called with whatever ended a thread or failed in one, except refusals. */
  onDefect: (error: unknown) => void;
};

/** Many times what a 20 MB file takes, and several times the memory the largest ones need. */
const FILE: Allowance = { cpuMillis: 5000, wallMillis: 20_000, megabytes: 256 };
const THREADS = 2;
/** One file per owner, so that no other owner waits for more than one of them. */
const TURNS = { atOnce: THREADS, atOncePerOwner: 1, waitingPerOwner: 60 };
const WORKER = new URL('./check-worker.ts', import.meta.url);
/** The chunk size of the store. */
const PIECE_BYTES = 64 * 1024;

/**
 * Creates a pool of threads that check files. They start with the first file and stop when there is nothing to check.
 */
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

/** Uses its own memory, so that it can be transferred to a thread. */
async function readWhole({ readAt, size }: ArrivedFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += PIECE_BYTES)
    bytes.set(await readAt(at, Math.min(PIECE_BYTES, size - at)), at);
  return bytes;
}
