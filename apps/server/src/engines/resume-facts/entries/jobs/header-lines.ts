import { wordSet } from '#lib/text/word-set.ts';
import { titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { ENDS_IN_TITLE } from '../../lexicon/scores.ts';
import type { DateSpan } from '../../lines/find-dates.ts';

/** A line of a job's header. `role` is where it stands against the dated line: `before-1` is the line right above it. */
export type HeaderLine = { line: Line; role: string; dates: DateSpan[] };
export type JobHeader = { lines: HeaderLine[] };

/** Letters of a header line, and words. */
export const LONGEST_HEADER = 110;
const MOST_WORDS = 16;
/** What stands under the header of a job and is none of it: headings of its body, links, and labels with a sign behind. */
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
/** What a form asks next to what a header says: `Area` and its value behind a gap and a colon. */
const FORM_WORDS = [
  'designation|position|role|job title|title|duration|period|dates?|company|employer',
  'organi[sz]ation',
];
const FORM = new RegExp(String.raw`^(?!(?:${FORM_WORDS.join('|')})\b)\p{L}[\p{L} /]{1,30}\t\s*:`, 'iu');
/** What forms ask of a job that is neither its title nor its employer nor its dates. */
const FORM_LABEL_WORDS = [
  'salary|hours(?: per week)?|series|grade|pay plan|(?:job )?location|station|town|city|place',
  'country|employment type|contract',
];
const FORM_LABEL = new RegExp(String.raw`^(?:${FORM_LABEL_WORDS.join('|')})\s*[:\-–]`, 'iu');

export const isFormAnswer = ({ text }: Line): boolean => FORM_LABEL.test(text);

/** `Moved the bank`; in `Pied Heron` no small word follows. */
const ACTION = /^\p{Lu}\p{Ll}+(?:ed|ing) (?:\S+ ){0,2}\p{Ll}/u;
const NO_ACTION_WORDS = [
  'engineering|marketing|consulting|accounting|manufacturing|nursing|teaching|advertising|banking',
  'trading|purchasing|testing|building|certified|united|limited|associated|allied|integrated',
  'applied|catering|merchandising|planning|training|processing|banqueting|recruiting|shipping',
  'staffing|writing|editing|operating|visiting|managing|founding|acting|leading|commanding|advanced',
  'licensed|registered|embedded|experienced|sterling|red',
];
const NO_ACTION = new RegExp(String.raw`^(?:${NO_ACTION_WORDS.join('|')})\s`, 'iu');
/** Words of sentences, which no header has. */
const SAYING_WORDS = String.raw`I(?=\s\p{Ll}|['’])|we|my|our|have|has|had|was|were|is|are|which|that|this|worked|working|till`;
export const SAYING = new RegExp(String.raw`(?<![\p{L}'’-])(?:${SAYING_WORDS})(?![\p{L}])`, 'u');
const VERB_WORDS = [
  'led|built|managed|ran|wrote|won|oversaw|drove|grew|made|held|kept|taught|sold|began|took|met|set',
  'cut|sang|shipped|own|ensure|provide|develop|manage|design|create|maintain|perform|assist',
  'coordinate with|prepare|conduct|work|handle|implement|support the|collaborate',
];
const VERB = new RegExp(String.raw`^(?:${VERB_WORDS.join('|')})\s`, 'iu');

const LEGAL_END = /\b(?:inc|ltd|co|corp|pvt|llc|s\.a|st)\.,?$/iu;

/** Whether a line tells what someone did, as descriptions of jobs do. */
export const isAction = (text: string): boolean =>
  (ACTION.test(text) && !NO_ACTION.test(text)) || VERB.test(text);

/** What stands above the columns of a table of jobs. */
const COLUMN_HEADS = wordSet(
  'period duration dates date year years from to employer company organisation organization role designation title position job name of the location place city state country responsibilities sl no s',
);

/** Words that forms ask with, and no name: `Company Name`, `City`. */
export const areColumnHeads = (words: readonly string[]): boolean =>
  words.every((word) => COLUMN_HEADS.has(word));

const isTableHead = (words: readonly string[]): boolean => words.length > 1 && areColumnHeads(words);

const LENGTH = /^\(?\d{1,2}\+? (?:years?|yrs?|months?|mos?)\b[\s\d\p{L}]{0,12}\)?$/u;

/** `10 years 9 months` */
export const isLength = (text: string): boolean => LENGTH.test(text);

/** A short line that is no sentence, no label of a job's body and nothing that tells what someone did. */
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

/** It goes on behind a comma or a colon, or ends as a sentence does. */
function isOpenOrEnded(text: string, words: number): boolean {
  if (LEGAL_END.test(text)) return false;
  return /[,;:]$/.test(text) || (words > 4 && /[\p{Ll}\d%)]\.$/u.test(text));
}
