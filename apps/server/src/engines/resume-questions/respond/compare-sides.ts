import type { AskedField, Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { buildProver } from '../execute/prove-filter.ts';
import type { FieldValue, StatedField, Numbered } from './field-value.ts';
import { readField } from './read-field.ts';
import { statedYearsWith } from './read-years.ts';

/** What stands side by side where nothing is asked for. */
const WHOLE: readonly AskedField[] = ['TITLE', 'COMPANY', 'LOCATION', 'DEGREE', 'SKILL', 'YEARS'];

/** What is compared: skills with the years that are stated with them, and fields; where neither is asked for, the whole person. */
export type Comparing = {
  skills: readonly Filter[];
  fields: readonly AskedField[];
  isWhole: boolean;
  index: ResumeIndex;
};

/** One side of a comparison; `years` is what the resume states with the first skill, or in all, or null. */
export type Side = { one: Numbered; stated: StatedField[]; years: number | null };

/** What a reading puts side by side. */
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

/** Whether a resume lists a skill, with the line that says so. */
function listedSkill({ text }: Numbered, skill: Filter, index: ResumeIndex): FieldValue {
  const { facts, evidence } = buildProver({ ...skill, kind: 'SKILL' }, index).prove(text);
  const values = [...new Set(facts.map(({ value }) => value))];
  if (values.length > 0) return { values, evidence, verdict: 'YES' };
  return evidence.length > 0
    ? { values, evidence, verdict: 'UNCLEAR', note: `Mentions ${skill.value}, but not in a list of skills.` }
    : { values, evidence, verdict: 'NO', note: `The whole text was searched: ${skill.value} is not stated.` };
}

/** What several skills have to say, as one value. */
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

/** All that is compared of one person. */
export function buildSide(one: Numbered, comparing: Comparing): Side {
  const stated = comparing.fields.map((field): StatedField => ({
    field,
    value: readField(one, field, { about: undefined, index: comparing.index }),
  }));
  return { one, stated: [...stateSkills(one, comparing), ...stated], years: yearsIn(one, comparing) };
}

/** Whether a side lists a skill. */
export const lists = ({ one }: Side, skill: Filter, { index }: Comparing): boolean =>
  listedSkill(one, skill, index).verdict === 'YES';
