import { answerTasks } from '#lib/threads/answer-tasks.ts';
import { fillJob } from '../job-fit/fill-job.ts';
import { understandResume } from '../resume-facts/understand-resume.ts';
import type { ResumeSetting } from '../resume-facts/facts/facts.ts';
import { buildSegment } from '../resume-index/segments/build-segment.ts';
import { divideResumes } from '../resume-index/segments/divide-resumes.ts';
import type { IndexedResume } from '../resume-index/segments/resume-index.ts';
import { compareResumes } from '../resume-resemblance/compare-resumes.ts';
import { findCandidates } from '../resume-resemblance/find-candidates.ts';
import { unpackListed } from '../resume-resemblance/pack-listed.ts';
import { hasMark, toMarks } from '../resume-resemblance/print-resume.ts';
import { composeText } from '../resume-texts/text/compose-text.ts';
import { readResumeText } from '../resume-texts/read-resume-text.ts';
import type {
  BuiltSegment,
  FileAnswer,
  JobAnswer,
  ReaderAnswer,
  ReaderTask,
  Understood,
} from './reader-tasks.ts';

async function answerTo(task: ReaderTask): Promise<ReaderAnswer> {
  switch (task.kind) {
    case 'READ':
      return { file: await readFile(task.bytes, task.setting) };
    case 'READ_JOB':
      return { job: await readJobFile(task.bytes) };
    case 'UNDERSTAND':
      return { understood: understandPages(task.pages, task.setting) };
    case 'UNDERSTAND_TEXT':
      return { understood: { text: task.text, facts: understandResume(task.text, task.setting) } };
    case 'INDEX':
      return { segments: buildSegments(task.resumes) };
    case 'PRINT':
      return { prints: task.resumes.map(toMarks) };
    case 'PAIR':
      return { candidates: findCandidates(unpackListed(task.resumes)) };
    case 'COMPARE':
      return {
        grounds: task.pairs.map(([first, second]) =>
          compareResumes(first, second, (hash) => hasMark(task.common, hash)),
        ),
      };
  }
}

const buildSegments = (resumes: IndexedResume[]): BuiltSegment[] =>
  divideResumes(resumes).map((some) => ({ resumes: some.length, bytes: buildSegment(some) }));

async function readFile(bytes: Uint8Array, setting: ResumeSetting): Promise<FileAnswer> {
  const { isScan, ...read } = await readResumeText(bytes);
  if ('text' in read) return { ...read, facts: understandResume(read.text, setting) };
  return isScan ? { ...read, scan: bytes } : read;
}

async function readJobFile(bytes: Uint8Array): Promise<JobAnswer> {
  const read = await readResumeText(bytes);
  return 'text' in read ? { filled: fillJob(read.text.text) } : { unread: read.unread };
}

function understandPages(pages: string[], setting: ResumeSetting): Understood {
  const found = pages.map((page) => ({ text: page }));
  const text = composeText(found, ['READ_BY_OCR']);
  return { text, facts: understandResume(text, setting) };
}

// A parser may drop a rejected promise for a broken file, which must not end the thread while it reads the next file.
process.on('unhandledRejection', () => {});

answerTasks((task) => answerTo(task as ReaderTask));
