import { dropSpan, joinLow, type Word } from '../tokens/tokenize.ts';
import type { JobTime } from './parse-calendar-years.ts';
import { parseYearBounds } from './parse-year-bounds.ts';

/** Words from the years to the job: 'three years at …', 'five years as a …'; '5 years of experience as a …' means total years. */
const AT_BEHIND = /^(?:of (?:work )?(?:experience )?)?(?:(?:work(?:ed|ing)|employed) )?(?:at|with|for) /;
const AS_BEHIND = /^(?:work(?:ed|ing) )?as an? /;
/** Words from the job to the years: 'worked at … for three years'. */
const FOR = /\b(?:for|since)(?: the)?(?: (?:last|past))?$/;
const AT_BEFORE = /\b(?:work(?:s|ed|ing)?|been|was|were|employed|stayed|spent|served) (?:at|with|for|in) /;
const AS_BEFORE = /\b(?:work(?:s|ed|ing)?|been|was|were|employed|served) (?:as )?an? /;

function kindAsked(before: string, behind: string): 'COMPANY' | 'TITLE' | null {
  if (AT_BEHIND.test(behind)) return 'COMPANY';
  if (AS_BEHIND.test(behind)) return 'TITLE';
  if (!FOR.test(before)) return null;
  if (AT_BEFORE.test(before)) return 'COMPANY';
  return AS_BEFORE.test(before) ? 'TITLE' : null;
}

/** Parses 'more than 3 years at …' and 'as a nurse for 5 years'; null if the years are not about a job. */
export function parseTenure(words: readonly Word[]): JobTime | null {
  const years = parseYearBounds(words);
  if (!years) return null;
  const { bounds, from, to } = years;
  const before = joinLow(words.slice(0, from));
  const kind = kindAsked(before, joinLow(words.slice(to, to + 5)));
  const leading = FOR.exec(before)?.[0].split(' ').length ?? 0;
  return kind && { kinds: [kind], bounds, rest: dropSpan(words, { from: from - leading, to }) };
}
