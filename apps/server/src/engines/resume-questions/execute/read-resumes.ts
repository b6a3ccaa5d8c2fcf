import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import type { ResumeSource, SourceResume } from './resume-source.ts';

/** The input of an answer. `page` counts from 1. */
export type Answering = { index: ResumeIndex; source: ResumeSource; page: number; pageSize: number };

type Reading = Pick<Answering, 'index' | 'source'>;
type Numbered = { resume: ResumeNumber };

/** The texts of resumes by number; deleted ones are left out. */
export async function readTexts(
  all: readonly Numbered[],
  { index, source }: Reading,
): Promise<Map<ResumeNumber, SourceResume>> {
  const texts = await source(all.map(({ resume }) => index.getResumeId(resume)));
  const numbered = all.map(({ resume }) => [resume, texts.get(index.getResumeId(resume))] as const);
  return new Map(numbered.filter((one): one is [ResumeNumber, SourceResume] => one[1] !== undefined));
}

/** Reads resumes; each is returned with its text. */
export async function readResumes<One extends Numbered>(
  all: readonly One[],
  reading: Reading,
): Promise<(One & { text: SourceResume })[]> {
  const texts = await readTexts(all, reading);
  return all.flatMap((one) => {
    const text = texts.get(one.resume);
    return text ? [{ ...one, text }] : [];
  });
}

/** Reads the resumes of the requested page. */
export const readPage = <One extends Numbered>(found: readonly One[], answering: Answering) =>
  readResumes(
    found.slice((answering.page - 1) * answering.pageSize, answering.page * answering.pageSize),
    answering,
  );

/** How many texts are in memory at once. */
const READ_AT_ONCE = 100;
/** The most resumes whose dates are evaluated: reading their texts takes a second. */
export const MOST_READ = 5000;

/** Maps resumes with their texts, in order; those beyond MOST_READ are left out. */
export async function mapTexts<One extends Numbered, Made>(
  all: readonly One[],
  reading: Reading,
  make: (one: One, text: SourceResume | undefined) => Made[],
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < Math.min(all.length, MOST_READ); from += READ_AT_ONCE) {
    const some = all.slice(from, from + READ_AT_ONCE);
    const texts = await readTexts(some, reading);
    made.push(...some.flatMap((one) => make(one, texts.get(one.resume))));
  }
  return made;
}
