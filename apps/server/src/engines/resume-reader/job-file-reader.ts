import { createThreadPool } from '#lib/threads/thread-pool.ts';
import type { TimeAllowance } from '#lib/threads/watch-thread.ts';
import type { ResumeSetting } from '../resume-facts/facts/facts.ts';
import type { Unread } from '../resume-texts/text/resume-text.ts';
import type { JobAnswer, ReaderTask, Understood } from './reader-tasks.ts';
import { FILE, getAnswer, ownBytes, WORKER } from './resume-reader.ts';

/** Threads that read single files, job descriptions and resumes, while people wait, separately from zips read in the background. */
export type JobFileReader = {
  /** How many files are read at once. */
  atOnce: number;
  /** Reads a file; bytes, limits and faults as for `ResumeReader.read`, but without OCR. */
  readJob(bytes: Uint8Array): Promise<JobAnswer>;
  readResume(bytes: Uint8Array, setting: ResumeSetting): Promise<Understood | { unread: Unread }>;
  /** Stops the threads; pending reads throw. */
  stop(): Promise<void>;
};

/** Twenty times what any file has needed: someone waits, and others may too. */
const AWAITED: TimeAllowance = { ...FILE, cpuMillis: 10_000 };

/** The threads start with the first files, and stop when there is nothing to read. With two, a slow file does not delay all others. */
export function createJobFileReader(): JobFileReader {
  const atOnce = 2;
  const pool = createThreadPool({ module: WORKER, threads: atOnce, megabytes: FILE.megabytes });
  const run = async (task: Extract<ReaderTask, { bytes: Uint8Array }>) => {
    const own = ownBytes(task.bytes);
    const message: ReaderTask = { ...task, bytes: own };
    return getAnswer(await pool.run({ message, transfer: [own.buffer], allowance: AWAITED }));
  };
  return {
    atOnce,
    readJob: async (bytes) => {
      const answer = await run({ kind: 'READ_JOB', bytes });
      if ('unread' in answer) return answer;
      if (!('job' in answer)) throw new Error('The thread answered something else.');
      return answer.job;
    },
    readResume: async (bytes, setting) => {
      const answer = await run({ kind: 'READ', bytes, setting });
      if ('unread' in answer) return answer;
      if (!('file' in answer)) throw new Error('The thread answered something else.');
      return answer.file;
    },
    stop: () => pool.stop(),
  };
}
