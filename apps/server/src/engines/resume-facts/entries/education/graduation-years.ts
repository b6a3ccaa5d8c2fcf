import { findDateSpans, movedSpan, type DateSpan } from '../../lines/find-dates.ts';
import { valueAt, type Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';
import { degreeLevel } from '../../facts/degree-norms.ts';
import type { EducationPiece } from './unknown-schools.ts';

/** Classes of Indian schools, as tables of education name them. */
const SCHOOL_CLASS = /^(?:class\s)?(?:X|XII|IX|XI)(?:th)?$/u;
/** What has a date of its own next to a study: an honour, a course, a thesis. */
const NEXT_TO_STUDY_WORDS = [
  String.raw`dean|awards?|achiev|scholar|fellow|honou?rs|prize|thesis|dissertation|courses?\b|coursework`,
  String.raw`certificat|projects?\b|member|president|activities`,
];
const NEXT_TO_STUDY = new RegExp(`^(?:${NEXT_TO_STUDY_WORDS.join('|')})`, 'iu');
/** So many lines a cell of a table or a narrow column puts between a study and its date. */
const FAR = 3;

/** The dates of a line, where they stand in the text. */
export const findDates = (line: Line): DateSpan[] =>
  findDateSpans(line.text).map((span) => movedSpan(span, line.start));

type Dated = { at: number; line: Line; spans: readonly DateSpan[] };
type Studies = { pieces: readonly EducationPiece[]; dated: readonly Dated[] };

/**
 * The years of leaving a school or reaching a degree: of the lines that name one, else of a date alone near by, else of the
 * words right next to one that has no date. Publications, talks and honours in the same section have years of their own.
 * Those of a school count only where nothing higher is dated: no one who asks for a graduation means class X.
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
