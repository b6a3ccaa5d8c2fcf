import type { Holiday } from '@slotwise/contract/availability/holidays.schema';

/** The days in order, each once; holidays on the same day share its name. */
export function oneForEachDay(days: Holiday[]): Holiday[] {
  const names = new Map<string, Set<string>>();
  for (const { date, name } of days) names.set(date, (names.get(date) ?? new Set()).add(name));
  return [...names]
    .map(([date, some]) => ({ date, name: [...some].join(', ').slice(0, 200) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
