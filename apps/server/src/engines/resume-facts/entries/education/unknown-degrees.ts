import { isBoard } from '../../mentions/colleges.ts';
import { titleScore, splitWords } from '../../lines/score-words.ts';
import { ENDS_IN_TITLE } from '../../lexicon/scores.ts';
import type { EducationPiece } from './unknown-schools.ts';

const MOST_WORDS = 8;
/** Other words before a school: a part of it, and what someone was or won there. */
const OTHER_WORDS = [
  'department|dept|faculty|division|school|college|campus|centre|center|exchange|visiting|semester',
  'summer|guest|intern|teaching|research|lecturer|professor|tutor|assistant|fellow|student|alumn',
  'captain|head|vice|minor|debate|won|winner|attended|participated|organi[sz]ed|ranked?|served',
  String.raw`currently|certifications?|merit|gold|silver|bronze|best|st\.?\s|top\s|some\s|affiliated|under\b`,
];
const OTHER_PHRASES = [
  String.raw`scholar\p{L}*|awards?|prizes?|honou?rs?|medal(?:list)?|grant|fellowship|recipient|list|club|team`,
  'committee|cabinet|government|society|association|courses?|coursework|seminars?|workshops?',
  'conferences?|talks?|licen[sc]e[ds]?',
];
const OTHER = new RegExp(String.raw`^(?:${OTHER_WORDS.join('|')})|\b(?:${OTHER_PHRASES.join('|')})\b`, 'iu');

/** A school level as a label next to its name: `Tertiary`, `Secondary level`. */
const LEVEL_WORDS = [
  'tertiary|vocational|technical|secondary|primary|elementary|intermediate|graduate|undergraduate',
  String.raw`post[\s-]?graduate|(?:junior|senior|lower|upper|higher) (?:high|secondary)|kindergarten`,
  'preschool',
];
const LEVEL = new RegExp(
  `^(?:${LEVEL_WORDS.join('|')})(?: (?:education|level|school(?:ing)?|studies|course))?$`,
  'iu',
);

/** Signs of a sentence, a grade or a number, once the periods of `D.M.E.` and `Sc.B.` are removed. */
const SIGNS = /[.!?:;%]|\d{3}/u;
const STOPS = /(?<!\p{L})\p{L}{1,3}\./gu;

/** A course of study, no matter who it is for: `Executive Programme`. */
const PROGRAMME = /\b(?:program(?:me)?|studies|apprenticeship|traineeship)$/iu;

/**
 * A degree whose name is in no list: the words before the school on a line of its own, if neither this line nor its
 * neighbors name another degree for that school. It is short, capitalized, and not something else that comes before
 * schools.
 */
export function unknownDegrees(text: string, pieces: readonly EducationPiece[]): EducationPiece[] {
  const byLine = Map.groupBy(pieces, ({ line }) => line);
  const has = (line: number, is: EducationPiece['is']): boolean =>
    byLine.get(line)?.some((piece) => piece.is === is) === true;
  return pieces.filter((piece) => {
    const own = byLine.get(piece.line) ?? [];
    if (piece.is !== 'unknown' || own[0] !== piece || own[1]?.is !== 'college') return false;
    const isOfOthers = [piece.line - 1, piece.line + 1].every(
      (line) => !has(line, 'degree') || (byLine.get(line)?.length ?? 0) > 1,
    );
    return isOfOthers && !has(piece.line, 'degree') && isNamed(text.slice(piece.start, piece.end));
  });
}

const isNamed = (words: string): boolean =>
  /^[\p{Lu}\d+]/u.test(words) &&
  splitWords(words).length <= MOST_WORDS &&
  !isBoard(words) &&
  !OTHER.test(words) &&
  !LEVEL.test(words) &&
  !SIGNS.test(words.replace(STOPS, '')) &&
  (PROGRAMME.test(words) || titleScore(words) < ENDS_IN_TITLE);
