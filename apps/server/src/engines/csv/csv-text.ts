/** What stands in one place of a table; numbers and null need no protection. */
export type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8; RFC 4180 knows no other way. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of comma-separated values (RFC 4180), each ended by CRLF. */
export const csvLines = (rows: Cell[][]): string =>
  rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');

/** Quotes what would end a cell, here or where a spreadsheet takes semicolons and tabs for separators. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : withoutFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a spreadsheet takes for the beginning of a formula, in its narrow and its wide form. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠\t\r\n]/u;

/** A telephone number in groups. Nothing in it can be worked out, and the gaps keep a spreadsheet from reading one figure. */
const GROUPED_NUMBER = /^\+\d+(?: \d+)+$/;

/** A text that a spreadsheet shows and never runs: the apostrophe makes a text of whatever follows. */
const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !GROUPED_NUMBER.test(text) ? `'${text}` : text;
