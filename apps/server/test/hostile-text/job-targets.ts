import { LIMITS } from '@slotwise/contract/limits';
import { fillJob } from '#engines/job-fit/fill-job.ts';
import { planJob } from '#engines/job-fit/plan-job.ts';
import { readJob } from '#engines/job-fit/read-job.ts';
import { inventedIndex } from '../resume-questions/invented-resumes.ts';
import { getGrammar } from './grammar.ts';
import type { Target } from './target.ts';

const HEAD = 'Backend developer in Pune\nRequirements:\n';
/** Lines as a job description has them, which cost more than a long one. */
const LINES = 'Must have: Java, SQL and Linux.\n- 5+ years of experience in Pune\nYou will lead a team.\n';
/** Of the many parts that patterns repeat, and of what reads the same again. */
const LENGTH = 4000;

/** A job description that is pasted, stored or read from a file, and one that is asked as a question; all in threads. */
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
