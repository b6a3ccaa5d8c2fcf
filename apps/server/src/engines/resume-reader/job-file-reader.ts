import { createThreadPool } from '#lib/threads/thread-pool.ts';
import type { JobAnswer, ReaderTask } from './reader-tasks.ts';
import { FILE, getAnswer, ownBytes, WORKER } from './resume-reader.ts';

/** A thread that reads job descriptions for people who wait for it, next to the zips that are read later. */
export type JobFileReader = {
  /** How many files are read at the same time. */
  atOnce: number;
  /** Reads a file; bytes, limits and faults as those of `ResumeReader.read`, but a scan is not recognised. */
  readJob(bytes: Uint8Array): Promise<JobAnswer>;
  /** Ends the thread; what is still being read is thrown. */
  stop(): Promise<void>;
};

/** The thread comes with the first file, and goes when there is nothing to read. */
export function createJobFileReader(): JobFileReader {
  const atOnce = 1;
  const pool = createThreadPool({ module: WORKER, threads: atOnce, megabytes: FILE.megabytes });
  return {
    atOnce,
    readJob: async (bytes) => {
      const own = ownBytes(bytes);
      const message: ReaderTask = { kind: 'READ_JOB', bytes: own };
      const answer = getAnswer(await pool.run({ message, transfer: [own.buffer], allowance: FILE }));
      if ('unread' in answer) return answer;
      if (!('job' in answer)) throw new Error('The thread answered something else.');
      return answer.job;
    },
    stop: () => pool.stop(),
  };
}
