import { dashedCompany } from './dashed-company.ts';
import { isHeaderLike, isLength } from './header-lines.ts';
import { companyScore, titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { isPlace, placeAtEnd } from '../../mentions/places.ts';
import {
  ENDS_IN_TITLE,
  HAS_COMPANY_WORD,
  HAS_TITLE_WORD,
  IS_TITLE,
  KNOWN_COMPANY,
} from '../../lexicon/scores.ts';

const MOST_BEFORE = 3;
/** A shorter line ends its paragraph. */
const FULL_LINE = 60;
const SMALL_WORD = /(?<![\p{L}'’.-])\p{Ll}(?!\p{Ll}?['’])[\p{L}'’-]{3,}/gu;
const FEW = 2;
const MOST_WORDS_OF_NAME = 6;

/**
 * How many lines above each dated one belong to its header. The number is a habit of the resume, shown by the first
 * job, since only its header separates it from the heading.
 *
 * @param dated the indexes of the dated lines
 */
export function linesAbove(
  lines: readonly Line[],
  dated: readonly number[],
): { counts: number[]; isHeaderAbove: boolean } {
  const taken = new Set(dated);
  const runs = dated.map((at, index) => runBefore(lines, at, taken, index === 0));
  const habit = findHabit(runs);
  const isEmployerAbove = (runs[0] ?? 0) > 1;
  const counts = dated.map((at, index) => {
    const run = runs[index] ?? 0;
    const employer = isEmployerAbove ? employerAboveTitle(lines, at, run) : 0;
    return Math.max(employer, countBefore(lines, at, run, habit));
  });
  return { counts, isHeaderAbove: habit > 0 };
}

/** A company with its dash directly above the date is recognized without a habit, and so is the title above it. */
function countBefore(lines: readonly Line[], at: number, run: number, habit: number): number {
  const above = lines[at - 1];
  return above && dashedCompany(above) ? Math.min(2, run) : Math.min(habit, run);
}

/**
 * With several jobs at one employer, only the first has its name, above the title and the total length. Returns the
 * number of those lines, or 0 for another layout.
 */
function employerAboveTitle(lines: readonly Line[], at: number, run: number): number {
  const title = lines[at - 1];
  if (!title || titleScore(title.text) < ENDS_IN_TITLE || title.text.includes(',')) return 0;
  const count = isLength(lines[at - 2]?.text ?? '') ? MOST_BEFORE : 2;
  const name = lines[at - count];
  return name && count <= run && isNameAlone(name.text) ? count : 0;
}

/** True for a name without a description of an activity. */
const isNameAlone = (text: string): boolean =>
  !/[,;:.!?\d]/.test(text) &&
  text.search(SMALL_WORD) < 0 &&
  splitWords(text).length <= MOST_WORDS_OF_NAME &&
  titleScore(text) < HAS_TITLE_WORD &&
  !isPlace(text);

/** How many lines above a dated one could be its header. */
function runBefore(lines: readonly Line[], at: number, taken: ReadonlySet<number>, isFirst: boolean): number {
  let count = 0;
  while (count < MOST_BEFORE && canStandAbove(lines, at - count - 1, at, taken)) {
    if (!isFirst && isContinued(lines, at - count - 1, taken)) break;
    count += 1;
  }
  return count;
}

function canStandAbove(
  lines: readonly Line[],
  index: number,
  at: number,
  taken: ReadonlySet<number>,
): boolean {
  const line = lines[index];
  if (!line || taken.has(index) || !isHeaderLike(line)) return false;
  const isAlike = line.isBullet === lines[at]?.isBullet;
  if (!isAlike && !isEmployerOfList(lines, index, at) && !isNumberedEmployer(lines, index, at)) return false;
  if (isOfSmallWords(line.text)) return false;
  // A second company above the first belongs to the previous job, which has no dates.
  return !(dashedCompany(line) && lines.slice(index + 1, at).some(dashedCompany));
}

/** `Wren Ltd` on its own line above a list of titles there. */
function isEmployerOfList(lines: readonly Line[], index: number, at: number): boolean {
  const [line, title] = [lines[index], lines[at]];
  return line !== undefined && index === at - 1 && title?.isBullet === true && isNameAlone(line.text);
}

/** `1. Wren Ltd, Leeds` directly above its title. */
function isNumberedEmployer(lines: readonly Line[], index: number, at: number): boolean {
  const [line, title] = [lines[index], lines[at]];
  const isAbove = index === at - 1 && line?.isBullet === true;
  return isAbove && isPlacedName(line.text) && titleScore(title?.text ?? '') >= HAS_TITLE_WORD;
}

function isPlacedName(text: string): boolean {
  const [name = '', place = '', more] = text.split(', ');
  return more === undefined && isPlace(place) && isNameAlone(name);
}

/** `Covers and a children's book` is an activity, if none of its words marks a title or a company. */
const isOfSmallWords = (text: string): boolean =>
  /^\p{L}/u.test(text) &&
  (text.match(SMALL_WORD)?.length ?? 0) >= FEW &&
  titleScore(text) < HAS_TITLE_WORD &&
  companyScore(text) < HAS_COMPANY_WORD;

/** True for a line that continues the sentence above it, although it looks like a header. */
function isContinued(lines: readonly Line[], index: number, taken: ReadonlySet<number>): boolean {
  const line = lines[index];
  const above = lines[index - 1];
  if (!line || !above || line.isAfterBlank || taken.has(index - 1)) return false;
  const isOpen = above.text.length > FULL_LINE && !/[.!?:;)]$/.test(above.text);
  if (!isOpen || isHeaderLike(above) || placeAtEnd(line.text) !== null) return false;
  return titleScore(line.text) < IS_TITLE && companyScore(line.text) < KNOWN_COMPANY;
}

/** The number of header lines that most jobs have, at most that of the first job, which breaks ties. */
function findHabit(runs: readonly number[]): number {
  const [first = 0] = runs;
  if (first === 0 || runs.length === 1) return first;
  const counts = runs.map((run) => runs.filter((other) => other === run).length);
  const most = Math.max(...counts);
  const common = runs.filter((_run, at) => counts[at] === most);
  const typical = common.includes(first) ? Math.max(...common) : Math.min(...common);
  return Math.max(1, Math.min(first, typical));
}
