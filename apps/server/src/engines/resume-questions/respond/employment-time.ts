import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { distinctEvidence, quoteAt, quoteInLine, quoteLines } from '../execute/evidence.ts';
import { type FieldValue, withoutValues } from './field-value.ts';
import { listNorms } from '../linking/known-entities.ts';
import { literally } from '../execute/locate-words.ts';
import type { SourceResume } from '../execute/resume-source.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A month `YYYY-MM` in words: 'September 2021'; a year alone stays as it is. */
export function monthInWords(month: string): string {
  const [year = '', number] = month.split('-');
  const name = number === undefined ? undefined : MONTHS[Number(number) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

const MOST_QUOTES = 6;
const NO_DATES = 'The dates of this job could not be read for certain; read its lines as they stand.';

const isSameJob = (one: Fact, other: Fact) =>
  one.from === other.from && one.to === other.to && one.isCurrent === other.isCurrent;

const isJobFact = ({ kind }: Fact) => kind === 'COMPANY' || kind === 'TITLE' || kind === 'RANGE';

/** The text below a job's header, up to the next job or the end of the section. */
function findJobBody({ text, facts, sections }: SourceResume, job: Fact): Stretch {
  const own = facts.filter((fact) => isJobFact(fact) && (fact === job || (job.from && isSameJob(fact, job))));
  const start = Math.max(
    ...own.filter(({ start: at }) => Math.abs(at - job.start) < 200).map(({ end }) => end),
  );
  const next = facts.filter((fact) => isJobFact(fact) && fact.start > start).map((fact) => fact.start);
  const home = sections.find((section) => section.start <= job.start && job.start < section.end);
  return { start, end: Math.min(...next, home?.end ?? text.length) };
}

/** 'September 2015 to now'; empty for a job without dates. */
export const printTime = ({ from, to, isCurrent }: Fact): string[] =>
  from === undefined
    ? []
    : [`${monthInWords(from)} to ${isCurrent || to === undefined ? 'now' : monthInWords(to)}`];

/**
 * When someone was at an employer, or had a title, with the lines of that job; only the lines if the dates were not
 * read.
 *
 * @param field YEARS for the time, TITLE for what was done
 */
export function readEmploymentTime(
  resume: SourceResume,
  field: 'YEARS' | 'TITLE',
  { about, index }: { about: Filter; index: ResumeIndex },
): FieldValue {
  const norms = new Set(listNorms(index, 'COMPANY', about.value));
  const jobs = resume.facts.filter(({ kind, norm }) => kind === 'COMPANY' && norms.has(norm));
  if (jobs.length === 0) return quoteMention(resume, about.value);
  const parts = resume.facts.filter(
    (fact) => isJobFact(fact) && jobs.some((job) => job.from && isSameJob(fact, job)),
  );
  const titles = parts.filter(({ kind }) => kind === 'TITLE').map(({ value }) => value);
  const values = [...new Set(field === 'YEARS' ? jobs.flatMap(printTime) : titles)];
  const lines = [...jobs, ...parts].map((fact) => quoteInLine(resume, fact));
  const bodies = field === 'TITLE' ? jobs.map((job) => quoteAt(resume, findJobBody(resume, job))) : [];
  const evidence = distinctEvidence([...lines, ...bodies], MOST_QUOTES);
  return values.length > 0
    ? { values, evidence, verdict: 'YES' }
    : { values, evidence, verdict: 'UNCLEAR', note: NO_DATES };
}

function quoteMention(resume: SourceResume, employer: string): FieldValue {
  const match = literally(employer).exec(resume.text);
  const places = match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  const note = `Mentions ${employer}, but not clearly as an employer.`;
  return withoutValues('UNCLEAR', note, quoteLines(resume, places, 1));
}
