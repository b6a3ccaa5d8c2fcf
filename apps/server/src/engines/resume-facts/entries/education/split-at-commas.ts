import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { splitWords } from '../../lines/score-words.ts';
import { splitAtCommas, withoutStretches } from '../../lines/split-pieces.ts';
import { isHome } from '../../mentions/places.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { isDegreePart, startsWithDegree, degreesAtAnd } from './degree-parts.ts';
import { studyIn } from '../../mentions/degrees.ts';
import { COURSE, degreeOnly, ofOneKind, type StudyPart } from './split-sentence.ts';

/** A member of an institute did not study there. */
const MEMBER = /^(?:(?:associate |life |student |honorary )?(?:member|fellow)|trustee|governor)\b/iu;

/** `Government ITI, Selby` is a trade school. */
const TRADE_SCHOOL = /^(?:govt|government|private)\b.{0,24}\bi\.?t\.?i\b/iu;

/** Splits a degree and its school at commas if both are on the same side of a divider. A degree keeps its field. */
export function atCommas(text: string, stretch: Stretch): StudyPart[] {
  const words = text.slice(stretch.start, stretch.end);
  const degree = TRADE_SCHOOL.test(words) ? null : studyIn(words);
  const school = isCollege(words);
  const parts = splitAtCommas(text, stretch);
  if (!degree && school) return schoolAfterComma(text, stretch, parts);
  if (!degree || !school) return ofOneKind(text, stretch, degree !== null, school);
  const schools = parts.filter(
    (part) => isCollege(text.slice(part.start, part.end)) && !isDegreePart(text, part),
  );
  const [first] = schools;
  if (!first)
    return ofOneKind(text, stretch, startsWithDegree(words, degree), !startsWithDegree(words, degree));
  const rest = withoutStretches(text, stretch, schools).filter((part) =>
    studyIn(text.slice(part.start, part.end)),
  );
  return [
    ...schools.map((part) => ({ ...part, is: 'college' as const })),
    ...rest
      .flatMap((part) => degreesAtAnd(text, part))
      .flatMap((part) => degreeOnly(part, text.slice(part.start, part.end), 0)),
  ];
}

/** `Baking Course, Acme Institute`: the words before the first comma may be the qualification, if they name no school. */
function schoolAfterComma(text: string, stretch: Stretch, parts: readonly Stretch[]): StudyPart[] {
  const [first, second] = parts;
  const words = text.slice(stretch.start, stretch.end);
  const isSchoolSecond = second !== undefined && isCollege(text.slice(second.start, second.end));
  if (first && isSchoolSecond && MEMBER.test(words)) return [];
  if (!first || !isSchoolSecond || COURSE.test(words) || !isOutside(text.slice(first.start, first.end)))
    return ofOneKind(text, stretch, false, true);
  return [
    ...ofOneKind(text, first, false, false),
    ...ofOneKind(text, { start: second.start, end: stretch.end }, false, true),
  ];
}

/** True if the words are neither part of a school's name nor the town before it. */
const isOutside = (words: string): boolean => !isCollege(words) && !isHome(splitWords(words).at(-1) ?? '');
