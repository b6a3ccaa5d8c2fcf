/** A table cell; numbers and null need no protection. */
export type Cell = string | number | null;

/** Marks the text as UTF-8 for spreadsheets; RFC 4180 has no other way. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of comma-separated values (RFC 4180), each ended by CRLF. */
export const csvLines = (rows: Cell[][]): string =>
  rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');

/** Quotes what would end a cell, also in spreadsheets that split at semicolons or tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : withoutFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Characters that start a formula in a spreadsheet, in narrow and wide forms. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠\t\r\n]/u;

/** A telephone number in groups. It cannot be evaluated, and the spaces keep a spreadsheet from reading it as one number. */
const GROUPED_NUMBER = /^\+\d+(?: \d+)+$/;

/** Text that a spreadsheet shows and never runs: a leading apostrophe marks it as text. */
const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !GROUPED_NUMBER.test(text) ? `'${text}` : text;
