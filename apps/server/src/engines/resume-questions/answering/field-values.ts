import type {
  AskedField,
  AskedJob,
  Evidence,
  Filter,
  Verdict,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import type { Fact } from '../../resume-facts/resume-facts.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/resume-index.ts';
import { distinct, evidenceAt, evidenceInLine } from '../finding/evidence.ts';
import { factsOfJob, type FactsOfJob } from './facts-of-job.ts';
import { FIELD_WORDS } from '../reading/field-words.ts';
import type { FieldValue } from './field-value.ts';
import { findNamed } from '../finding/known-entities.ts';
import { likelyLines, type Place, PLACES, statedLines } from '../finding/labelled-lines.ts';
import type { SourceResume } from '../resume-source.ts';
import { timeAt } from './time-at.ts';
import { yearsInWords } from './years-in-words.ts';

/** A resume with its number in the index. */
export type Numbered = { resume: ResumeNumber; text: SourceResume };

/** The section that has to be understood before its silence proves anything. */
const SECTION_OF_FIELD: Partial<Record<AskedField, SectionKind>> = {
  COMPANY: 'EXPERIENCE',
  TITLE: 'EXPERIENCE',
  COLLEGE: 'EDUCATION',
  DEGREE: 'EDUCATION',
  GRADUATION_YEAR: 'EDUCATION',
  SKILL: 'SKILLS',
};

/** Signs of what stands in no section of its own; where the whole text has none, it is not stated. */
const SIGNS: Partial<Record<AskedField, RegExp>> = {
  EMAIL: /\S+\s?@\s?\S+|\S+\s?\(at\)\s?\S+/i,
  PHONE: /(?:\+?\d[\s().-]{0,2}){10,}/,
  LINK: /\b(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S+/i,
  NOTICE_PERIOD: /\bnotice\b[^\n]*/i,
};

const MOST_QUOTES = 12;
/** Shorter words, such as 'C' and 'R', are quoted with the line they stand in. */
const SHORT = 3;
const SECTION_SHOWN = 240;

function distinctFacts(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ norm }) => !seen.has(norm) && seen.add(norm));
}

const valueOf = ({ kind, value, number }: Fact) =>
  kind === 'SKILL_YEARS' ? yearsInWords(number ?? 0) : value;

const proved = (text: SourceResume, facts: readonly Fact[]): FieldValue => ({
  values: [...new Set(facts.map(valueOf))],
  evidence: distinct(
    facts.map((fact) => (fact.end - fact.start < SHORT ? evidenceInLine : evidenceAt)(text, fact)),
    MOST_QUOTES,
  ),
  verdict: 'YES',
});

const withoutValues = (
  verdict: Exclude<Verdict, 'YES'>,
  note: string,
  evidence: Evidence[] = [],
): FieldValue => ({ values: [], evidence, verdict, note });

/** `about` names the skill of SKILL_YEARS, or the employer whose job is asked about; `job` asks for one job's employer or title alone. */
type FieldSetting = { about: Filter | undefined; index: ResumeIndex; job?: AskedJob | undefined };

/** What a resume says about the asked field, or why that cannot be told. */
export function fieldValue(
  { resume, text }: Numbered,
  field: AskedField,
  { about, index, job }: FieldSetting,
): FieldValue {
  const place = PLACES[field];
  if (place) return fromLines(text, place, FIELD_WORDS[field]);
  if (about?.kind === 'COMPANY' && (field === 'YEARS' || field === 'TITLE'))
    return timeAt(text, field, { about, index });
  if (field === 'YEARS') return totalYears({ resume, text }, index);
  if (field === 'SKILL_YEARS') return yearsWith(text, about?.value ?? '', index);
  return fromFacts(text, field, job);
}

function fromFacts(text: SourceResume, field: AskedField, job: AskedJob | undefined): FieldValue {
  const all = text.facts.filter(({ kind }) => kind === field);
  const facts = distinctFacts(all);
  if (facts.length === 0) return withoutFacts(text, field);
  if (job && (field === 'COMPANY' || field === 'TITLE')) return ofJob(text, factsOfJob(all, job));
  if (field === 'NOTICE_PERIOD') return { ...proved(text, facts), evidence: inLines(text, facts) };
  return proved(text, field === 'TITLE' ? latestTitle(all) : facts);
}

/** The title of the job that goes on, else the first of a job; the others stand in the card of the person. */
function latestTitle(titles: readonly Fact[]): Fact[] {
  const latest =
    titles.find(({ isCurrent }) => isCurrent) ?? titles.find(({ rule }) => rule !== 'headline') ?? titles[0];
  return latest ? [latest] : [];
}

/** What stands in the lines of its own, or in lines that may state it; where there are none, it is not stated. */
function fromLines(text: SourceResume, place: Place, words: string): FieldValue {
  const stated = statedLines(text, place);
  const lines = stated.length > 0 ? stated : likelyLines(text, place);
  if (lines.length === 0) return withoutValues('NO', `The whole text was searched: it states no ${words}.`);
  const evidence = distinct(
    lines.map((line) => evidenceAt(text, line)),
    MOST_QUOTES,
  );
  if (stated.length === 0) return withoutValues('UNCLEAR', `These lines may state ${words}.`, evidence);
  return { values: evidence.map(({ quote }) => quote), evidence, verdict: 'YES' };
}

function ofJob(text: SourceResume, { facts, doubt }: FactsOfJob): FieldValue {
  if (facts.length === 0) return withoutValues('NO', 'The dated jobs were read, and there is no such one.');
  const value = { ...proved(text, distinctFacts(facts)), evidence: inLines(text, facts) };
  return doubt === undefined ? value : { ...value, verdict: 'UNCLEAR', note: doubt };
}

/** With the lines around them, which say what they are about. */
const inLines = (text: SourceResume, facts: readonly Fact[]): Evidence[] =>
  distinct(
    facts.map((fact) => evidenceInLine(text, fact)),
    MOST_QUOTES,
  );

function withoutFacts(text: SourceResume, field: AskedField): FieldValue {
  const sign = SIGNS[field];
  return sign ? fromSign(text, sign, FIELD_WORDS[field]) : fromSection(text, field, FIELD_WORDS[field]);
}

function fromSign(text: SourceResume, sign: RegExp, words: string): FieldValue {
  const match = sign.exec(text.text);
  if (!match) {
    return withoutValues('NO', `The whole text was searched: it has no ${words.replace(/^an? /, '')}.`);
  }
  const line = evidenceInLine(text, { start: match.index, end: match.index + match[0].length });
  const note = `This may be ${words}, but it could not be read for certain.`;
  return withoutValues('UNCLEAR', note, distinct([line], 1));
}

function fromSection(text: SourceResume, field: AskedField, words: string): FieldValue {
  const kind = SECTION_OF_FIELD[field] ?? 'HEADER';
  const section = text.sections.find(
    (one) => one.kind === kind && text.text.slice(one.start, one.end).trim().length > 20,
  );
  if (!section) {
    return withoutValues('UNCLEAR', `No part of the resume could be recognised that would state ${words}.`);
  }
  const isUnderstood = text.facts.some(
    ({ start, end, kind: of }) => of !== 'RANGE' && start >= section.start && end <= section.end,
  );
  if (isUnderstood && field !== 'SKILL') {
    return withoutValues('NO', `The part that would state ${words} was read, and it states none.`);
  }
  const shown = evidenceAt(text, {
    start: section.start,
    end: Math.min(section.end, section.start + SECTION_SHOWN),
  });
  const note = `This part may state ${words}; read it as it stands.`;
  return withoutValues('UNCLEAR', note, distinct([shown], 1));
}

/** Where a resume states years with a skill, under the spelling that is nearest to the asked one. */
export function statedYearsWith(
  { facts }: SourceResume,
  skill: string,
  index: ResumeIndex,
): Fact | undefined {
  const norms = findNamed(index, 'SKILL_YEARS', skill)?.norms ?? [];
  const stated = facts.filter(({ kind, norm }) => kind === 'SKILL_YEARS' && norms.includes(norm));
  return stated.toSorted((one, other) => norms.indexOf(one.norm) - norms.indexOf(other.norm))[0];
}

function yearsWith(text: SourceResume, skill: string, index: ResumeIndex): FieldValue {
  const stated = statedYearsWith(text, skill, index);
  return stated
    ? proved(text, [stated])
    : withoutValues('NO', `The resume does not state years with ${skill}.`);
}

/** What the resume states and what its dates add up to, one beside the other. */
function totalYears({ resume, text }: Numbered, index: ResumeIndex): FieldValue {
  const { stated, computed } = index.yearsOf(resume);
  const statements = text.facts.filter(({ kind }) => kind === 'STATED_YEARS').slice(0, 1);
  const ranges = text.facts.filter(({ kind }) => kind === 'RANGE');
  if (stated === null && computed === null) {
    return withoutValues('UNCLEAR', 'The resume states no years, and no dated jobs could be read.');
  }
  const values = [
    ...(stated === null ? [] : [`${yearsInWords(stated)} stated`]),
    ...(computed === null
      ? []
      : [
          `${yearsInWords(computed)} added up from ${ranges.length} date ${ranges.length === 1 ? 'range' : 'ranges'}`,
        ]),
  ];
  return {
    values,
    evidence: distinct(
      [...statements, ...ranges].map((fact) => evidenceInLine(text, fact)),
      MOST_QUOTES,
    ),
    verdict: stated === null ? 'UNCLEAR' : 'YES',
  };
}
