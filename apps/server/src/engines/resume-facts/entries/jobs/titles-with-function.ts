import { wordSet } from '#lib/text/word-set.ts';
import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { TEAM_WORDS } from '../../lexicon/resume-words.ts';
import { companyScore, titleScore, splitWords } from '../../lines/score-words.ts';
import { ENDS_IN_TITLE, HAS_COMPANY_WORD } from '../../lexicon/scores.ts';

const DASH = /^\s[-–—]\s$/u;
/** What departments are called by next to the fields of teams. */
const FUNCTIONS = wordSet(
  'accounting audit taxation tax treasury purchase production maintenance stores admin administration claims underwriting collections regulatory safety projects planning and of',
);

/** `Executive – Internal Audit`: the department behind a dash belongs to its title. */
export function joinFunctions(text: string, stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last && isItsFunction(text, last, stretch)) last.end = stretch.end;
    else joined.push({ ...stretch });
  }
  return joined;
}

function isItsFunction(text: string, title: Stretch, { start, end }: Stretch): boolean {
  if (!DASH.test(text.slice(title.end, start))) return false;
  const words = text.slice(start, end);
  const isFunction = splitWords(words).every((word) => TEAM_WORDS.has(word) || FUNCTIONS.has(word));
  return (
    isFunction &&
    companyScore(words) < HAS_COMPANY_WORD &&
    titleScore(text.slice(title.start, title.end)) >= ENDS_IN_TITLE
  );
}
