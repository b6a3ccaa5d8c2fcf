import type { AnswerRow, Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { describePlan } from './describe-plan.ts';

/** What was typed with a capital was spelled with care. */
const spelledIn = (rows: readonly AnswerRow[], kind: Filter['kind'], value: string): string =>
  rows.flatMap(({ fields }) => fields[kind] ?? []).find((written) => written.toLowerCase() === value) ??
  value;

/** A reading whose values in small letters are spelled as the found resumes write them: of 'kafka' 'Kafka'. */
export function restoreSpelling(reading: Interpretation, rows: readonly AnswerRow[]): Interpretation {
  const filters = reading.filters.map((filter) => ({
    ...filter,
    value: spelledIn(rows, filter.kind, filter.value),
    ...(filter.others && { others: filter.others.map((value) => spelledIn(rows, filter.kind, value)) }),
  }));
  const spelled = { ...reading, filters };
  return { ...spelled, inWords: describePlan(spelled) };
}
