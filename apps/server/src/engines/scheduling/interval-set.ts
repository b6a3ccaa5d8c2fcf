/** A moment: whole minutes since 1970-01-01T00:00Z, without leap seconds (like POSIX time). */
export type Minute = number;

/** A half-open span: `start` is included, `end` is not. */
export type Span = { readonly start: Minute; readonly end: Minute };

/** A set of moments as sorted spans, none empty and none touching another. Every function here preserves that. */
export type IntervalSet = readonly Span[];

/** The set of all moments in any of the spans, which may be unsorted, overlapping or empty. */
export function uniteSpans(spans: readonly Span[]): IntervalSet {
  const sorted = spans.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
  const union: Span[] = [];
  for (const { start, end } of sorted) {
    const last = union.at(-1);
    if (!last || last.end < start) union.push({ start, end });
    else if (last.end < end) union[union.length - 1] = { start: last.start, end };
  }
  return union;
}

/** The moments in both sets. Linear in the number of spans. */
export function intersect(one: IntervalSet, other: IntervalSet): IntervalSet {
  const common: Span[] = [];
  let [i, j] = [0, 0];
  for (let a = one[i], b = other[j]; a && b; a = one[i], b = other[j]) {
    const start = Math.max(a.start, b.start);
    const end = Math.min(a.end, b.end);
    if (start < end) common.push({ start, end });
    if (a.end < b.end) i += 1;
    else j += 1;
  }
  return common;
}

/**
 * The spans without the moments of the set; a span that is cut keeps its other fields. The spans must be sorted and
 * disjoint, and may touch. Linear in their number.
 */
export function subtract<T extends Span>(from: readonly T[], taken: IntervalSet): T[] {
  const rest: T[] = [];
  let next = 0;
  for (const span of from) {
    while ((taken[next]?.end ?? Infinity) <= span.start) next += 1;
    let reached = span.start;
    for (let at = next; at < taken.length; at += 1) {
      const hole = taken[at];
      if (!hole || hole.start >= span.end) break;
      if (reached < hole.start) rest.push({ ...span, start: reached, end: hole.start });
      reached = Math.max(reached, hole.end);
    }
    if (reached < span.end) rest.push({ ...span, start: reached });
  }
  return rest;
}

/** The moments at which something of this length can start and fit in the set. */
export function findStarts(set: IntervalSet, minutes: number): IntervalSet {
  return set
    .filter(({ start, end }) => end - start >= minutes)
    .map(({ start, end }) => ({ start, end: end - minutes + 1 }));
}

/** The part of a span within another that it touches. */
export function partIn({ start, end }: Span, other: Span): Span {
  return { start: Math.max(start, other.start), end: Math.min(end, other.end) };
}

/**
 * The index of the first span that ends after the moment: the one that contains it, or else the next; the number of
 * spans if there is none. Works on any sorted list of disjoint spans.
 */
export function indexAt(sorted: readonly Span[], moment: Minute): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.end ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The span of the set that contains the moment. */
export function spanAt(sorted: IntervalSet, moment: Minute): Span | undefined {
  const span = sorted[indexAt(sorted, moment)];
  return span && span.start <= moment ? span : undefined;
}

/** The spans of a sorted, disjoint list that overlap the span, uncut. */
export function touching<T extends Span>(sorted: readonly T[], { start, end }: Span): T[] {
  const found: T[] = [];
  for (let at = indexAt(sorted, start); at < sorted.length; at += 1) {
    const one = sorted[at];
    if (!one || one.start >= end) break;
    found.push(one);
  }
  return found;
}
