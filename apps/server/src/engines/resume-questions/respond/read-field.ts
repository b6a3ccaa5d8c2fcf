import type { AskedField, AskedJob, Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { quoteLines } from '../execute/evidence.ts';
import { listNorms } from '../linking/known-entities.ts';
import { PLACES } from '../execute/labelled-lines.ts';
import { readLabelledField } from './read-labelled-field.ts';
import type { SourceResume } from '../execute/resume-source.ts';
import { selectJob, type FactsOfJob, type JobAsked } from './select-job.ts';
import { type FieldValue, type Numbered, withoutValues } from './field-value.ts';
import { readEmploymentTime } from './employment-time.ts';
import { readFieldOfDegree } from './read-field-of-degree.ts';
import { explainMissing } from './explain-missing.ts';
import { totalYears, yearsWith } from './read-years.ts';

const MOST_QUOTES = 12;

function distinctFacts(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ norm }) => !seen.has(norm) && seen.add(norm));
}

/** With the lines around them as context. */
const proved = (text: SourceResume, facts: readonly Fact[]): FieldValue => ({
  values: [...new Set(facts.map(({ value }) => value))],
  evidence: quoteLines(text, facts, MOST_QUOTES),
  verdict: 'YES',
});

/**
 * `about` names the skill of SKILL_YEARS, the degree of a year or college, or the employer or title of the job; `job`
 * limits it to one job's employer or title, with `about` to the one before that.
 */
type FieldSetting = { about: Filter | undefined; index: ResumeIndex; job?: AskedJob | undefined };

type ReadField = (one: Numbered, field: AskedField, setting: FieldSetting) => FieldValue;

/** The year or college of all studies, or of one degree. */
const readStudies: ReadField = ({ text }, field, { about, index }) =>
  about?.kind === 'DEGREE'
    ? readFieldOfDegree(text, field, { degree: about, index })
    : fromFacts(text, field);

/** Fields that need more than the facts of their kind. */
const READERS: Partial<Record<AskedField, ReadField>> = {
  TITLE: ({ text }, _, setting) => readJobField(text, 'TITLE', setting),
  COMPANY: ({ text }, _, setting) => readJobField(text, 'COMPANY', setting),
  YEARS: (one, _, { about, index }) =>
    about?.kind === 'COMPANY'
      ? readEmploymentTime(one.text, 'YEARS', { about, index })
      : totalYears(one, index),
  SKILL_YEARS: ({ text }, _, { about, index }) => yearsWith(text, about?.value ?? '', index),
  GRADUATION_YEAR: readStudies,
  COLLEGE: readStudies,
};

/** What a resume states for a field, or why that is unknown. */
export function readField(one: Numbered, field: AskedField, setting: FieldSetting): FieldValue {
  const { text } = one;
  const place = PLACES[field];
  if (!place) return READERS[field]?.(one, field, setting) ?? fromFacts(text, field);
  const labelled = readLabelledField(text, { field, place, job: setting.job });
  // Without a label, the facts found elsewhere: languages with their level on any line.
  const isListed = labelled.verdict !== 'YES' && text.facts.some(({ kind }) => kind === field);
  return isListed ? fromFacts(text, field) : labelled;
}

/** Titles or employers of the job asked for, of the time at an employer, or all of them. */
function readJobField(
  text: SourceResume,
  field: 'TITLE' | 'COMPANY',
  { about, index, job }: FieldSetting,
): FieldValue {
  const isBefore = job === 'PREVIOUS' && about !== undefined;
  if (job && job !== 'EXPECTED' && job !== 'ALL')
    return readJob(text, field, { job, before: isBefore ? findJobStart(text, about, index) : undefined });
  const isAtEmployer = field === 'TITLE' && about?.kind === 'COMPANY';
  if (isAtEmployer) return readEmploymentTime(text, field, { about, index });
  return fromFacts(text, field, field === 'TITLE' ? chooseTitles(job) : distinctFacts);
}

const chooseTitles = (job: AskedJob | undefined) => (job === 'ALL' ? distinctFacts : latestTitle);

/** The values of a field's facts, all of them or those chosen. */
function fromFacts(
  text: SourceResume,
  field: AskedField,
  choose: (all: readonly Fact[]) => Fact[] = distinctFacts,
): FieldValue {
  const facts = choose(text.facts.filter(({ kind }) => kind === field));
  return facts.length === 0 ? explainMissing(text, field) : proved(text, facts);
}

/** The title of the current job, else the first one with a job. */
function latestTitle(titles: readonly Fact[]): Fact[] {
  const latest =
    titles.find(({ isCurrent }) => isCurrent) ?? titles.find(({ rule }) => rule !== 'headline') ?? titles[0];
  return latest ? [latest] : [];
}

/** When the first job with an employer or title began. */
function findJobStart(
  { facts }: SourceResume,
  { kind, value }: Filter,
  index: ResumeIndex,
): string | undefined {
  if (kind !== 'TITLE' && kind !== 'COMPANY') return undefined;
  const norms = new Set(listNorms(index, kind, value));
  const begins = facts
    .filter((fact) => fact.kind === kind && norms.has(fact.norm))
    .flatMap(({ from }) => from ?? []);
  return begins.toSorted()[0];
}

function readJob(text: SourceResume, field: AskedField, asked: JobAsked): FieldValue {
  const all = text.facts.filter(({ kind }) => kind === field);
  return all.length === 0 ? explainMissing(text, field) : proveJob(text, selectJob(all, asked));
}

function proveJob(text: SourceResume, { facts, doubt }: FactsOfJob): FieldValue {
  if (facts.length === 0) return withoutValues('NO', 'The dated jobs were read, and there is no such one.');
  const value = proved(text, distinctFacts(facts));
  return doubt === undefined ? value : { ...value, verdict: 'UNCLEAR', note: doubt };
}
