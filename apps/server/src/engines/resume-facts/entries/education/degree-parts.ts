import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { splitWords } from '../../lines/score-words.ts';
import { splitPieces } from '../../lines/split-pieces.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { degreeLevel } from '../../facts/degree-norms.ts';
import { studyIn } from '../../mentions/degrees.ts';

export function isDegreePart(text: string, part: Stretch): boolean {
  const words = text.slice(part.start, part.end);
  if (NAMED_SCHOOL.test(words)) return false;
  const degree = studyIn(words);
  return degree !== null && startsWithDegree(words, degree);
}

/** `Government Senior Secondary School` is a name; `Senior Secondary School` is a level. */
const NAMED_SCHOOL = /^(?!Higher|Senior|Secondary)\p{Lu}.* (?:Senior|Higher) Secondary School$/u;

export const startsWithDegree = (words: string, degree: Stretch): boolean =>
  splitWords(words.slice(0, degree.start)).length <= 2 && !isCollege(words.slice(0, degree.start));

/** A school certificate has no field, so the words after it are the school. */
export const isPaper = (words: string): boolean =>
  !words.includes(':') && degreeLevel(words) === 'SCHOOL' && studyIn(words)?.start === 0;

/** `B.Sc. Botany and B.A. French` are two degrees, but a bachelor of medicine and of surgery is one. */
const AND = /\s(?:and|&)\s/gu;

export function degreesAtAnd(text: string, stretch: Stretch): Stretch[] {
  const parts = splitPieces(text, stretch, AND);
  const areDegrees = parts.every(({ start, end }) => studyIn(text.slice(start, end))?.start === 0);
  const isOne = /bachelor of medicine/iu.test(text.slice(stretch.start, stretch.end));
  return parts.length > 1 && areDegrees && !isOne ? parts : [stretch];
}
