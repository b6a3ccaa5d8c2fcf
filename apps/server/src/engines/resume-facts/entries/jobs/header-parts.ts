import type { DateSpan } from '../../lines/find-dates.ts';
import { TEAM_NOUNS, TEAM_WORDS, TITLE_HINTS } from '../../lexicon/resume-words.ts';
import { companyScore, isTitleHead, titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { splitAtCommas, splitPieces, withoutStretches } from '../../lines/split-pieces.ts';
import { isPlace } from '../../mentions/places.ts';
import { ENDS_IN_TITLE, HAS_COMPANY_WORD, HAS_TITLE_WORD } from '../../lexicon/scores.ts';

const HONORIFIC = /^M\/s\b/iu;

/** `M/s Hale & Reed, Chartered Accountants` is one firm, including the words after the comma. */
export const isFirm = (words: string): boolean => HONORIFIC.test(words);

/** What a header's lines have so far: a title, a clear company, and the number of names. */
export type HeaderParts = { hasTitle: boolean; hasCompany: boolean; names: number };

export const NOTHING_SAID: HeaderParts = { hasTitle: false, hasCompany: false, names: 0 };
const SINCE = /^(?:since|from|depuis|seit|desde|dal)$/iu;

/** Adds a line to what the header has, ignoring dates and places. */
export function withLine(said: HeaderParts, line: Line, dates: readonly DateSpan[] = []): HeaderParts {
  const cut = dates.map(({ start, end }) => ({ start: start - line.start, end: end - line.start }));
  const whole = { start: 0, end: line.text.length };
  const pieces = withoutStretches(line.text, whole, cut)
    .flatMap((stretch) => splitPieces(line.text, stretch))
    .flatMap((stretch) =>
      isFirm(line.text.slice(stretch.start, stretch.end)) ? stretch : splitAtCommas(line.text, stretch),
    )
    .map(({ start, end }) => line.text.slice(start, end))
    .filter(
      (words) => /^[\p{Lu}\d]/u.test(words) && !isPlace(words) && !isField(words) && !SINCE.test(words),
    );
  return pieces.reduce(withPiece, said);
}

function withPiece({ hasTitle, hasCompany, names }: HeaderParts, words: string): HeaderParts {
  return {
    hasTitle: hasTitle || titleScore(words) >= HAS_TITLE_WORD,
    hasCompany: hasCompany || companyScore(words) >= HAS_COMPANY_WORD,
    names: names + (continuesAfterTitle(words) ? 2 : 1),
  };
}

/** `Engineer, Payments Platform` adds nothing to the title. */
export function isField(words: string): boolean {
  const all = splitWords(words);
  if (titleScore(words) >= HAS_TITLE_WORD) return false;
  return TEAM_WORDS.has(all[0] ?? '') || all.some((word) => TEAM_NOUNS.has(word));
}

/** `DATA ENGINEER NORTHWIND` has its company in the same phrase. */
function continuesAfterTitle(words: string): boolean {
  const score = titleScore(words);
  if (score < HAS_TITLE_WORD || score >= ENDS_IN_TITLE || /[,(–-]/.test(words)) return false;
  const all = splitWords(words);
  const behind = all.slice(all.findLastIndex(isTitleHead) + 1);
  return (
    behind.length < all.length && behind.every((word) => !TITLE_HINTS.has(word) && !TEAM_WORDS.has(word))
  );
}

/** True if nothing is missing: a title, and next to it a possible company, or a clear one if others come below. */
export const isComplete = ({ hasTitle, hasCompany, names }: HeaderParts, isCompanyBelow: boolean): boolean =>
  hasTitle && names > 1 && (hasCompany || !isCompanyBelow);
