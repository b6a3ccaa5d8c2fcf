import type { AskedField, Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { buildProver } from '../execute/prove-filter.ts';
import type { FieldValue, StatedField, Numbered } from './field-value.ts';
import { readField } from './read-field.ts';
import { statedYearsWith } from './read-years.ts';

/** What is compared by default. */
const WHOLE: readonly AskedField[] = ['TITLE', 'COMPANY', 'LOCATION', 'DEGREE', 'SKILL', 'YEARS'];

/** What is compared: skills with the years stated for them, and fields; the default fields if neither is asked for. */
export type Comparing = {
  skills: readonly Filter[];
  fields: readonly AskedField[];
  isWhole: boolean;
  index: ResumeIndex;
};

/** One side of a comparison; `years` is what the resume states with the first skill, or in total, or null. */
export type Side = { one: Numbered; stated: StatedField[]; years: number | null };

/** What an interpretation compares. */
export function chooseComparison(
  { field, otherFields = [], filters }: Interpretation,
  index: ResumeIndex,
): Comparing {
  const skills = filters.filter(({ kind }) => kind === 'SKILL_YEARS' || kind === 'SKILL');
  const isWhole = field === undefined && skills.length === 0;
  const asked = field ? [field, ...otherFields] : [];
  return { skills, fields: isWhole ? WHOLE : asked, isWhole, index };
}

function yearsIn({ resume, text }: Numbered, { skills: [skill], index }: Comparing): number | null {
  if (skill === undefined) return index.getYears(resume).stated;
  const stated = statedYearsWith(text, skill.value, index);
  return stated ? (stated.number ?? 0) : null;
}

/** Whether a resume lists a skill, with its line. */
function listedSkill({ text }: Numbered, skill: Filter, index: ResumeIndex): FieldValue {
  const { facts, evidence } = buildProver({ ...skill, kind: 'SKILL' }, index).prove(text);
  const values = [...new Set(facts.map(({ value }) => value))];
  if (values.length > 0) return { values, evidence, verdict: 'YES' };
  return evidence.length > 0
    ? { values, evidence, verdict: 'UNCLEAR', note: `Mentions ${skill.value}, but not in a list of skills.` }
    : { values, evidence, verdict: 'NO', note: `The whole text was searched: ${skill.value} is not stated.` };
}

/** Combines the results of several skills into one value. */
function together(all: readonly FieldValue[]): FieldValue {
  const [only, ...others] = all;
  if (only && others.length === 0) return only;
  const isYes = all.some(({ verdict }) => verdict === 'YES');
  const isNo = all.every(({ verdict }) => verdict === 'NO');
  return {
    values: [...new Set(all.flatMap(({ values }) => values))],
    evidence: all.flatMap(({ evidence }) => evidence),
    verdict: isYes ? 'YES' : isNo ? 'NO' : 'UNCLEAR',
  };
}

function stateSkills(one: Numbered, { skills, index }: Comparing): StatedField[] {
  const listed = skills.filter(({ kind }) => kind === 'SKILL');
  const years = skills.map((about) => readField(one, 'SKILL_YEARS', { about, index }));
  if (skills.length === 0) return [];
  return [
    ...(listed.length > 0
      ? [{ field: 'SKILL' as const, value: together(listed.map((skill) => listedSkill(one, skill, index))) }]
      : []),
    { field: 'SKILL_YEARS', value: together(years) },
  ];
}

/** Everything that is compared for one person. */
export function buildSide(one: Numbered, comparing: Comparing): Side {
  const stated = comparing.fields.map((field): StatedField => ({
    field,
    value: readField(one, field, { about: undefined, index: comparing.index }),
  }));
  return { one, stated: [...stateSkills(one, comparing), ...stated], years: yearsIn(one, comparing) };
}

/** True if a side lists a skill. */
export const lists = ({ one }: Side, skill: Filter, { index }: Comparing): boolean =>
  listedSkill(one, skill, index).verdict === 'YES';
