/** A moment: whole minutes since 1970-01-01T00:00Z, leap seconds not counted (as POSIX time does). */
export type Minute = number;

/** A stretch of time, half open: `start` is in it, `end` is not. */
export type Span = { readonly start: Minute; readonly end: Minute };

/** A set of moments as its stretches: sorted, none empty, none touching another. Every function here keeps that. */
export type IntervalSet = readonly Span[];

/** The set of all moments that lie in any of the spans, which may come unsorted, overlapping or empty. */
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

/** The moments that are in both sets. Linear in the number of stretches. */
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
 * What is left of the stretches where the moments of the set are taken away; a stretch that is cut keeps what else it
 * says. The stretches are sorted and disjoint, and may touch. Linear in the number of stretches.
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

/** The moments at which something of this length can start and lie wholly in the set. */
export function findStarts(set: IntervalSet, minutes: number): IntervalSet {
  return set
    .filter(({ start, end }) => end - start >= minutes)
    .map(({ start, end }) => ({ start, end: end - minutes + 1 }));
}

/** The moments of a span that lie in another, which it touches. */
export function partIn({ start, end }: Span, other: Span): Span {
  return { start: Math.max(start, other.start), end: Math.min(end, other.end) };
}

/**
 * The index of the first stretch that ends after the moment: the one that holds it, or else the next one; the number
 * of stretches where there is none. Works on every list of disjoint stretches in their order.
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

/** The stretch of the set that holds the moment. */
export function spanAt(sorted: IntervalSet, moment: Minute): Span | undefined {
  const span = sorted[indexAt(sorted, moment)];
  return span && span.start <= moment ? span : undefined;
}

/** The stretches of a sorted, disjoint list that share a moment with the span, uncut. */
export function touching<T extends Span>(sorted: readonly T[], { start, end }: Span): T[] {
  const found: T[] = [];
  for (let at = indexAt(sorted, start); at < sorted.length; at += 1) {
    const one = sorted[at];
    if (!one || one.start >= end) break;
    found.push(one);
  }
  return found;
}
