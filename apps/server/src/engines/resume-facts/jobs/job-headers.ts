import { dashedCompany } from './dashed-company.ts';
import { datedLines } from './dated-lines.ts';
import { isHeaderLike } from './header-lines.ts';
import type { JobHeader } from './header-line.ts';
import { companyScore, titleScore } from '../line-words.ts';
import type { Line } from '../lines.ts';
import { linesBelow } from './lines-below.ts';
import { placeAtEnd } from '../places/places.ts';
import { IS_TITLE, KNOWN_COMPANY } from '../scores.ts';

const MOST_BEFORE = 3;
/** A shorter line ends before the margin, so that nothing goes on from it. */
const FULL_LINE = 60;

/**
 * The headers of the dated jobs of a section. A job is a line with a range of dates beside few words, the lines above it
 * that belong to it, and short lines below it. How many lines stand above is the habit of the resume: the first job shows
 * it, since nothing but its header stands between it and the heading.
 */
export function findJobHeaders(lines: readonly Line[]): JobHeader[] {
  const dated = datedLines(lines);
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
    const own = lines[at];
    if (!own) throw new Error('A dated line is one of the lines.');
    const above = [...before, { line: own, role: 'dated', dates: spans }];
    const below = linesBelow(lines.slice(at + 1, end), { header: above, isHeaderAbove: habit > 0 });
    const after = below.map((line, step) => ({ line, role: `after-${step + 1}`, dates: [] }));
    return { lines: [...above, ...after] };
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
  const isOpen = above.text.length > FULL_LINE && !/[.!?:;)]$/.test(above.text);
  if (!isOpen || isHeaderLike(above) || placeAtEnd(line.text) !== null) return false;
  return titleScore(line.text) < IS_TITLE && companyScore(line.text) < KNOWN_COMPANY;
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
