import { titleScore, companyScore, splitWords } from '../../lines/score-words.ts';
import { hasDateRange } from '../../lines/find-dates.ts';
import type { Line } from '../../lines/lines.ts';
import { partsOfJob } from './dated-lines.ts';
import { ENDS_IN_TITLE, HAS_COMPANY_WORD, HAS_TITLE_WORD } from '../../lexicon/scores.ts';
import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { splitAtCommas } from '../../lines/split-pieces.ts';
import { isPlace } from '../../mentions/places.ts';
import { TEAM_NOUNS } from '../../lexicon/resume-words.ts';

/** Two can be a firm and its group, or a firm and its town. */
const LEAST = 3;
const LONGEST_LIST = 240;
const MOST_WORDS = 6;
/** Where a list of names ends: at the end of the line or sentence, at a date, or at another statement. */
const END =
  /\n|\t|[;:(|•·]|\.(?:\s|$)|\s[-–—]|\b(?:19|20)\d\d\b|\s(?:from|since|during|where|as|in|till|until)\s/u;
const LAST = /\s(?:and|&)\s(?=\p{Lu}[^&]*$)/u;
const NAME = /^(?:\p{Lu}[\p{L}\p{N}.&'’-]*|of|&|and|the)(?:\s(?:\p{Lu}[\p{L}\p{N}.&'’-]*|of|&|and|the))+$/u;

/** `Wren Build, Alder & Moss, Lark Homes`: all employers listed in a line; else only the given one. */
export function listEmployers(text: string, company: Stretch): Stretch[] {
  const rest = text.slice(company.start, company.start + LONGEST_LIST);
  const cut = rest.search(END);
  const list = { start: company.start, end: company.start + (cut < 0 ? rest.length : cut) };
  if (list.end < company.end) return [company];
  const names = splitAtCommas(text, list).flatMap((part, at, { length }) =>
    at === length - 1 ? splitLast(text, part) : [part],
  );
  const isList = names.length >= LEAST && names.every(({ start, end }) => isEmployer(text.slice(start, end)));
  return isList ? names : [company];
}

/** `Lark Homes and Elm Build` at the end of a list. */
function splitLast(text: string, { start, end }: Stretch): Stretch[] {
  const last = LAST.exec(text.slice(start, end));
  if (!last) return [{ start, end }];
  const at = start + last.index;
  return [
    { start, end: at },
    { start: at + last[0].length, end },
  ];
}

function isEmployer(words: string): boolean {
  const parts = splitWords(words);
  if (parts.length < 2 || parts.length > MOST_WORDS || isPlace(words)) return false;
  if (titleScore(words) >= HAS_TITLE_WORD || parts.some((part) => TEAM_NOUNS.has(part))) return false;
  return NAME.test(words) || (/^\p{Lu}/u.test(words) && companyScore(words) >= HAS_COMPANY_WORD);
}

const LONGEST = 600;
const MOST_LINES = 4;
const SEVERAL = /[;•·]\s|\),\s/u;
/** `Employers: Wren (Cook), Alder (Waiter)` */
const LABEL = /^(?:employers?|companies|organi[sz]ations|jobs|positions?|experience)\s?:\s/iu;
/** Separators between jobs on a line; commas only after a bracket, or if each job names its employer. */
const BETWEEN = [/;\s{1,3}/gu, /\s[•·]\s/gu, /(?<=\)),\s/gu, /,\s(?=\p{Lu}[^,@]{2,50}\s(?:at|@)\s\p{Lu})/gu];

/** Splits lines with several jobs, also if a column broke them, into one per job. Other lines stay as they are. */
export function splitJoinedJobs(text: string, lines: readonly Line[]): Line[] {
  const divided: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const own = lines.slice(at, at + countOfLines(lines, at));
    const [first, last] = [own[0], own.at(-1)];
    const whole = first && last && { ...last, ...toStart(first), text: text.slice(first.start, last.end) };
    const parts = whole ? splitLine(whole) : [];
    divided.push(...(parts.length > 1 ? parts : own));
    at += own.length;
  }
  return divided;
}

const toStart = ({ start, isBullet, isAfterBlank }: Line) => ({ start, isBullet, isAfterBlank });

/** How many lines a list of jobs that begins here spans. */
function countOfLines(lines: readonly Line[], at: number): number {
  let count = 1;
  while (count < MOST_LINES && isOpen(lines[at + count - 1]) && isRest(lines[at + count])) count += 1;
  return count;
}

const isOpen = (line: Line | undefined): boolean =>
  line !== undefined && line.goesOn && SEVERAL.test(line.text);

const isRest = (line: Line | undefined): boolean =>
  line !== undefined && !line.isBullet && !line.isAfterBlank;

function splitLine(line: Line): Line[] {
  if (line.text.length > LONGEST) return [line];
  const label = LABEL.exec(line.text)?.[0].length ?? 0;
  const divided = BETWEEN.map((divider) => splitAt(line, label, divider));
  return divided.find((parts) => parts.length > 1 && parts.every(isJob)) ?? [line];
}

function splitAt(line: Line, from: number, divider: RegExp): Line[] {
  const ends = [...line.text.matchAll(divider)].filter(({ index }) => index >= from);
  const starts = [from, ...ends.map(({ index, 0: sign }) => index + sign.length)];
  return starts.map((start, at) => {
    const end = ends[at]?.index ?? line.text.length;
    return {
      ...line,
      start: line.start + start,
      end: line.start + end,
      text: line.text.slice(start, end),
      isAfterBlank: line.isAfterBlank && at === 0,
      isBeforeBlank: line.isBeforeBlank && at === ends.length,
    };
  });
}

/** True if it begins like a header, and has a title or a date range. */
function isJob({ text }: Line): boolean {
  if (!/^[\p{Lu}\d]/u.test(text)) return false;
  return hasDateRange(text) || partsOfJob(text).some((words) => titleScore(words) >= ENDS_IN_TITLE);
}
