import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import type { ResumeColumns } from '#db/tables/deepgaze-tables.ts';
import { FACTS_VERSION } from '#engines/resume-facts/facts-version.ts';
import type { Fact, ResumeFacts } from '#engines/resume-facts/facts/facts.ts';
import type { IndexedResume } from '#engines/resume-index/segments/resume-index.ts';
import type { ResumeText } from '#engines/resume-texts/text/resume-text.ts';

const MOST_SKILLS = 50;
const MOST_YEARS = 99;

/** A resume's row: columns for the lists, and all facts with their place in the text. */
export function toResumeColumns(text: ResumeText, understood: ResumeFacts, writtenAt: Date) {
  const { facts, sections, name, language, statedYears, computedYears } = understood;
  return {
    text: text.text,
    page_starts: text.pageStarts,
    sections: JSON.stringify(sections),
    facts: JSON.stringify(facts),
    marks: JSON.stringify({ hidden: text.hidden, addressedToMachines: understood.addressedToMachines }),
    flags: listFlags(text, understood),
    language,
    candidate_name: name.value,
    name_source: name.source,
    stated_years: printYears(statedYears),
    computed_years: printYears(computedYears),
    skills: distinct(facts.filter(({ kind }) => kind === 'SKILL')).slice(0, MOST_SKILLS),
    ...stated(facts),
    facts_version: FACTS_VERSION,
    written_at: writtenAt,
  } satisfies ResumeColumns;
}

/** The first of each kind that the resume states, in text order; of jobs, the present one. */
function stated(facts: readonly Fact[]) {
  const first = (kind: Fact['kind']): Fact | undefined => facts.find((fact) => fact.kind === kind);
  const findValue = (kind: Fact['kind']): string => first(kind)?.value ?? '';
  const findNorm = (kind: Fact['kind']): string => first(kind)?.norm ?? '';
  return {
    email: findNorm('EMAIL'),
    phone: findNorm('PHONE'),
    location: findValue('LOCATION'),
    education: firstStudy(facts),
    notice_period_days: first('NOTICE_PERIOD')?.number ?? null,
    last_company: findLatest(facts, 'COMPANY')?.value ?? '',
    last_title: findLatest(facts, 'TITLE')?.value ?? '',
  };
}

/**
 * The first degree with the school of its own entry, the closer of the two next to it; a school beyond another degree
 * belongs to that one.
 */
function firstStudy(facts: readonly Fact[]): string {
  const studies = facts.filter(({ kind }) => kind === 'DEGREE' || kind === 'COLLEGE');
  const at = studies.findIndex(({ kind }) => kind === 'DEGREE');
  const degree = studies[at];
  if (!degree) return studies[0]?.value ?? '';
  const gapTo = (school: Fact): number => Math.max(school.start - degree.end, degree.start - school.end);
  const [school] = [studies[at - 1], studies[at + 1]]
    .flatMap((study) => (study?.kind === 'COLLEGE' ? [study] : []))
    .toSorted((one, other) => gapTo(one) - gapTo(other));
  return [degree, school].flatMap((fact) => fact?.value ?? []).join(', ');
}

/** From the present job, otherwise the first; a headline counts if no job has a title. */
function findLatest(facts: readonly Fact[], kind: 'COMPANY' | 'TITLE'): Fact | undefined {
  const stated = facts.filter((fact) => fact.kind === kind);
  return (
    stated.find(({ isCurrent }) => isCurrent) ?? stated.find(({ rule }) => rule !== 'headline') ?? stated[0]
  );
}

/** A few hidden letters are no flag; the threshold is in the reading of the text. */
const listFlags = (text: ResumeText, { addressedToMachines }: ResumeFacts): ResumeFlag[] =>
  addressedToMachines.length > 0 ? [...text.flags, 'ADDRESSED_TO_MACHINES'] : text.flags;

const printYears = (years: number | null): string | null =>
  years === null ? null : Math.min(MOST_YEARS, years).toFixed(1);

/** Each skill once, in its first spelling. */
function distinct(facts: Fact[]): string[] {
  const byNorm = new Map<string, string>();
  for (const { norm, value } of facts) if (!byNorm.has(norm)) byNorm.set(norm, value);
  return [...byNorm.values()];
}

export const toIndexedResume = (
  resumeId: string,
  { text }: Pick<ResumeText, 'text'>,
  { sections, facts, name, statedYears, computedYears }: ResumeFacts,
): IndexedResume => ({ resumeId, text, sections, facts, name: name.value, statedYears, computedYears });
