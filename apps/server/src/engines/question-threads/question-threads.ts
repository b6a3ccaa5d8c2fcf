import { AppError } from '#lib/app-error.ts';
import type { Allowance } from '#lib/threads/watch-thread.ts';
import { createThreadPool, type TaskOutcome } from '#lib/threads/thread-pool.ts';
import type {
  FoundAnswer,
  QuestionTask,
  QuestionWork,
  ServerQuestion,
  SharedIndex,
  ThreadAnswer,
} from './question-task.ts';
import type { JobAnswer, JobWork } from './job-task.ts';
import type { SourceResume } from '../resume-questions/execute/resume-source.ts';

/** The one who asks: what their question is looked for in, and how what it needs meanwhile is read. */
export type QuestionAsker = {
  index: SharedIndex;
  serve: (question: ServerQuestion) => Promise<SourceResume[] | string[]>;
};

/** Warm threads that answer questions, and keep the indexes open that were asked last. */
export type QuestionThreads = {
  /** How many questions are answered side by side. */
  readonly atOnce: number;
  /** One page of an answer. Throws QUESTION_TOO_HEAVY for what takes more than a question may, and what `serve` throws. */
  answer(asker: QuestionAsker, work: Omit<Answering, 'kind'>): Promise<FoundAnswer>;
  /** The resumes in all rows of the answer to a reading; refused like an answer. */
  list(asker: QuestionAsker, work: Omit<Listing, 'kind'>): Promise<string[]>;
  /** Reads a job description, or holds resumes against one; refused like an answer. */
  workOnJob<Work extends JobWork>(asker: QuestionAsker, work: Work): Promise<JobAnswerTo<Work>>;
  /** Forgets these blocks of indexes, and what was made of them. */
  forget(keys: string[]): void;
  stop(): Promise<void>;
};

/** What a piece of work on a job comes to. */
type JobAnswerTo<Work extends JobWork> = Extract<JobAnswer, Record<AnswerKeys[Work['kind']], unknown>>;
type AnswerKeys = { READ_JOB: 'reading'; MATCH_JOB: 'held'; FIT_JOBS: 'fits' };
const ANSWER_KEYS: AnswerKeys = { READ_JOB: 'reading', MATCH_JOB: 'held', FIT_JOBS: 'fits' };

type Answering = Extract<QuestionWork, { kind: 'ANSWER' }>;
type Listing = Extract<QuestionWork, { kind: 'LIST' }>;

/** The module of the threads, and what one answer may take of time and memory. */
type Options = { threads: number; module?: URL; allowance?: Allowance };

/** Many times what any question takes, in 30,000 resumes and with its index opened first. */
const ANSWER: Allowance = { cpuMillis: 5000, wallMillis: 30_000, megabytes: 512 };
/** All rows have to be proved, not one page of them; many jobs are read, not one. */
const LONG: ReadonlySet<QuestionTask['work']['kind']> = new Set<QuestionTask['work']['kind']>([
  'LIST',
  'FIT_JOBS',
]);
const LONGER_FOR_LIST = 4;
/** A new thread takes half a second before it answers, so that they stay while people are at work. */
const IDLE_MILLIS = 600_000;
const WORKER = new URL('./question-worker.ts', import.meta.url);

function takeJobAnswer<Work extends JobWork>(answer: ThreadAnswer, { kind }: Work): JobAnswerTo<Work> {
  if (!(ANSWER_KEYS[kind] in answer)) throw new Error('The thread answered something else.');
  return answer as JobAnswerTo<Work>;
}

/** Keeps threads that answer questions; they come with the first one. */
export function createQuestionThreads({
  threads,
  module = WORKER,
  allowance = ANSWER,
}: Options): QuestionThreads {
  const { megabytes, ...answering } = allowance;
  const listing = {
    cpuMillis: answering.cpuMillis * LONGER_FOR_LIST,
    wallMillis: answering.wallMillis * LONGER_FOR_LIST,
  };
  const pool = createThreadPool({ module, threads, megabytes, idleMillis: IDLE_MILLIS });

  const run = async ({ index, serve }: QuestionAsker, work: QuestionTask['work']): Promise<ThreadAnswer> => {
    let fault: { error: unknown } | undefined;
    const message: QuestionTask = { index, work };
    const task = {
      message,
      transfer: [],
      allowance: LONG.has(work.kind) ? listing : answering,
      serve: async (question: unknown) => {
        try {
          return await serve(question as ServerQuestion);
        } catch (error) {
          fault = { error };
          return null;
        }
      },
    };
    const first = await pool.run(task);
    // What others asked before may have taken the memory; a new thread has all of it.
    const outcome = first.kind === 'MEMORY' ? await pool.run(task) : first;
    if (fault) throw fault.error;
    return getAnswer(outcome);
  };

  return {
    atOnce: threads,
    answer: async (asker, work) => {
      const answer = await run(asker, { kind: 'ANSWER', ...work });
      if (!('found' in answer)) throw new Error('The thread answered something else.');
      return answer;
    },
    list: async (asker, work) => {
      const answer = await run(asker, { kind: 'LIST', ...work });
      if (!('resumeIds' in answer)) throw new Error('The thread answered something else.');
      return answer.resumeIds;
    },
    workOnJob: async <Work extends JobWork>(asker: QuestionAsker, work: Work) =>
      takeJobAnswer(await run(asker, work), work),
    forget: (keys) => pool.tell(keys),
    stop: () => pool.stop(),
  };
}

function getAnswer(outcome: TaskOutcome): ThreadAnswer {
  if (outcome.kind !== 'ANSWER') throw new AppError('QUESTION_TOO_HEAVY');
  const answer = outcome.value as ThreadAnswer;
  if ('defect' in answer) throw new Error(`A thread failed to answer a question: ${answer.defect}`);
  return answer;
}
