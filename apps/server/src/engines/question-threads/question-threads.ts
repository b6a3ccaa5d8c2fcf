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

/** The index to search, and how to serve what the question needs meanwhile. */
export type QuestionAsker = {
  index: SharedIndex;
  serve: (question: ServerQuestion) => Promise<SourceResume[] | string[]>;
};

/** Warm threads that answer questions, and keep recently used indexes open. */
export type QuestionThreads = {
  /** How many questions are answered in parallel. */
  readonly atOnce: number;
  /** One page of an answer. Throws QUESTION_TOO_HEAVY if it exceeds its allowance, and whatever `serve` throws. */
  answer(asker: QuestionAsker, work: Omit<Answering, 'kind'>): Promise<FoundAnswer>;
  /** The resumes in all rows of the answer to an interpretation. Throws like `answer`. */
  list(asker: QuestionAsker, work: Omit<Listing, 'kind'>): Promise<string[]>;
  /** Reads a job description, or matches resumes against one. Throws like `answer`. */
  workOnJob<Work extends JobWork>(asker: QuestionAsker, work: Work): Promise<JobAnswerTo<Work>>;
  /** Drops these index blocks, and everything built from them. */
  forget(keys: string[]): void;
  stop(): Promise<void>;
};

/** The answer to a task on a job. */
type JobAnswerTo<Work extends JobWork> = Extract<JobAnswer, Record<AnswerKeys[Work['kind']], unknown>>;
type AnswerKeys = { READ_JOB: 'reading'; MATCH_JOB: 'held'; FIT_JOBS: 'fits' };
const ANSWER_KEYS: AnswerKeys = { READ_JOB: 'reading', MATCH_JOB: 'held', FIT_JOBS: 'fits' };

type Answering = Extract<QuestionWork, { kind: 'ANSWER' }>;
type Listing = Extract<QuestionWork, { kind: 'LIST' }>;

/** The threads' module, and the time and memory allowance of one answer. */
type Options = { threads: number; module?: URL; allowance?: Allowance };

/** Many times what any question takes, with 30,000 resumes and including opening the index. */
const ANSWER: Allowance = { cpuMillis: 5000, wallMillis: 30_000, megabytes: 512 };
/** Tasks that prove all rows instead of one page, or read many jobs instead of one. */
const LONG: ReadonlySet<QuestionTask['work']['kind']> = new Set<QuestionTask['work']['kind']>([
  'LIST',
  'FIT_JOBS',
]);
const LONGER_FOR_LIST = 4;
/** A new thread takes half a second to start, so threads stay alive while people are at work. */
const IDLE_MILLIS = 600_000;
const WORKER = new URL('./question-worker.ts', import.meta.url);

function takeJobAnswer<Work extends JobWork>(answer: ThreadAnswer, { kind }: Work): JobAnswerTo<Work> {
  if (!(ANSWER_KEYS[kind] in answer)) throw new Error('The thread answered something else.');
  return answer as JobAnswerTo<Work>;
}

/** Creates a pool of threads that answer questions. They start with the first question. */
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
    // Earlier questions may have used up the memory; a new thread has all of it.
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
