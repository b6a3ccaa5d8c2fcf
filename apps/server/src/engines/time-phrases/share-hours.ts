import type { Clause } from './clauses.ts';

/**
 * Hours on their own belong to the days before them without hours ('tue or wed, not thu. After 4'), or else to such
 * days after them ('After 4pm: newline tue, wed'). Without such days they stay alone.
 */
export function shareHours(clauses: readonly Clause[]): Clause[] {
  const shared = [...clauses];
  const given = new Set<number>();
  for (const [at, clause] of clauses.entries()) {
    if (clause.isNot || clause.days.length > 0) continue;
    const before = clause.link === 'or' ? [] : daysWithoutHours(shared, at, -1);
    const takers = before.length > 0 ? before : daysWithoutHours(shared, at, 1);
    for (const index of takers) give(shared, index, clause);
    if (takers.length > 0) given.add(at);
  }
  return shared.filter((_, at) => !given.has(at));
}

/** The clauses next to this one that offer only days, skipping those that rule something out. */
function daysWithoutHours(clauses: readonly Clause[], at: number, step: 1 | -1): number[] {
  const found: number[] = [];
  for (let index = at + step; ; index += step) {
    const clause = clauses[index];
    const isJoined = step === 1 && clause?.link !== 'stop';
    if (!clause || (!clause.isNot && (clause.hours || isJoined))) return found;
    if (!clause.isNot) found.push(index);
  }
}

function give(clauses: Clause[], index: number, { hours, start, end, unread }: Clause): void {
  const taker = clauses[index];
  if (!taker || !hours) return;
  const place = { start: Math.min(taker.start, start), end: Math.max(taker.end, end) };
  clauses[index] = { ...taker, ...place, hours, ...(unread && { unread }) };
}
