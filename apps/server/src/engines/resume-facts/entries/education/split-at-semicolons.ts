import type { Line } from '../../lines/lines.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { studyIn } from '../../mentions/degrees.ts';

const SEMICOLON = /;\s+(?=\p{Lu})/gu;

/** `MBA – Acme University, 2013; B.Tech – Acme Institute, 2011` is a line for each degree that has its school. */
export function atSemicolons(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => (line.text.includes(';') ? splitStudies(line) : line));
}

function splitStudies(line: Line): Line[] {
  const parts: Line[] = [];
  let rest = line;
  for (const { index, 0: gap } of line.text.matchAll(SEMICOLON)) {
    const [before, behind] = [line.text.slice(0, index), line.text.slice(index + gap.length)];
    if (studyIn(behind)?.start !== 0 || !isCollege(before)) continue;
    const end = line.start + index;
    const text = rest.text.slice(0, end - rest.start);
    parts.push({ ...rest, end, text, isBeforeBlank: false, goesOn: false });
    rest = { ...line, start: end + gap.length, text: behind, isAfterBlank: false };
  }
  return [...parts, rest];
}
