import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { titleScore } from '../../lines/score-words.ts';
import { splitAtCommas } from '../../lines/split-pieces.ts';
import { IS_TITLE } from '../../lexicon/scores.ts';
import { isCity, isHome, isRegion } from '../../mentions/places.ts';

const LONGEST = 100;
/** Two capitals alone stand behind many titles: `Software Engineer, IN`. */
const LEAST_LETTERS = 3;

/**
 * The place behind a title: `Göteborg, Sweden` of `Platform Engineer, Göteborg, Sweden`. Of a town that no list has only the
 * country is taken, since it could as well be a company or a field: `Engineer, Wren, Sweden`.
 */
export function placeBehindTitle(text: string, piece: Stretch): Stretch | null {
  if (piece.end - piece.start > LONGEST) return null;
  const [title, ...parts] = splitAtCommas(text, piece);
  if (!title || parts.length === 0 || titleScore(text.slice(title.start, title.end)) < IS_TITLE) return null;
  const first = parts.find((part) => isKnown(text.slice(part.start, part.end)));
  return first && isHome(text.slice(first.start, piece.end)) ? { start: first.start, end: piece.end } : null;
}

const isKnown = (part: string): boolean => isCity(part) || (part.length >= LEAST_LETTERS && isRegion(part));
