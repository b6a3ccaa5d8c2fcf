import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { factAt } from '../../facts/fact-at.ts';
import { findHeading } from '../../sections/headings.ts';
import { companyScore, titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { splitAtCommas, splitPieces } from '../../lines/split-pieces.ts';
import type { Fact } from '../../facts/facts.ts';
import { ENDS_IN_COMPANY, IS_TITLE } from '../../lexicon/scores.ts';

const MOST_WORDS = 8;
const READ_LINES = 3;
const LONGEST = 100;
/** In `Recruiter with 4 years of experience` the title ends before 'with'. */
const WITH = /(?<!\s)\s+with\s+/gu;
/** An activity is not a title, even with a title in it. */
const SENTENCE =
  /\b(?:years?|experience)\b|^(?:to|an?|i|seeking|looking|working|currently|presently|having|over)\s/iu;

/** The title below the name: what someone calls themselves, which may differ from their job titles. */
export function findHeadline(
  text: string,
  lines: readonly Line[],
  name: Stretch | null,
  headerEnd: number,
): Fact | null {
  const at = name ? lines.findIndex(({ start, end }) => start <= name.start && name.start < end) : -1;
  if (!name || at < 0) return null;
  const own = lines[at];
  const below = lines.slice(at + 1, at + 1 + READ_LINES);
  const end = below.findIndex((line) => line.start >= headerEnd || findHeading(line) !== null);
  const behind = own ? [{ start: name.end, end: own.end }] : [];
  for (const stretch of [...behind, ...below.slice(0, end < 0 ? below.length : end)]) {
    const piece = firstPiece(text, stretch);
    if (piece && isTitle(text.slice(piece.start, piece.end)))
      return factAt('TITLE', text, piece, { rule: 'headline', confidence: 0.8 });
  }
  return null;
}

function firstPiece(text: string, stretch: Stretch): Stretch | null {
  if (stretch.end - stretch.start > LONGEST || stretch.end <= stretch.start) return null;
  const [piece] = splitPieces(text, stretch);
  const first = piece && splitAtCommas(text, piece)[0];
  return (first && splitPieces(text, first, WITH)[0]) ?? null;
}

const isTitle = (words: string): boolean =>
  titleScore(words) >= IS_TITLE &&
  companyScore(words) < ENDS_IN_COMPANY &&
  splitWords(words).length <= MOST_WORDS &&
  /^\p{L}/u.test(words) &&
  !/[.!?]$|:/.test(words) &&
  !SENTENCE.test(words);
