import type { DatePoint, DateSpan } from '../lines/find-dates.ts';
import { valueAt } from '../lines/lines.ts';
import type { Fact } from '../facts/facts.ts';

/**
 * A date range as a fact, in months. A year alone begins in January. As the end of a range it is also January, unless
 * it is the only year or the beginning names its month, so that adjacent year ranges do not overlap.
 */
export function rangeFact(text: string, span: DateSpan): Fact | null {
  const { from, to, start, end } = span;
  if (!to || from.year === undefined) return null;
  const first = monthText(from.year, from.month ?? 1);
  const last = to.isNow ? undefined : lastMonth(from, to);
  const value = valueAt(text, { start, end });
  return {
    kind: 'RANGE',
    value,
    norm: last ? `${first}/${last}` : `${first}/`,
    start,
    end,
    from: first,
    ...(last ? { to: last } : { isCurrent: true }),
    rule: 'range',
    confidence: from.month === undefined ? 0.8 : 0.95,
  };
}

function lastMonth(from: DatePoint, to: DatePoint): string {
  const year = to.year ?? from.year ?? 0;
  if (to.month !== undefined) return monthText(year, to.month);
  return monthText(year, from.month === undefined && year !== from.year ? 1 : 12);
}

const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

const LONGEST_MONTHS = 600;

/**
 * Years covered by the ranges together, with one decimal: overlapping jobs count once, and both ends are included.
 *
 * @param now the end of an open range
 * @returns null if there is no range
 */
export function coveredYears(ranges: readonly Fact[], now: Date): number | null {
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const spans = ranges
    .flatMap(({ from, to }) =>
      from ? [{ first: monthNumber(from), last: to ? monthNumber(to) : current }] : [],
    )
    .filter(({ first, last }) => last >= first && last - first < LONGEST_MONTHS && first <= current)
    .toSorted((a, b) => a.first - b.first);
  if (spans.length === 0) return null;
  let months = 0;
  let end = -1;
  for (const { first, last } of spans) {
    if (last > end) months += last - Math.max(first - 1, end);
    end = Math.max(end, last);
  }
  return Math.round((months / 12) * 10) / 10;
}

function monthNumber(text: string): number {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return year * 12 + month - 1;
}
