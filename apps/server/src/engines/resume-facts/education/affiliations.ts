import type { Line } from '../lines.ts';
import type { EducationPiece } from './unknown-schools.ts';

/** The head of a table that has a column for the school, and behind it one for the board or university it belongs to. */
const HEAD =
  /(?:^|\t)[^\t]{0,16}\b(?:institut\p{L}*|college|school)\b[^\t]{0,24}\t\s*(?:board|university|affiliat\p{L}*|examining body)\b/iu;

/** The pieces without the university that only stands behind the school of a row, where the head of the table says so. */
export function withoutAffiliations(
  lines: readonly Line[],
  pieces: readonly EducationPiece[],
): EducationPiece[] {
  if (!lines.some(({ text }) => text.includes('\t') && HEAD.test(text))) return [...pieces];
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
