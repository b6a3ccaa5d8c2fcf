import { companyNorm } from '../resume-facts/facts/norms.ts';
import { placeNorm } from '../resume-facts/facts/place-norms.ts';
import { isHome, placeAtEnd } from '../resume-facts/mentions/places.ts';
import type { Fact } from '../resume-facts/facts/facts.ts';
import type { Stretch } from '../resume-texts/text/resume-text.ts';
import type { ComparedResume } from './resemblance.ts';

/**
 * A job with its months, counted from year 0, up to Infinity if current. `city` is '' if unknown; `isSideJob` if it may
 * be alongside another. `header` is its header, `at` the position of its employer.
 */
export type DatedJob = {
  employer: string;
  city: string;
  from: number;
  to: number;
  isSideJob: boolean;
  header: Stretch;
  at: number;
};

const LONGEST_HEADER = 300;
const SIDE_JOB_WORDS = [
  'part[- ]time|visiting|guest|freelancer?|self[- ]employed|volunteer|intern|internship|trainee',
  'adjunct|advis[eo]r|board|trustee|co-?founder|owner',
];
const SIDE_JOB = new RegExp(String.raw`\b(?:${SIDE_JOB_WORDS.join('|')})\b`, 'iu');

/** A resume's jobs with an employer and dates, in text order. */
export const listDatedJobs = ({ text, facts }: Pick<ComparedResume, 'text' | 'facts'>): DatedJob[] =>
  facts
    .flatMap((fact) => {
      if (fact.kind !== 'COMPANY' || !fact.from || !(fact.to || fact.isCurrent)) return [];
      const header = headerAround(text, fact);
      const words = text.slice(header.start, header.end);
      return [
        {
          employer: companyNorm(fact.value),
          city: findCity(words),
          from: toMonths(fact.from),
          to: fact.to ? toMonths(fact.to) : Infinity,
          isSideJob: SIDE_JOB.test(words),
          header,
          at: fact.start,
        },
      ];
    })
    .toSorted((a, b) => a.at - b.at);

const toMonths = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** The employer's line with those before and after it, which have title, place and dates. */
function headerAround(text: string, { start, end }: Fact): Stretch {
  const line = text.lastIndexOf('\n', start - 1);
  const before = line < 1 ? 0 : text.lastIndexOf('\n', line - 1) + 1;
  const next = text.indexOf('\n', end);
  const after = next < 0 ? -1 : text.indexOf('\n', next + 1);
  const stop = after < 0 ? text.length : after;
  return { start: Math.max(before, start - LONGEST_HEADER), end: Math.min(stop, end + LONGEST_HEADER) };
}

function findCity(header: string): string {
  for (const line of header.split('\n').map((one) => one.trim())) {
    const at = line.length > LONGEST_HEADER ? null : placeAtEnd(line);
    if (at !== null && isHome(line.slice(at))) return placeNorm(line.slice(at));
  }
  return '';
}

/** `Wren` and `Wren Foods` can be one employer. */
export const isSameEmployer = ({ employer: one }: DatedJob, { employer: other }: DatedJob): boolean =>
  one.includes(other) || other.includes(one);
