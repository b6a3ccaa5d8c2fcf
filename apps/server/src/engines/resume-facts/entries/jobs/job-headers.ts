import { datedLines } from './dated-lines.ts';
import type { HeaderLine, JobHeader } from './header-lines.ts';
import type { Line } from '../../lines/lines.ts';
import { linesAbove } from './lines-above.ts';
import { linesBelow } from './lines-below.ts';

/**
 * The headers of a section's dated jobs. A job is a line with a date range next to few words, the lines above that
 * belong to it, and short lines below it.
 */
export function findJobHeaders(lines: readonly Line[]): JobHeader[] {
  const dated = datedLines(lines);
  const { counts, isHeaderAbove } = linesAbove(
    lines,
    dated.map(({ at }) => at),
  );
  const places = dated.map(({ at, line, spans }, index) => {
    const count = counts[index] ?? 0;
    const before = lines
      .slice(at - count, at)
      .map((one, step) => ({ line: one, role: `before-${count - step}`, dates: [] }));
    const next = dated[index + 1];
    const end = next ? next.at - (counts[index + 1] ?? 0) : lines.length;
    return {
      header: [...before, { line, role: 'dated', dates: spans }],
      isHeaderAbove,
      below: lines.slice(at + 1, end),
    };
  });
  const first = places.map((place) => linesBelow(place.below, { ...place, isCompanyBelow: false }));
  const isCompanyBelow = first.filter((below) => below.length > 0).length > first.length / 2;
  return places.map((place, index) => {
    const found = first[index] ?? [];
    const below =
      found.length > 0 || !isCompanyBelow ? found : linesBelow(place.below, { ...place, isCompanyBelow });
    return { lines: [...place.header, ...below.map(asBelow)] };
  });
}

const asBelow = (line: Line, step: number): HeaderLine => ({ line, role: `after-${step + 1}`, dates: [] });
