import { dashedCompany } from './dashed-company.ts';
import { datedLines } from './dated-lines.ts';
import type { DateSpan } from './dates.ts';
import { isHeaderLike } from './header-lines.ts';
import { companyScore, titleScore, wordsOf } from './line-words.ts';
import type { Line } from './lines.ts';
import { isPlace, placeAtEnd } from './places.ts';

/** A line of a job's header. `role` is where it stands against the dated line: `before-1` is the line right above it. */
export type HeaderLine = { line: Line; role: string; dates: DateSpan[] };
export type JobHeader = { lines: HeaderLine[] };

const MOST_BEFORE = 3;
const MOST_AFTER = 2;

/**
 * The headers of the dated jobs of a section. A job is a line with a range of dates beside few words, the lines above it
 * that belong to it, and short lines below it. How many lines stand above is the habit of the resume: the first job shows
 * it, since nothing but its header stands between it and the heading.
 */
export function findJobHeaders(text: string, lines: readonly Line[]): JobHeader[] {
  const dated = datedLines(text, lines);
  const taken = new Set(dated.map(({ at }) => at));
  const runs = dated.map(({ at }, index) => runBefore(lines, at, taken, index === 0));
  const habit = habitOf(runs);
  return dated.map(({ at, spans }, index) => {
    const count = countBefore(lines, at, runs[index] ?? 0, habit);
    const before = lines
      .slice(at - count, at)
      .map((line, step) => ({ line, role: `before-${count - step}`, dates: [] }));
    const next = dated[index + 1];
    const end = next ? next.at - countBefore(lines, next.at, runs[index + 1] ?? 0, habit) : lines.length;
    const after = linesAfter(lines, at, end, habit);
    const own = lines[at];
    if (!own) throw new Error('A dated line is one of the lines.');
    return { lines: [...before, { line: own, role: 'dated', dates: spans }, ...after] };
  });
}

/** A company with its dash right above the date needs no habit to be told, nor does the title above it. */
function countBefore(lines: readonly Line[], at: number, run: number, habit: number): number {
  const above = lines[at - 1];
  return above && dashedCompany(above) ? Math.min(2, run) : Math.min(habit, run);
}

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
  if (!line || taken.has(index) || !isHeaderLike(line) || line.isBullet !== lines[at]?.isBullet) return false;
  // A second company above the first belongs to the job before, which has no dates.
  return !(dashedCompany(line) && lines.slice(index + 1, at).some(dashedCompany));
}

/** A line that goes on with the sentence above it, though it looks like a header. */
function isContinued(lines: readonly Line[], index: number, taken: ReadonlySet<number>): boolean {
  const line = lines[index];
  const above = lines[index - 1];
  if (!line || !above || line.isAfterBlank || taken.has(index - 1)) return false;
  const isOpen = above.text.length > 60 && !/[.!?:;)]$/.test(above.text);
  if (!isOpen || isHeaderLike(above) || placeAtEnd(line.text) !== null) return false;
  return titleScore(line.text) < 2 && companyScore(line.text) < 2;
}

/** The number of header lines that most jobs have, never more than the first job has, which decides among equals. */
function habitOf(runs: readonly number[]): number {
  const [first = 0] = runs;
  if (first === 0 || runs.length === 1) return first;
  const counts = runs.map((run) => runs.filter((other) => other === run).length);
  const most = Math.max(...counts);
  const common = runs.filter((_run, at) => counts[at] === most);
  const typical = common.includes(first) ? Math.max(...common) : Math.min(...common);
  return Math.max(1, Math.min(first, typical));
}

/** Short lines below the dated one that tell a title, a company or a place, up to the header of the next job. */
function linesAfter(lines: readonly Line[], at: number, end: number, habit: number): HeaderLine[] {
  const after: HeaderLine[] = [];
  for (let index = at + 1; index < end && after.length < MOST_AFTER; index += 1) {
    const line = lines[index];
    if (!line || !isHeaderLike(line) || !fitsBullets(line, lines[at], after.length)) break;
    if (habit > 0 ? isOtherJob(lines, index) || !isTelling(line) : !canStandBelow(line)) break;
    after.push({ line, role: `after-${index - at}`, dates: [] });
  }
  return after;
}

const isTelling = ({ text }: Line): boolean =>
  titleScore(text) >= 1.5 || companyScore(text) >= 1.5 || isPlace(text);

const canStandBelow = (line: Line): boolean => isTelling(line) || wordsOf(line.text).length <= 6;

/** Bullets are what somebody did, unless the date is in one, or the first is the header: `• Staff Engineer, Acme Ltd`. */
function fitsBullets(line: Line, dated: Line | undefined, found: number): boolean {
  if (!line.isBullet || dated?.isBullet) return true;
  return found === 0 && line.text.length < 80 && titleScore(line.text) >= 2 && companyScore(line.text) >= 1.5;
}

/** The line, or the one below it, is the company of another job. */
const isOtherJob = (lines: readonly Line[], index: number): boolean =>
  lines.slice(index, index + 2).some((line) => dashedCompany(line) !== null);
