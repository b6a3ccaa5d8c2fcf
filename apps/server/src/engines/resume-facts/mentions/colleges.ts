import { wordSet } from '#lib/text/word-set.ts';
import { COLLEGE_WORDS } from '../lexicon/resume-words.ts';
import { afterHyphen, splitWords } from '../lines/score-words.ts';
import { isHome } from './places.ts';

const PHRASE_WORDS = [
  'faculty of|school of|education society|georgia tech|virginia tech|cal poly|open university',
  String.raw`high school|public school|senior secondary school|jr\.? college|junior college|sixth form|hss`,
  String.raw`(?:govt|government)\.? (?:\p{L}+ )?i\.?t\.?i|training (?:cent(?:re|er)|college)|cfa d[eu]s?`,
];
const PHRASE = new RegExp(String.raw`\b(?:${PHRASE_WORDS.join('|')})\b`, 'iu');
/** School boards and types of schooling also have these words, and are degrees rather than schools. */
const NO_COLLEGE_PHRASES = 'board|university|college|institute|institution|school';
const NO_COLLEGE_WORDS = [
  '(?:(?:senior|junior|higher|upper|lower|high|secondary|primary|elementary|middle) )*school',
  'college|university|institute|coursework|graduate school',
  'pre[ -]?university(?: (?:education|course|college|board))?',
  String.raw`(?:college|school|institute)?\s?\/?\s?(?:board|university)?\s?\/?\s?(?:${NO_COLLEGE_PHRASES})(?: name)?`,
];
const NO_COLLEGE = new RegExp(`^(?:${NO_COLLEGE_WORDS.join('|')})$`, 'iu');

/** Certificates that schools issue, which name no school: `Senior School Certificate`. */
const PAPER =
  /\b(?:(?:high|secondary|senior|higher|primary) )?school (?:leaving )?(?:certificate|diploma|examination)/giu;

/** Endings of words for schools: `Realschule`, `Goethe-Gymnasium`, `Hoërskool`. */
const SCHOOL_ENDING = /(?:schule|gymnasium|akademie|kolleg|skool|skola|škola|skole|liceum|madras+[ah]+)$/u;

/** A part of a school, with the school's name next to it. */
const PART_OF_SCHOOL = /^(?:faculty|department|dept\.?) of\b/iu;
/** Boards set examinations; no one studies there. */
const BOARD_WORDS = String.raw`cbse|c\.b\.s\.e|icse|cisce|nios|ncvt|scvt|dote|msbte|sbte|wbscvet`;
const BOARD = new RegExp(
  String.raw`\b(?:state board|board of|examination board|board$)|^(?:${BOARD_WORDS})\b`,
  'iu',
);

const TABLE_HEADS = wordSet(
  'year years course courses university result results degree qualification qualifications board school city name of college institute institution percentage marks passing examination exam class division specialization stream discipline cgpa the and grade aggregate location sl no s obtained board/university place period council registration registrations validity authority body issued number',
);

/** True for the header of a table of education or certificates. */
export function isTableHead(text: string): boolean {
  const words = splitWords(text.replace(/[/&()%.,]/gu, ' '));
  return words.length > 1 && words.every((word) => TABLE_HEADS.has(word));
}

/** True if a piece names a board, as tables do next to schools. */
export const isBoard = (text: string): boolean => BOARD.test(text.trim());

/** `VIT Vellore`: an abbreviation and the city that identifies it. */
function isNamedByCity(text: string): boolean {
  const [, city] = /^[A-Z]{3,6},? (\p{Lu}[\p{L} ]{2,20})$/u.exec(text) ?? [];
  return city !== undefined && isHome(city);
}

/** `University` is similar in many languages, with different endings. */
const isCollegeWord = (word: string): boolean =>
  COLLEGE_WORDS.has(word) ||
  COLLEGE_WORDS.has(afterHyphen(word)) ||
  SCHOOL_ENDING.test(word) ||
  (word.startsWith('universit') && word !== 'universities');

/** True if a text names a school, college or university. */
export function isCollege(text: string): boolean {
  const trimmed = text.replace(PAPER, ' ').trim();
  if (NO_COLLEGE.test(trimmed) || BOARD.test(trimmed)) return false;
  if (PART_OF_SCHOOL.test(trimmed)) return splitWords(trimmed).some(isCollegeWord);
  return PHRASE.test(trimmed) || isNamedByCity(trimmed) || splitWords(trimmed).some(isCollegeWord);
}
