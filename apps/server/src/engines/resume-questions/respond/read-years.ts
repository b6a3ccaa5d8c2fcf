import type { Fact } from '../../resume-facts/facts/facts.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { quoteLines } from '../execute/evidence.ts';
import { listNorms } from '../linking/known-entities.ts';
import type { SourceResume } from '../execute/resume-source.ts';
import { type FieldValue, type Numbered, withoutValues } from './field-value.ts';
import { yearsInWords } from './condition-words.ts';

const MOST_QUOTES = 12;

/** Where a resume states years with a skill, in the spelling nearest to the one asked for. */
export function statedYearsWith(
  { facts }: SourceResume,
  skill: string,
  index: ResumeIndex,
): Fact | undefined {
  const norms = listNorms(index, 'SKILL_YEARS', skill);
  const stated = facts.filter(({ kind, norm }) => kind === 'SKILL_YEARS' && norms.includes(norm));
  return stated.toSorted((one, other) => norms.indexOf(one.norm) - norms.indexOf(other.norm))[0];
}

/** The years that a resume states with a skill. */
export function yearsWith(text: SourceResume, skill: string, index: ResumeIndex): FieldValue {
  const stated = statedYearsWith(text, skill, index);
  if (!stated) return withoutValues('NO', `The resume does not state years with ${skill}.`);
  const values = [yearsInWords(stated.number ?? 0)];
  return { values, evidence: quoteLines(text, [stated], MOST_QUOTES), verdict: 'YES' };
}

/** The stated years next to those that the dates add up to. */
export function totalYears({ resume, text }: Numbered, index: ResumeIndex): FieldValue {
  const { stated, computed } = index.getYears(resume);
  const statements = text.facts.filter(({ kind }) => kind === 'STATED_YEARS').slice(0, 1);
  const ranges = text.facts.filter(({ kind }) => kind === 'RANGE');
  if (stated === null && computed === null)
    return withoutValues('UNCLEAR', 'The resume states no years, and no dated jobs could be read.');
  const from = `${ranges.length} date ${ranges.length === 1 ? 'range' : 'ranges'}`;
  const values = [
    ...(stated === null ? [] : [`${yearsInWords(stated)} stated`]),
    ...(computed === null ? [] : [`${yearsInWords(computed)} added up from ${from}`]),
  ];
  return {
    values,
    evidence: quoteLines(text, [...statements, ...ranges], MOST_QUOTES),
    verdict: stated === null ? 'UNCLEAR' : 'YES',
  };
}
