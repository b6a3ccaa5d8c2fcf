import type { Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { Chunk } from './question-chunks.ts';
import { lowOf, type Word } from './question-words.ts';
import { limitsOf, type YearsAsked, yearsAsked } from './years-asked.ts';

/** Conditions about years, and the chunks that they took for themselves. */
export type YearsReading = { filters: Filter[]; taken: readonly Chunk[] };

/** What may stand between '5 years' and the skill they are with. */
const LEADS_TO_SKILL =
  /^(?:of|in|with|on|using|as|experience|experienced|work|working|hands-on|strong|solid|good|relevant|an?|the|knowledge|or|and|more|above|over|exp|,|\s)*$/;
/** What may stand between the skill and 'for 5 years'. */
const LEADS_TO_YEARS =
  /^(?:for|since|with|experience|skills?|at least|minimum|min|of|over|more|than|the|last|past|about|a|\s)*$/;
const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const GRADUATING = /\b(?:graduat\w*|passed|passout|batch|class of|passing|completed|degree|finished)\b/;

const isTotal = (between: string) =>
  /\b(?:total|overall|work(?:ing)?|professional|relevant|industry)? ?experience\b/.test(between);

/** The chunk that a number of years is about, which stands right after it or right before 'for 5 years'. */
function skillOf(years: YearsAsked, words: readonly Word[], chunks: readonly Chunk[]): Chunk | null {
  const after = chunks.find(({ from }) => from >= years.to);
  if (after) {
    const between = lowOf(words.slice(years.to, after.from));
    if (LEADS_TO_SKILL.test(between) && !/\b(?:at|for)$/.test(between)) return after;
  }
  const before = chunks.findLast(({ to }) => to <= years.from);
  if (!before) return null;
  const between = lowOf(words.slice(before.to, years.from));
  const rest = lowOf(words.slice(years.to));
  const isBesideTotal = isTotal(rest) || /\bwith\b/.test(between) || between.includes(',');
  return LEADS_TO_YEARS.test(between) && !isBesideTotal ? before : null;
}

/** Reads '5+ years of sales' and '5 years of experience'. The chunks are cut from the same words. */
export function readYears(words: readonly Word[], chunks: readonly Chunk[]): YearsReading {
  const years = yearsAsked(words);
  if (!years) return { filters: [], taken: [] };
  const own = chunks.filter(({ from, to }) => from < years.to && to > years.from);
  const skill = skillOf(
    years,
    words,
    chunks.filter((chunk) => !own.includes(chunk)),
  );
  if (!skill) return { filters: [{ kind: 'YEARS', value: '', ...limitsOf(years) }], taken: own };
  return {
    filters: [{ kind: 'SKILL_YEARS', value: skill.text, ...limitsOf(years) }],
    taken: [...own, skill],
  };
}

/** 'graduated in 2015', 'batch of 2016', 'graduated after 2012', 'graduated between 2010 and 2014'. */
export function graduationAsked(words: readonly Word[]): { filter: Filter; from: number; to: number } | null {
  const places = words.flatMap(({ low }, place) => (YEAR.test(low) ? [place] : []));
  const [first, second] = places;
  if (first === undefined || !GRADUATING.test(lowOf(words))) return null;
  const year = Number(words[first]?.low);
  const last = second === undefined ? year : Number(words[second]?.low);
  const to = (second ?? first) + 1;
  const before = lowOf(words.slice(Math.max(0, first - 2), first));
  return { filter: { kind: 'GRADUATION_YEAR', value: '', ...boundsOf(before, year, last) }, from: first, to };
}

function boundsOf(before: string, year: number, last: number) {
  if (last !== year) return { atLeast: Math.min(year, last), atMost: Math.max(year, last) };
  if (/\bafter$/.test(before)) return { atLeast: year + 1 };
  if (/\b(?:since|from)$/.test(before)) return { atLeast: year };
  if (/\b(?:before)$/.test(before)) return { atMost: year - 1 };
  if (/\b(?:until|till|by)$/.test(before)) return { atMost: year };
  return { atLeast: year, atMost: year };
}
