import { isCollege } from '../../mentions/colleges.ts';
import { degreeIn } from '../../mentions/degrees.ts';
import { readEducation } from './education.ts';
import type { Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';

const LONGEST = 110;
const MOST_STRAY = 6;
/** A degree begins its line, except for a year or name before it. */
const LATEST = 20;
const YEAR = /\b(?:19|20)\d\d\b/u;
const NEAR = 2;

/**
 * Degrees and schools of a resume without an education heading: a short line that begins with a degree, with a school
 * on it or on the line above or below, and a year nearby. Sentences are ignored.
 */
export function readStrayEducation(text: string, lines: readonly Line[]): Fact[] {
  const found: Fact[] = [];
  // Finding a year is faster than finding a degree, and few lines have one nearby.
  const years = lines.map(({ text: words }) => YEAR.test(words));
  let read = -1;
  for (const [at, line] of lines.entries()) {
    const isDated = years.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(true);
    if (!isDated || at <= read || found.length >= MOST_STRAY || !isDegreeLine(line)) continue;
    const around = lines.slice(Math.max(read + 1, at - 1), at + 2);
    const nearby = around.filter((one) => one === line || isSchoolLine(one));
    if (!nearby.some(isSchoolLine)) continue;
    found.push(...readEducation(text, nearby).filter(({ kind }) => kind !== 'GRADUATION_YEAR'));
    read = lines.indexOf(nearby.at(-1) ?? line);
  }
  return found;
}

function isDegreeLine({ text, isBullet }: Line): boolean {
  const degree = isBullet || !isShort(text) ? null : degreeIn(text);
  return degree !== null && degree.start <= LATEST;
}

const isSchoolLine = ({ text }: Line): boolean => isShort(text) && isCollege(text);

const isShort = (text: string): boolean => text.length <= LONGEST && !/\p{Ll}{2}\.$/u.test(text);
