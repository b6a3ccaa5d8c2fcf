import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { isBoard } from '../../mentions/colleges.ts';
import { isAllField } from './find-school-behind-degree.ts';
import { titleScore, splitWords } from '../../lines/score-words.ts';
import { ENDS_IN_TITLE } from '../../lexicon/scores.ts';

/** A piece of an education line, with its kind if its words show it. */
export type EducationPiece = Stretch & {
  is: 'degree' | 'college' | 'unknown';
  line: number;
  isBulleted: boolean;
};

/**
 * A school without a telltale word, such as `Northgate Tech`: the first piece of a line directly above or below a
 * degree that has no other school. The line is short, capitalized and not a bullet.
 */
export function unknownSchools(text: string, pieces: readonly EducationPiece[]): EducationPiece[] {
  const schools = new Set(pieces.filter(({ is }) => is === 'college').map(({ line }) => line));
  const degrees = pieces.filter(({ is }) => is === 'degree');
  const byLine = Map.groupBy(pieces, ({ line }) => line);
  const isAbove = leansAbove(pieces, degrees, schools);
  return degrees.flatMap((degree) => {
    const unknown = byLine.get(degree.line)?.filter(({ is }) => is === 'unknown') ?? [];
    const ownLine = unknown.find(({ start }) => start > degree.end) ?? unknown[0];
    const lines = isAbove ? [degree.line - 1, degree.line + 1] : [degree.line + 1, degree.line - 1];
    const isTaken = (line: number) => byLine.get(line)?.some(({ is }) => is === 'degree') === true;
    if (schools.has(degree.line) || lines.some((line) => schools.has(line) && !isTaken(line))) return [];
    const neighbours = lines.flatMap((line) => byLine.get(line)?.[0] ?? []);
    const found = [...neighbours, ...(ownLine ? [ownLine] : [])].find(
      (piece) => piece.is === 'unknown' && isNamed(text, piece),
    );
    if (!found) return [];
    schools.add(found.line);
    return [found];
  });
}

/** True if schools come above their degrees here: like the clear ones, else like the first line of the section. */
function leansAbove(
  pieces: readonly EducationPiece[],
  degrees: readonly EducationPiece[],
  schools: ReadonlySet<number>,
): boolean {
  const above = degrees.filter(({ line }) => schools.has(line - 1)).length;
  const below = degrees.filter(({ line }) => schools.has(line + 1)).length;
  if (above !== below) return above > below;
  return pieces[0]?.is !== 'degree';
}

function isNamed(text: string, piece: EducationPiece): boolean {
  const words = text.slice(piece.start, piece.end);
  return (
    !isBoard(words) &&
    !isAllField(words) &&
    titleScore(words) < ENDS_IN_TITLE &&
    !/^(?:IX|XI{0,2})$/.test(words) &&
    /^\p{Lu}/u.test(words) &&
    splitWords(words).length <= 6 &&
    !piece.isBulleted &&
    !/[:.!?%]/.test(words.replace(/(?<!\p{L})\p{Lu}\./gu, '')) &&
    !/\d/.test(words)
  );
}
