import type {
  AskedField,
  Evidence,
  Filter,
  Verdict,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import type { Fact } from '../resume-facts/resume-facts.ts';
import type { ResumeIndex, ResumeNumber } from '../resume-index/resume-index.ts';
import { distinct, evidenceAt, evidenceInLine } from './evidence.ts';
import { FIELD_WORDS } from './field-cues.ts';
import { findSkill } from './known-entities.ts';
import type { SourceResume } from './resume-source.ts';
import { yearsInWords } from './years-in-words.ts';

/** What one resume says about a field. NO: it was proved that the resume does not state it. */
export type FieldValue = { values: string[]; evidence: Evidence[]; verdict: Verdict; note?: string };

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

/** What a resume says about the asked field, or why that cannot be told. */
export function fieldValue(
  { resume, text }: Numbered,
  field: AskedField,
  { about, index }: { about: Filter | undefined; index: ResumeIndex },
): FieldValue {
  if (field === 'YEARS') return totalYears({ resume, text }, index);
  if (field === 'SKILL_YEARS') return yearsWith(text, about?.value ?? '', index);
  const facts = distinctFacts(text.facts.filter(({ kind }) => kind === field));
  if (facts.length === 0) return withoutFacts(text, field);
  // A job title is the latest, which resumes put first; the others stand in the card of the person.
  return proved(text, field === 'TITLE' ? facts.slice(0, 1) : facts);
}

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
  const norms = findSkill(index, 'SKILL_YEARS', skill)?.norms ?? [];
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
    ...(computed === null ? [] : [`${yearsInWords(computed)} added up from ${ranges.length} date ranges`]),
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
