import type { Line } from '../../lines/lines.ts';
import type { EducationPiece } from './unknown-schools.ts';

const SCHOOL = /^.{0,16}\b(?:institut\p{L}{0,10}|college|school)\b.{0,24}$/iu;
const BOARD = /^(?:board|university|affiliat\p{L}{0,10}|examining body)\b/iu;

/** The head of a table that has a column for the school, and behind it one for the board or university it belongs to. */
function isHead(line: string): boolean {
  const cells = line.split(/\t\s*/u);
  return cells.some((cell, at) => SCHOOL.test(cell) && BOARD.test(cells[at + 1] ?? ''));
}

/** The pieces without the university that only stands behind the school of a row, where the head of the table says so. */
export function withoutAffiliations(
  lines: readonly Line[],
  pieces: readonly EducationPiece[],
): EducationPiece[] {
  if (!lines.some(({ text }) => text.includes('\t') && isHead(text))) return [...pieces];
  return pieces.filter((piece, at) => piece.is !== 'college' || !isBehindSchool(pieces, at));
}

/** A school stands before it in its row, on the same line or on the one above which went on into this one. */
function isBehindSchool(pieces: readonly EducationPiece[], at: number): boolean {
  const line = pieces[at]?.line ?? 0;
  const before = pieces.slice(0, at);
  const row = before.slice(before.findLastIndex(({ is }) => is === 'degree') + 1);
  const isFirst = before.at(-1)?.line !== line;
  return row.some(
    (piece) => piece.is === 'college' && (piece.line === line || (isFirst && piece.line === line - 1)),
  );
}
