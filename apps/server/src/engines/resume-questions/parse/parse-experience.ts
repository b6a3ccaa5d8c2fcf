import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { findNamed } from '../linking/known-entities.ts';
import { findSkillYears } from '../linking/find-skill-years.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { type Mention, findMentions } from '../linking/find-mentions.ts';
import { lowAt, joinLow, type Span, type Word } from '../tokens/tokenize.ts';
import { type YearsAsked, parseYearBounds } from './parse-year-bounds.ts';

/** Conditions on years, and the remaining chunks of the question. */
export type YearsReading = { filters: Filter[]; rest: readonly Mention[] };

/** Words allowed between '5 years' and the skill. */
const LEADS_TO_SKILL_WORDS = [
  'of|in|with|on|using|as|experience|experienced|work|working|hands-on|strong|solid|good|relevant',
  String.raw`an?|the|knowledge|or|and|more|above|over|exp|,|\s`,
];
const LEADS_TO_SKILL = new RegExp(`^(?:${LEADS_TO_SKILL_WORDS.join('|')})*$`);
/** Words allowed between the skill and 'for 5 years'. */
const LEADS_TO_YEARS =
  /^(?:for|since|with|experience|skills?|at least|minimum|min|of|over|more|than|the|last|past|about|a|\s)*$/;

const TOTAL = /\b(?:total|overall|work(?:ing)?|professional|relevant|industry)? ?experience\b/;

/** The chunk that a number of years applies to, directly after it or directly before 'for 5 years'. */
function findSkillNearby(
  years: YearsAsked,
  words: readonly Word[],
  chunks: readonly Mention[],
): Mention | null {
  const after = chunks.find(({ from }) => from >= years.to);
  if (after) {
    const between = joinLow(words.slice(years.to, after.from));
    if (LEADS_TO_SKILL.test(between) && !/\b(?:at|for|exp|experience)$/.test(between)) return after;
  }
  const before = chunks.findLast(({ to }) => to <= years.from);
  if (!before) return null;
  const between = joinLow(words.slice(before.to, years.from));
  const rest = joinLow(words.slice(years.to));
  const isAboutTotal = TOTAL.test(rest) || /\bwith\b/.test(between) || between.includes(',');
  return LEADS_TO_YEARS.test(between) && !isAboutTotal ? before : null;
}

const LEAVING_OUT = /^(?:no|not|without|except|excluding|exclude|excludes|minus|besides|don't)$/;

/** The index of an excluding word, with only question words after it; null if there is none. */
function leftOutAt(words: readonly Word[], before: number): number | null {
  for (let at = before - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word || word.isMark || !isFiller(word.low)) return null;
    if (LEAVING_OUT.test(word.low)) return at;
  }
  return null;
}

/** 'Freshers' and 'recent graduates' have worked at most a year; 'no freshers' for longer. */
function freshersAsked(words: readonly Word[]): YearsAsked | null {
  const at = words.findIndex(({ low }) => /^(?:freshers?|grad(?:uate)?s?)$/.test(low));
  const isNew = /^(?:new|recent|fresh)$/.test(lowAt(words, at - 1));
  if (!isNew && !lowAt(words, at).startsWith('fresher')) return null;
  const from = isNew ? at - 1 : at;
  const leftOut = leftOutAt(words, from);
  return leftOut === null
    ? { bounds: { atMost: 1 }, from, to: at + 1 }
    : { bounds: { atLeast: 1 }, from: leftOut, to: at + 1 };
}

/** The words with those of the years blanked, so that positions stay. */
const withoutYears = (words: readonly Word[], { from, to }: Span): Word[] =>
  words.map((word, at) =>
    at >= from && at < to ? { text: 'the', low: 'the', isOwner: false, isMark: false } : word,
  );

/** 'Five years of Spark' and 'Spark for five years' ask for years with it; '5 years, Spark' does not. */
function isYearsWith(skill: Mention, words: readonly Word[], years: YearsAsked): boolean {
  const isBehind = skill.from >= years.to;
  const between = isBehind ? words.slice(years.to, skill.from) : words.slice(skill.to, years.from);
  return (isBehind ? /^(?:of|in|with|using|on)$/ : /^(?:for|since)(?: the (?:last|past))?$/).test(
    joinLow(between),
  );
}

/** 'Five years in Pune' means total years, with Pune as the place; a place of these resumes that is also a skill is the skill. */
const isPlace = ({ text }: Mention, index: ResumeIndex): boolean =>
  findNamed(index, 'LOCATION', text)?.isExact === true && findNamed(index, 'SKILL', text)?.isExact !== true;

/**
 * Parses '5+ years of sales' and '5 years of experience', and splits the rest of the question into chunks. If no resume
 * states years with the thing next to the number, it is a separate condition in addition to years of experience.
 */
export function parseExperience(words: readonly Word[], index: ResumeIndex): YearsReading {
  const fresh = freshersAsked(words);
  const years = parseYearBounds(words) ?? fresh;
  if (!years) return { filters: [], rest: findMentions(words, index) };
  const chunks = findMentions(withoutYears(words, years), index);
  const skill = years === fresh ? null : findSkillNearby(years, words, chunks);
  const isStated = skill !== null && findSkillYears(index, skill.text).length > 0;
  const isOfSkill =
    skill !== null && (isStated || (isYearsWith(skill, words, years) && !isPlace(skill, index)));
  return isOfSkill
    ? {
        filters: [{ kind: 'SKILL_YEARS', value: skill.text, ...years.bounds }],
        rest: chunks.filter((chunk) => chunk !== skill),
      }
    : { filters: [{ kind: 'YEARS', value: '', ...years.bounds }], rest: chunks };
}
