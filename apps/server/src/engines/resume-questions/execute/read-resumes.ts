import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import type { ResumeSource, SourceResume } from './resume-source.ts';

/** What an answer is made from. `page` counts from 1. */
export type Answering = { index: ResumeIndex; source: ResumeSource; page: number; pageSize: number };

/** Reads the resumes of a page, in the given order. */
export async function readResumes(
  resumes: readonly ResumeNumber[],
  { index, source }: Pick<Answering, 'index' | 'source'>,
): Promise<{ resume: ResumeNumber; text: SourceResume }[]> {
  const texts = await source(resumes.map((resume) => index.resumeIdOf(resume)));
  return resumes.flatMap((resume) => {
    const text = texts.get(index.resumeIdOf(resume));
    return text ? [{ resume, text }] : [];
  });
}

/** Reads the resumes of the asked page; each that was found comes back next to its words. */
export async function readPage<One extends { resume: ResumeNumber }>(
  found: readonly One[],
  answering: Answering,
): Promise<(One & { text: SourceResume })[]> {
  const { page, pageSize } = answering;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const texts = await readResumes(
    shown.map(({ resume }) => resume),
    answering,
  );
  const byResume = new Map(texts.map(({ resume, text }) => [resume, text]));
  return shown.flatMap((one) => {
    const text = byResume.get(one.resume);
    return text ? [{ ...one, text }] : [];
  });
}

/** So many texts are in memory at a time. */
const READ_AT_ONCE = 100;
/** What is made of the dates of all is made of so many at most: reading their texts takes a second. */
export const MOST_READ = 5000;

/** What the texts of resumes make of them, in their order; those behind MOST_READ are left out. */
export async function mapTexts<One extends { resume: ResumeNumber }, Made>(
  all: readonly One[],
  answering: Answering,
  make: (one: One, text: SourceResume | undefined) => Made[],
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < Math.min(all.length, MOST_READ); from += READ_AT_ONCE) {
    const some = all.slice(from, from + READ_AT_ONCE);
    const texts = await readResumes(
      some.map(({ resume }) => resume),
      answering,
    );
    const textOf = new Map(texts.map(({ resume, text }) => [resume, text]));
    made.push(...some.flatMap((one) => make(one, textOf.get(one.resume))));
  }
  return made;
}
