import type { Cell } from '#engines/csv/csv-text.ts';
import { printDate, printInstant } from '#engines/wall-time/print-time.ts';

/** A column of a table: its head, and what stands in it for one record. */
export type Column<T> = readonly [head: string, cell: (record: T) => Cell];

/** The word for a code from the table that both sides share; nothing for none. */
export const toWord = <Code extends string>(
  words: Record<Code, string>,
  code: Code | null | undefined,
): string => (code ? words[code] : '');

/** A code without a word of its own as people read it: 'Not started' for `NOT_STARTED`. */
export function toWords(code: string | null): string {
  const words = (code ?? '').toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Instants as the clocks of one zone show them; nothing for none. */
export const printedIn =
  (timeZone: string) =>
  (instant: string | null): string =>
    instant ? printInstant(instant, timeZone) : '';

/** A date `YYYY-MM-DD` as it is printed everywhere; nothing for none. */
export const dateText = (date: string): string => (date === '' ? '' : printDate(date));

export const listText = (texts: readonly string[]): string => texts.join('; ');
