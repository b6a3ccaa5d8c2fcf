import { factAt } from '../../facts/fact-at.ts';
import type { Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';
import { joinWrappedLines } from '../../sections/join-wrapped-lines.ts';
import { withoutAffiliations } from './affiliations.ts';
import { atSemicolons } from './split-at-semicolons.ts';
import { degreeNorm } from '../../facts/degree-norms.ts';
import { cutPieces } from './education-pieces.ts';
import { findDates, graduationYears } from './graduation-years.ts';
import { unknownDegrees } from './unknown-degrees.ts';
import { unknownSchools, type EducationPiece } from './unknown-schools.ts';
import { joinWrappedSchools } from './wrapped-schools.ts';

const LONGEST = 160;

/** Degrees, schools and the years of leaving them, of a section about education. */
export function readEducation(text: string, given: readonly Line[]): Fact[] {
  const lines = joinWrappedSchools(text, joinWrappedLines(text, atSemicolons(given)));
  const dated = lines.flatMap((line, at) =>
    line.end - line.start > LONGEST ? [] : [{ at, line, spans: findDates(line) }],
  );
  const read = withoutAffiliations(
    lines,
    dated.flatMap(({ line, at, spans }) => cutPieces(text, line, at, spans)),
  );
  const unnamed = unknownDegrees(text, read);
  const pieces = read.map((piece) => (unnamed.includes(piece) ? { ...piece, is: 'degree' as const } : piece));
  const rule = 'education';
  const degrees = pieces.filter(({ is }, at) => is === 'degree' && !isSaidAgain(text, pieces, at));
  const unknown = unknownSchools(text, pieces);
  const schools = [...pieces.filter(({ is }) => is === 'college'), ...unknown];
  const named = pieces.map((piece) =>
    unknown.includes(piece) ? { ...piece, is: 'college' as const } : piece,
  );
  return [
    ...degrees.map((piece) => factAt('DEGREE', text, piece, { rule, confidence: 0.9 })),
    ...schools.map((piece) =>
      factAt('COLLEGE', text, piece, { rule, confidence: piece.is === 'college' ? 0.9 : 0.7 }),
    ),
    ...graduationYears(text, { pieces: named, dated: dated.filter(({ spans }) => spans.length > 0) }),
  ];
}

/** `Bachelor of Engineering - BE, Electronics` says one degree twice. */
function isSaidAgain(text: string, pieces: readonly EducationPiece[], at: number): boolean {
  const [last, piece] = [pieces[at - 1], pieces[at]];
  if (!last || !piece || last.is !== 'degree' || last.line !== piece.line) return false;
  const [before, own] = [last, piece].map(({ start, end }) => degreeNorm(text.slice(start, end)));
  return before === own;
}
