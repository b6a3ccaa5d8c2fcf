import { titleScore } from '../../lines/score-words.ts';
import { hasDateRange } from '../../lines/find-dates.ts';
import type { Line } from '../../lines/lines.ts';
import { partsOfJob } from './parts-of-job.ts';
import { ENDS_IN_TITLE } from '../../lexicon/scores.ts';

const LONGEST = 600;
const MOST_LINES = 4;
const SEVERAL = /[;•·]\s|\),\s/u;
/** `Employers: Wren (Cook), Alder (Waiter)` */
const LABEL = /^(?:employers?|companies|organi[sz]ations|jobs|positions?|experience)\s?:\s/iu;
/** What stands between jobs on a line; a comma behind a bracket, or where each job says where it was. */
const BETWEEN = [/;\s{1,3}/gu, /\s[•·]\s/gu, /(?<=\)),\s/gu, /,\s(?=\p{Lu}[^,@]{2,50}\s(?:at|@)\s\p{Lu})/gu];

/** Lines with several jobs on them, over which a column may have broken them, as a line for each; all others as they are. */
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

/** Over how many lines a list of jobs goes that begins in this one. */
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

/** It begins like a header, and names a title or a range of dates. */
function isJob({ text }: Line): boolean {
  if (!/^[\p{Lu}\d]/u.test(text)) return false;
  return hasDateRange(text) || partsOfJob(text).some((words) => titleScore(words) >= ENDS_IN_TITLE);
}
