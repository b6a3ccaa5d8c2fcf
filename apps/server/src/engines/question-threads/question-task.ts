import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import type { EngineAnswer } from '../resume-questions/respond/build-answer.ts';
import type { NamedFile } from '../resume-questions/parse/parse-named-files.ts';
import type { JobAnswer, JobWork } from './job-task.ts';
import type { QuestionMemory } from '../resume-questions/plan/question-memory.ts';

/** A block of an index: its bytes lie in memory that all threads share, and stay as they are. */
export type SharedBlock = { key: string; bytes: SharedArrayBuffer };

/** All that a question is looked for in. `contents` is JSON: which resumes of several zips share a content, in pairs. */
export type SharedIndex = { blocks: SharedBlock[]; contents: string };

/** A question as it was typed, with the reading that someone chose for it. */
export type TypedQuestion = {
  question: string;
  chosen: Interpretation | undefined;
  memory: QuestionMemory | null;
  files: NamedFile[];
};

/** What is wanted: one page of the answer, to a question or to a reading as it is, or the resumes in all of its rows. */
export type QuestionWork =
  | { kind: 'ANSWER'; asked: TypedQuestion | { reading: Interpretation }; page: number; pageSize: number }
  | { kind: 'LIST'; reading: Interpretation };

export type QuestionTask = { index: SharedIndex; work: QuestionWork | JobWork };

/** What a thread asks meanwhile: resumes with their words, or those of which reading remarked something. */
export type ServerQuestion =
  | { kind: 'SOURCES'; resumeIds: string[] }
  | { kind: 'REMARKED'; flag: ResumeFlag };

/** `copies` resumes were left out as copies; `copiesOf` names those of the rows, each copy with the one that is shown. */
export type FoundAnswer = { found: EngineAnswer; copies: number; copiesOf: [copy: string, shown: string][] };

/** `defect` is a fault of the product. */
export type ThreadAnswer = FoundAnswer | JobAnswer | { resumeIds: string[] } | { defect: string };
