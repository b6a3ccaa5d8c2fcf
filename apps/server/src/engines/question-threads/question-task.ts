import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import type { EngineAnswer } from '../resume-questions/respond/build-answer.ts';
import type { NamedFile } from '../resume-questions/parse/parse-named-files.ts';
import type { JobAnswer, JobWork } from './job-task.ts';
import type { QuestionMemory } from '../resume-questions/plan/question-memory.ts';

/** A block of an index. Its bytes are in memory shared by all threads, and never change. */
export type SharedBlock = { key: string; bytes: SharedArrayBuffer };

/** Everything a question is searched in. `contents` is JSON: pairs of resumes from several zips with the same content. */
export type SharedIndex = { blocks: SharedBlock[]; contents: string };

/** A question as typed, with the interpretation someone chose for it. */
export type TypedQuestion = {
  question: string;
  chosen: Interpretation | undefined;
  memory: QuestionMemory | null;
  files: NamedFile[];
};

/**
 * The tasks for a question: one page of the answer, to a question or to an interpretation, or the resumes in all of its
 * rows.
 */
export type QuestionWork =
  | { kind: 'ANSWER'; asked: TypedQuestion | { reading: Interpretation }; page: number; pageSize: number }
  | { kind: 'LIST'; reading: Interpretation };

export type QuestionTask = { index: SharedIndex; work: QuestionWork | JobWork };

/** What a thread requests meanwhile: resumes with their text, or those with remarks. */
export type ServerQuestion =
  | { kind: 'SOURCES'; resumeIds: string[] }
  | { kind: 'REMARKED'; flag: ResumeFlag };

/** `copies` resumes were left out as copies. `copiesOf` lists those of the rows, each copy with the resume shown. */
export type FoundAnswer = { found: EngineAnswer; copies: number; copiesOf: [copy: string, shown: string][] };

/** `defect` is a fault of ours. */
export type ThreadAnswer = FoundAnswer | JobAnswer | { resumeIds: string[] } | { defect: string };
