import type { Allowance } from '#lib/threads/watch-thread.ts';
import type { ResumeFacts, ResumeSetting } from '../resume-facts/facts/facts.ts';
import type { IndexedResume } from '../resume-index/segments/resume-index.ts';
import type { Candidates, Listed } from '../resume-resemblance/find-candidates.ts';
import type { ComparedResume, Ground } from '../resume-resemblance/resemblance.ts';
import { packListed } from '../resume-resemblance/pack-listed.ts';
import type { ResumeText, Unread } from '../resume-texts/text/resume-text.ts';
import type { BuiltSegment, ReaderAnswer, ReaderTask, Understood } from './reader-tasks.ts';
import { recognisePages, type Recognise } from './recognise-pages.ts';
import { createThreadPool, type TaskOutcome } from '#lib/threads/thread-pool.ts';

/** The result of reading a file: its text and facts, or why it could not be read. */
export type ReadResume = { contentType: string } & (Understood | { unread: Unread });

/** Warm threads that read resumes and index them. */
export type ResumeReader = {
  /**
   * Reads a file. The bytes are transferred to the thread: the caller's array is empty afterwards. Faults of the file
   * are returned; it only throws for a fault of ours, or if the reader was stopped. OCR alternates between the scans of
   * each `owner`.
   */
  read(bytes: Uint8Array, setting: ResumeSetting, owner: string): Promise<ReadResume>;
  /** Extracts the facts of a text read earlier; null if that exceeds a file's allowance. */
  understand(text: ResumeText, setting: ResumeSetting): Promise<ResumeFacts | null>;
  /** The index of some resumes in order, as one segment, or several if they have very many words. */
  buildSegments(resumes: IndexedResume[]): Promise<BuiltSegment[]>;
  /** The marks by which each resume is found. */
  printResumes(resumes: ComparedResume[]): Promise<Uint32Array[]>;
  /** The pairs of an organization's resumes worth comparing. */
  findCandidates(resumes: Listed[]): Promise<Candidates>;
  /** Why each pair is worth a look; `common` are hashes of words found in many resumes. */
  comparePairs(pairs: [ComparedResume, ComparedResume][], common: Uint32Array): Promise<Ground[][]>;
  /** Stops the threads; pending reads throw. */
  stop(): Promise<void>;
};

type ReaderOptions = {
  threads: number;
  /** The allowance for one file. */
  allowance?: Allowance;
  recognise?: Recognise;
};

/** Far more than any measured resume needs (0.4 s and 80 MB). */
export const FILE: Allowance = { cpuMillis: 20_000, wallMillis: 60_000, megabytes: 256 };
const SEGMENT: Allowance = { cpuMillis: 120_000, wallMillis: 300_000, megabytes: 256 };
export const WORKER = new URL('./reader-worker.ts', import.meta.url);

const TOO_SLOW: Unread = {
  state: 'TIMEOUT',
  reason: 'Reading this file takes too long. Save it again as PDF, with fewer drawings, and upload it again.',
};
const TOO_LARGE: Unread = {
  state: 'TOO_BIG',
  reason:
    'Reading this file takes too much memory. Save it again as PDF, with fewer drawings, and upload it again.',
};

/** Starts a pool of threads that read resumes; they start with the first file and stop when there is nothing to read. */
export function createResumeReader(options: ReaderOptions): ResumeReader {
  const { threads, allowance = FILE, recognise = recognisePages } = options;
  const pool = createThreadPool({ module: WORKER, threads, megabytes: allowance.megabytes });
  const run = async (task: ReaderTask, transfer: ArrayBuffer[], within: Allowance) =>
    getAnswer(await pool.run({ message: task, transfer, allowance: within }));

  const understandPages = async (pages: string[] | null, setting: ResumeSetting) => {
    if (!pages) return null;
    const answer = await run({ kind: 'UNDERSTAND', pages, setting }, [], allowance);
    return 'understood' in answer ? answer.understood : null;
  };

  return {
    read: async (bytes, setting, owner) => {
      const own = ownBytes(bytes);
      const answer = await run({ kind: 'READ', bytes: own, setting }, [own.buffer], allowance);
      if ('unread' in answer) return { contentType: 'application/octet-stream', unread: answer.unread };
      if (!('file' in answer)) throw new Error('The thread answered something else.');
      const { file } = answer;
      if (!('unread' in file)) return file;
      const { scan, contentType, unread } = file;
      const recognised = scan ? await understandPages(await recognise(scan, owner), setting) : null;
      return recognised ? { contentType, ...recognised } : { contentType, unread };
    },
    understand: async (text, setting) => {
      const answer = await run({ kind: 'UNDERSTAND_TEXT', text, setting }, [], allowance);
      return 'understood' in answer ? answer.understood.facts : null;
    },
    buildSegments: async (resumes) => {
      const answer = await run({ kind: 'INDEX', resumes }, [], SEGMENT);
      if (!('segments' in answer)) throw new Error('The index takes more than a thread may spend.');
      return answer.segments;
    },
    printResumes: async (resumes) => {
      const answer = await run({ kind: 'PRINT', resumes }, [], SEGMENT);
      if (!('prints' in answer)) throw new Error('Printing takes more than a thread may spend.');
      return answer.prints;
    },
    findCandidates: async (listed) => {
      const answer = await run({ kind: 'PAIR', resumes: packListed(listed) }, [], SEGMENT);
      if (!('candidates' in answer)) throw new Error('Pairing takes more than a thread may spend.');
      return answer.candidates;
    },
    comparePairs: async (pairs, common) => {
      const answer = await run({ kind: 'COMPARE', pairs, common }, [], SEGMENT);
      if (!('grounds' in answer)) throw new Error('Comparing takes more than a thread may spend.');
      return answer.grounds;
    },
    stop: () => pool.stop(),
  };
}

export function getAnswer(outcome: TaskOutcome): ReaderAnswer | { unread: Unread } {
  if (outcome.kind === 'TIME') return { unread: TOO_SLOW };
  if (outcome.kind === 'MEMORY') return { unread: TOO_LARGE };
  return outcome.value as ReaderAnswer;
}

/** Bytes that can be transferred: only small Node buffers, which share their memory with others, are copied. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
