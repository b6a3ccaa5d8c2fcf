import type { Cell } from '#engines/csv/csv-text.ts';
import { printDate, printInstant } from '#engines/wall-time/print-time.ts';

/** A column of a table: its header, and the cell for one record. */
export type Column<T> = readonly [head: string, cell: (record: T) => Cell];

/** The label of a code from the shared table; empty for none. */
export const toWord = <Code extends string>(
  words: Record<Code, string>,
  code: Code | null | undefined,
): string => (code ? words[code] : '');

/** A readable text for a code without a label: 'Not started' for `NOT_STARTED`. */
export function toWords(code: string | null): string {
  const words = (code ?? '').toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats instants in one zone; empty for none. */
export const printedIn =
  (timeZone: string) =>
  (instant: string | null): string =>
    instant ? printInstant(instant, timeZone) : '';

/** Formats a date `YYYY-MM-DD` as everywhere else; empty for none. */
export const dateText = (date: string): string => (date === '' ? '' : printDate(date));

export const listText = (texts: readonly string[]): string => texts.join('; ');
