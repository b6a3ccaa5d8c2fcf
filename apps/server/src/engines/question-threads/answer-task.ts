import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { oneLine } from '@slotwise/contract/fields';
import type { QueryPlan } from '../resume-questions/plan/query-plan.ts';
import { AppError } from '#lib/app-error.ts';
import type { AskServer } from '#lib/threads/answer-tasks.ts';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { answerQuestion } from '../resume-questions/answer-question.ts';
import { planFileRemark, parseFileRemark } from '../resume-questions/parse/parse-file-remarks.ts';
import { planJob } from '../job-fit/plan-job.ts';
import { planQuestion } from '../resume-questions/plan-question.ts';
import { refuseEditedPlan } from '../resume-questions/refuse-edited-plan.ts';
import type { ResumeSource, SourceResume } from '../resume-questions/execute/resume-source.ts';
import { answerJob, isJobWork, pairCopies } from './job-task.ts';
import { createKeptIndexes } from './kept-indexes.ts';
import type { QuestionTask, ServerQuestion, ThreadAnswer, QuestionWork } from './question-task.ts';

/** How many resumes to request at once. The server reads more in batches and does other work in between. */
const RESUMES_AT_ONCE = 50;
const ROWS_AT_ONCE = 1000;
/** Blocks opened for others must not leave a question short of memory; reopening them is quick. */
const MOST_KEPT_BYTES = 192 * 1024 * 1024;

/** The most resume characters that an answer reads at once: 64,000 each of a thousand, a quarter of the memory. */
const MOST_LETTERS = 64_000_000;

const indexes = createKeptIndexes();

/** Drops the blocks with these keys, and everything built from them. */
export const forgetBlocks = (keys: readonly string[]): void => indexes.forget(keys);

/**
 * Runs a task in a thread. A fault of ours is reported, and the thread goes on. Throws AppError QUESTION_TOO_HEAVY if
 * it would have to read more than `mostLetters` of resumes at once.
 */
export async function answerTask(
  task: QuestionTask,
  ask: AskServer,
  mostLetters = MOST_LETTERS,
): Promise<ThreadAnswer> {
  try {
    return await answerWork(task.work, indexes.open(task.index), askFor(ask), mostLetters);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return { defect: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    if (process.memoryUsage().heapUsed > MOST_KEPT_BYTES) indexes.forgetAll();
  }
}

type AskFor = <Reply>(question: ServerQuestion) => Promise<Reply>;

/** The server replies with nothing if it can't or no longer needs to; it knows why. */
const askFor =
  (ask: AskServer): AskFor =>
  async <Reply>(question: ServerQuestion) => {
    const reply = await ask(question);
    if (reply === null) throw new Error('The server had nothing to reply.');
    return reply as Reply;
  };

const sourceFrom =
  (ask: AskFor, mostLetters: number): ResumeSource =>
  async (resumeIds) => {
    const texts = new Map<string, SourceResume>();
    let letters = 0;
    for (let at = 0; at < resumeIds.length; at += RESUMES_AT_ONCE) {
      const some = resumeIds.slice(at, at + RESUMES_AT_ONCE);
      const resumes = await ask<SourceResume[]>({ kind: 'SOURCES', resumeIds: some });
      for (const resume of resumes) texts.set(resume.resumeId, resume);
      letters += resumes.reduce((sum, { text }) => sum + text.length, 0);
      if (letters > mostLetters) throw new AppError('QUESTION_TOO_HEAVY');
    }
    return texts;
  };

async function answerWork(
  work: QuestionTask['work'],
  index: ResumeIndex,
  ask: AskFor,
  mostLetters: number,
): Promise<ThreadAnswer> {
  const source = sourceFrom(ask, mostLetters);
  if (isJobWork(work)) return answerJob(work, index, source);
  if (work.kind === 'LIST') return { resumeIds: await listRows(work.reading, index, source) };
  const { asked, page, pageSize } = work;
  const reading = 'reading' in asked ? asked.reading : await readAsked(asked, index, ask);
  const found = await answerQuestion(reading, { index, source, page, pageSize });
  return { found, copies: index.copies, copiesOf: pairCopies(found.rows, index) };
}

type Typed = Exclude<Extract<QuestionWork, { kind: 'ANSWER' }>['asked'], { reading: Interpretation }>;

async function readAsked(
  { question: typed, chosen, memory, files }: Typed,
  index: ResumeIndex,
  ask: AskFor,
): Promise<QueryPlan> {
  const question = oneLine(typed);
  if (chosen) return refuseEditedPlan(chosen, question, index);
  const flag = parseFileRemark(question);
  if (flag) return planFileRemark(question, flag, await ask<string[]>({ kind: 'REMARKED', flag }));
  return planJob(typed, index) ?? planQuestion(question, index, memory, files);
}

/** The resumes of all rows, page by page, so that few texts are in memory. */
async function listRows(
  reading: Interpretation,
  index: ResumeIndex,
  source: ResumeSource,
): Promise<string[]> {
  const resumeIds: string[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, page: of } = await answerQuestion(reading, { index, source, page, pageSize: ROWS_AT_ONCE });
    resumeIds.push(...rows.map(({ resumeId }) => resumeId));
    if (page * ROWS_AT_ONCE >= of.total) return resumeIds;
  }
}
