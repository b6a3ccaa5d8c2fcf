import { wordSet } from '#lib/text/word-set.ts';
import { titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { ENDS_IN_TITLE } from '../../lexicon/scores.ts';
import type { DateSpan } from '../../lines/find-dates.ts';

/**
 * A line of a job's header. `role` is its position relative to the dated line: `before-1` is the line directly above
 * it.
 */
export type HeaderLine = { line: Line; role: string; dates: DateSpan[] };
export type JobHeader = { lines: HeaderLine[] };

/** The most characters and words of a header line. */
export const LONGEST_HEADER = 110;
const MOST_WORDS = 16;
/** Lines below a job's header that are not part of it: headings of its body, links, and labels with punctuation. */
const BODY_HEADINGS = [
  'responsibilit|roles? (?:and|&)|duties|achievements?|accomplishments?',
  'key (?:responsib|achiev|skills|contrib|result|highlight)',
  String.raw`http|www\.|team size|reason for`,
];
const BODY_LABELS = [
  'role|environment|domain|platform|database|skills|contributions?|highlights|note|url|location|duration|period|salary',
  '(?:project )?description|projects?|project (?:title|name)|clients?|client name|reporting to',
  'technolog(?:y|ies)|tools|operating system',
];
const BODY = new RegExp(
  String.raw`^(?:${BODY_HEADINGS.join('|')}|(?:${BODY_LABELS.join('|')})\s*(?:used\s*)?(?:[:\-–]|$))`,
  'iu',
);
/** Form labels for parts of a header: `Area` and its value after a gap and a colon. */
const FORM_WORDS = [
  'designation|position|role|job title|title|duration|period|dates?|company|employer',
  'organi[sz]ation',
];
const FORM = new RegExp(String.raw`^(?!(?:${FORM_WORDS.join('|')})\b)\p{L}[\p{L} /]{1,30}\t\s*:`, 'iu');
/** Form labels for details of a job other than title, employer and dates. */
const FORM_LABEL_WORDS = [
  'salary|hours(?: per week)?|series|grade|pay plan|(?:job )?location|station|town|city|place',
  'country|employment type|contract',
];
const FORM_LABEL = new RegExp(String.raw`^(?:${FORM_LABEL_WORDS.join('|')})\s*[:\-–]`, 'iu');

export const isFormAnswer = ({ text }: Line): boolean => FORM_LABEL.test(text);

/** Matches `Moved the bank`, but not `Pied Heron`, which has no lower-case word after it. */
const ACTION = /^\p{Lu}\p{Ll}+(?:ed|ing) (?:\S+ ){0,2}\p{Ll}/u;
const NO_ACTION_WORDS = [
  'engineering|marketing|consulting|accounting|manufacturing|nursing|teaching|advertising|banking',
  'trading|purchasing|testing|building|certified|united|limited|associated|allied|integrated',
  'applied|catering|merchandising|planning|training|processing|banqueting|recruiting|shipping',
  'staffing|writing|editing|operating|visiting|managing|founding|acting|leading|commanding|advanced',
  'licensed|registered|embedded|experienced|sterling|red',
];
const NO_ACTION = new RegExp(String.raw`^(?:${NO_ACTION_WORDS.join('|')})\s`, 'iu');
/** Words of sentences, which headers never have. */
const SAYING_WORDS = String.raw`I(?=\s\p{Ll}|['’])|we|my|our|have|has|had|was|were|is|are|which|that|this|worked|working|till`;
export const SAYING = new RegExp(String.raw`(?<![\p{L}'’-])(?:${SAYING_WORDS})(?![\p{L}])`, 'u');
const VERB_WORDS = [
  'led|built|managed|ran|wrote|won|oversaw|drove|grew|made|held|kept|taught|sold|began|took|met|set',
  'cut|sang|shipped|own|ensure|provide|develop|manage|design|create|maintain|perform|assist',
  'coordinate with|prepare|conduct|work|handle|implement|support the|collaborate',
];
const VERB = new RegExp(String.raw`^(?:${VERB_WORDS.join('|')})\s`, 'iu');

const LEGAL_END = /\b(?:inc|ltd|co|corp|pvt|llc|s\.a|st)\.,?$/iu;

/** True if a line describes an activity, as job descriptions do. */
export const isAction = (text: string): boolean =>
  (ACTION.test(text) && !NO_ACTION.test(text)) || VERB.test(text);

/** The column headers of a table of jobs. */
const COLUMN_HEADS = wordSet(
  'period duration dates date year years from to employer company organisation organization role designation title position job name of the location place city state country responsibilities sl no s',
);

/** True for form labels that are not names: `Company Name`, `City`. */
export const areColumnHeads = (words: readonly string[]): boolean =>
  words.every((word) => COLUMN_HEADS.has(word));

const isTableHead = (words: readonly string[]): boolean => words.length > 1 && areColumnHeads(words);

const LENGTH = /^\(?\d{1,2}\+? (?:years?|yrs?|months?|mos?)\b[\s\d\p{L}]{0,12}\)?$/u;

/** `10 years 9 months` */
export const isLength = (text: string): boolean => LENGTH.test(text);

/** True for a short line that is not a sentence, a label of a job's body or a description of an activity. */
export function isHeaderLike({ text }: Line): boolean {
  if (text.length > LONGEST_HEADER || text.length < 2 || !/^[\p{Lu}\d("'“]/u.test(text)) return false;
  const words = splitWords(text);
  return (
    isOfFewWords(words) &&
    !isOpenOrEnded(text, words.length) &&
    !BODY.test(text) &&
    !FORM.test(text) &&
    isNoAction(text, words)
  );
}

const isOfFewWords = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= MOST_WORDS && !isTableHead(words);

const isNoAction = (text: string, words: readonly string[]): boolean =>
  words.length <= 2 || !isAction(text) || titleScore(text) >= ENDS_IN_TITLE;

/** True if it continues after a comma or colon, or ends like a sentence. */
function isOpenOrEnded(text: string, words: number): boolean {
  if (LEGAL_END.test(text)) return false;
  return /[,;:]$/.test(text) || (words > 4 && /[\p{Ll}\d%)]\.$/u.test(text));
}
