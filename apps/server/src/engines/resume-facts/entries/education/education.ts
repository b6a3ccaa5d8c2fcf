import { factAt } from '../../facts/fact-at.ts';
import type { Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';
import { joinWrappedLines } from '../../sections/join-wrapped-lines.ts';
import { degreeNorm } from '../../facts/degree-norms.ts';
import { cutPieces } from './education-pieces.ts';
import { findDates, graduationYears } from './graduation-years.ts';
import { unknownDegrees } from './unknown-degrees.ts';
import { unknownSchools, type EducationPiece } from './unknown-schools.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { studyIn } from '../../mentions/degrees.ts';

const SCHOOL = /^.{0,16}\b(?:institut\p{L}{0,10}|college|school)\b.{0,24}$/iu;
const BOARD = /^(?:board|university|affiliat\p{L}{0,10}|examining body)\b/iu;

/** A table header with a column for the school, and after it one for the board or university it belongs to. */
function isHead(line: string): boolean {
  const cells = line.split(/\t\s*/u);
  return cells.some((cell, at) => SCHOOL.test(cell) && BOARD.test(cells[at + 1] ?? ''));
}

/** The pieces without a university that is only in the affiliation column, if the table's header has one. */
function withoutAffiliations(lines: readonly Line[], pieces: readonly EducationPiece[]): EducationPiece[] {
  if (!lines.some(({ text }) => text.includes('\t') && isHead(text))) return [...pieces];
  return pieces.filter((piece, at) => piece.is !== 'college' || !isAfterSchool(pieces, at));
}

/** True if a school comes before it in its row, on the same line or on the line above that continues here. */
function isAfterSchool(pieces: readonly EducationPiece[], at: number): boolean {
  const line = pieces[at]?.line ?? 0;
  const before = pieces.slice(0, at);
  const row = before.slice(before.findLastIndex(({ is }) => is === 'degree') + 1);
  const isFirst = before.at(-1)?.line !== line;
  return row.some(
    (piece) => piece.is === 'college' && (piece.line === line || (isFirst && piece.line === line - 1)),
  );
}

/** A word that marks a school, alone or before punctuation or a year: `University`, `Institute, 2015`. */
const SCHOOL_WORD =
  /^(?:University|Institute|College|School|Academy|UNIVERSITY|INSTITUTE|COLLEGE)(?=\s*(?:$|[,|(\t\d]))/u;
/** The field of a school: `of Applied Arts`. */
const FIELD = /^(?:of|for|and)\s\p{Lu}/u;
const OPEN = /\p{L}$/u;

/** Joins lines if a narrow column broke the name of a school: `Caspian Art` and `University`. */
function joinWrappedSchools(text: string, lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, line)) {
      const { end, isBeforeBlank } = line;
      joined[joined.length - 1] = { ...last, end, isBeforeBlank, text: text.slice(last.start, end) };
    } else joined.push(line);
  }
  return joined;
}

function goesOn(last: Line, { text, isBullet, isAfterBlank }: Line): boolean {
  if (isBullet || isAfterBlank || !OPEN.test(last.text)) return false;
  return SCHOOL_WORD.test(text) || (FIELD.test(text) && isCollege(last.text));
}

const SEMICOLON = /;\s+(?=\p{Lu})/gu;

/** `MBA – Acme University, 2013; B.Tech – Acme Institute, 2011` becomes a line per degree with its school. */
function atSemicolons(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => (line.text.includes(';') ? splitStudies(line) : line));
}

function splitStudies(line: Line): Line[] {
  const parts: Line[] = [];
  let rest = line;
  for (const { index, 0: gap } of line.text.matchAll(SEMICOLON)) {
    const [before, behind] = [line.text.slice(0, index), line.text.slice(index + gap.length)];
    if (studyIn(behind)?.start !== 0 || !isCollege(before)) continue;
    const end = line.start + index;
    const text = rest.text.slice(0, end - rest.start);
    parts.push({ ...rest, end, text, isBeforeBlank: false, goesOn: false });
    rest = { ...line, start: end + gap.length, text: behind, isAfterBlank: false };
  }
  return [...parts, rest];
}

const LONGEST = 160;

/** Degrees, schools and graduation years of an education section. */
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

/** `Bachelor of Engineering - BE, Electronics` gives one degree twice. */
function isSaidAgain(text: string, pieces: readonly EducationPiece[], at: number): boolean {
  const [last, piece] = [pieces[at - 1], pieces[at]];
  if (!last || !piece || last.is !== 'degree' || last.line !== piece.line) return false;
  const [before, own] = [last, piece].map(({ start, end }) => degreeNorm(text.slice(start, end)));
  return before === own;
}
