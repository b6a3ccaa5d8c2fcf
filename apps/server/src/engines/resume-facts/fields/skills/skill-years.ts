import { trimStretch, valueAt } from '../../lines/lines.ts';
import { toNorm } from '../../facts/norms.ts';
import type { Fact } from '../../facts/facts.ts';

/** `Java (5 years)` and `SQL (Less than 1 year)`: finds the brackets first, then the skill before them. */
const IN_BRACKETS =
  /\(\s{0,2}(?:(?<years>\d{1,2})\+?\s{0,2}(?:years?|yrs?)|less than (?:1|one|a) year)\s{0,2}\)/giu;
/** The skill itself, with at most one line break in it. */
const SKILL_BEFORE = /[^,\n()•:;|]{1,40}(?:\n[^,\n()•:;|]{1,24})?\s?$/u;
const FURTHEST_BEFORE = 68;
/** `Python- Exprience - 24 months`, as one job board spells it. */
const IN_MONTHS = /-\s?exp(?:e?rience)\s?-\s?(?<months>\d{1,3}) months?/giu;
const MOST_WORDS = 6;

/** Years that a resume states after a skill; 0 for less than one. */
export function readSkillYears(text: string): Fact[] {
  return [
    ...[...text.matchAll(IN_BRACKETS)].flatMap((match) =>
      stated(text, match, Number(match.groups?.['years'] ?? 0)),
    ),
    ...[...text.matchAll(IN_MONTHS)].flatMap((match) =>
      stated(text, match, Math.floor(Number(match.groups?.['months']) / 12)),
    ),
  ];
}

function stated(text: string, match: RegExpExecArray, years: number): Fact[] {
  const before = text.slice(Math.max(0, match.index - FURTHEST_BEFORE), match.index);
  const skill = SKILL_BEFORE.exec(before)?.[0] ?? '';
  // A sentence that ends on the line above is not part of the skill.
  const sentence = /^[^\n]*[.!?]\s*\n/u.exec(skill)?.[0].length ?? 0;
  const place = trimStretch(text, { start: match.index - skill.length + sentence, end: match.index });
  if (!place) return [];
  const name = valueAt(text, place).replace(/^(?:and|or|skills?)\s+/iu, '');
  if (name.split(' ').length > MOST_WORDS) return [];
  const whole = { start: place.start, end: match.index + match[0].length };
  return [
    {
      kind: 'SKILL_YEARS',
      value: valueAt(text, whole),
      norm: toNorm('SKILL_YEARS', name),
      number: years,
      ...whole,
      rule: 'stated',
      confidence: 0.98,
    },
  ];
}
