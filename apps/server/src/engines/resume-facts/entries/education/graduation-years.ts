import { findDateSpans, movedSpan, type DateSpan } from '../../lines/find-dates.ts';
import { valueAt, type Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';
import { degreeLevel } from '../../facts/degree-norms.ts';
import type { EducationPiece } from './unknown-schools.ts';

/** Indian school classes, as in tables of education. */
const SCHOOL_CLASS = /^(?:class\s)?(?:X|XII|IX|XI)(?:th)?$/u;
/** Things next to a study with a date of their own: an honor, a course, a thesis. */
const NEXT_TO_STUDY_WORDS = [
  String.raw`dean|awards?|achiev|scholar|fellow|honou?rs|prize|thesis|dissertation|courses?\b|coursework`,
  String.raw`certificat|projects?\b|member|president|activities`,
];
const NEXT_TO_STUDY = new RegExp(`^(?:${NEXT_TO_STUDY_WORDS.join('|')})`, 'iu');
/** How many lines a table cell or a narrow column may put between a study and its date. */
const FAR = 3;

/** The dates of a line, with their positions in the text. */
export const findDates = (line: Line): DateSpan[] =>
  findDateSpans(line.text).map((span) => movedSpan(span, line.start));

type Dated = { at: number; line: Line; spans: readonly DateSpan[] };
type Studies = { pieces: readonly EducationPiece[]; dated: readonly Dated[] };

/**
 * Graduation years: from the lines that name a school or degree, else from a nearby line with only a date, else from
 * the words directly next to one without a date. Publications, talks and honors in the same section have their own
 * years. School years count only if nothing higher is dated: no one means class X by a graduation.
 */
export function graduationYears(text: string, { pieces, dated }: Studies): Fact[] {
  const ofLine = Map.groupBy(pieces, ({ line }) => line);
  const isStudy = (at: number): boolean => ofLine.get(at)?.some(({ is }) => is !== 'unknown') === true;
  const isDated = new Set(dated.map(({ at }) => at));
  const counts = ({ at, line }: Dated): boolean => {
    if (isStudy(at)) return true;
    const isAlone = !ofLine.has(at) && !NEXT_TO_STUDY.test(line.text);
    if (isAlone) return around(at, FAR).some(isStudy);
    return around(at, 1).some((near) => isStudy(near) && !isDated.has(near));
  };
  const years = dated.filter(counts).flatMap(({ at, spans }) => {
    const isOfSchool = ofLine.get(at)?.some((piece) => isSchoolDegree(text, piece)) === true;
    return spans.flatMap((span) => yearFact(text, span) ?? []).map((fact) => ({ fact, isOfSchool }));
  });
  const higher = years.filter(({ isOfSchool }) => !isOfSchool);
  return (higher.length > 0 ? higher : years).map(({ fact }) => fact);
}

const around = (at: number, far: number): number[] =>
  Array.from({ length: 2 * far + 1 }, (_, step) => at - far + step);

const isSchoolDegree = (text: string, { is, start, end }: EducationPiece): boolean =>
  SCHOOL_CLASS.test(text.slice(start, end)) ||
  (is === 'degree' && degreeLevel(text.slice(start, end)) === 'SCHOOL');

function yearFact(text: string, span: DateSpan): Fact | null {
  const point = span.to ?? span.from;
  if (point.isNow || point.year === undefined) return null;
  const { start, end } = point;
  const words = text.slice(start, end);
  const digits = /(?:19|20)\d{2}/u.exec(words) ?? /\d{2}(?=\D*$)/u.exec(words);
  const place = digits
    ? { start: start + digits.index, end: start + digits.index + digits[0].length }
    : { start, end };
  return {
    kind: 'GRADUATION_YEAR',
    value: valueAt(text, place),
    norm: String(point.year),
    number: point.year,
    ...place,
    rule: span.to ? 'range' : 'date',
    confidence: 0.85,
  };
}
