import { LIMITS } from '@slotwise/contract/limits';
import { fillJob } from '#engines/job-fit/fill-job.ts';
import { planJob } from '#engines/job-fit/plan-job.ts';
import { readJob } from '#engines/job-fit/read-job.ts';
import { inventedIndex } from '../resume-questions/invented-resumes.ts';
import { getGrammar } from './grammar.ts';
import type { Target } from './target.ts';

const HEAD = 'Backend developer in Pune\nRequirements:\n';
/** Typical lines of a job description, which cost more than one long line. */
const LINES = 'Must have: Java, SQL and Linux.\n- 5+ years of experience in Pune\nYou will lead a team.\n';
/** Shorter, since patterns repeat many parts and some of them do the same work. */
const LENGTH = 4000;

/** A job description that is pasted, stored or read from a file, and one asked as a question; all in threads. */
export function jobTargets(): Target[] {
  const { index } = inventedIndex([
    { name: 'Asha Verma', skills: ['Java'], city: 'Pune' },
    { name: 'Ravi Menon' },
  ]);
  const read = (text: string) => readJob(text, index);
  const repeats = getGrammar('job-fit');
  const targets: Target[] = [
    { name: 'a job description', length: 16_000, run: read },
    {
      name: 'parts of a job description',
      length: LENGTH,
      heads: [HEAD],
      repeats: repeats.map(({ head, pump }) => ({ head: HEAD + head, pump })),
      run: read,
    },
    { name: 'a job from a file', length: LENGTH, run: fillJob },
    {
      name: 'a job that is asked',
      length: LIMITS.askedJobMaxLength,
      heads: ['Hiring nurse. Must have '],
      repeats,
      run: (text: string) => planJob(text, index),
    },
  ];
  return targets.map((target) => ({ tails: ['\n!'], harmless: LINES, freeMillis: 30, ...target }));
}
