import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { splitPieces } from '../../lines/split-pieces.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { isPaper } from './degree-parts.ts';
import { studyIn } from '../../mentions/degrees.ts';
import { schoolAfterDegree } from './find-school-behind-degree.ts';

const FROM = /(?<!\s)\s+(?:[fF]rom|at|@)\s+(?:the\s+)?(?=\p{Lu})/u;

/** Splits a piece with a degree and its school in one phrase. */
export function twoInOne(text: string, piece: Stretch): Stretch[] {
  return atColon(text, piece)
    .flatMap((stretch) => atFrom(text, stretch))
    .flatMap((stretch) => beforeSchool(text, stretch));
}

function beforeSchool(text: string, { start, end }: Stretch): Stretch[] {
  const at = schoolAfterDegree(text.slice(start, end));
  return at === null
    ? [{ start, end }]
    : [
        { start, end: start + at - 1 },
        { start: start + at, end },
      ];
}

/** `SSC: Acme School` and `Acme School: A-levels` are two pieces each; in `A-levels: Art, French` the subjects stay. */
function atColon(text: string, { start, end }: Stretch): Stretch[] {
  const words = text.slice(start, end);
  const at = words.indexOf(': ');
  if (at < 0) return inBrackets(text, { start, end });
  const [before, behind] = [words.slice(0, at), words.slice(at + 2)];
  const isTwo = isPaper(before)
    ? isCollege(behind.split(', ')[0] ?? '')
    : isCollege(before) && !studyIn(before) && studyIn(behind)?.start === 0;
  return isTwo ? splitPieces(text, { start, end }, /: /gu) : [{ start, end }];
}

/** `Acme School (A-levels)`. */
function inBrackets(text: string, stretch: Stretch): Stretch[] {
  const words = text.slice(stretch.start, stretch.end);
  const at = words.endsWith(')') ? words.lastIndexOf(' (') : -1;
  const isSchool = at > 0 && studyIn(words)?.start === at + 2 && isCollege(words.slice(0, at));
  return isSchool ? splitPieces(text, stretch, BRACKET) : [stretch];
}

/** The last bracket of a piece. */
const BRACKET = /\s\((?=[^()]*\)$)/gu;

/** `B.Sc. from Acme University` is two pieces. */
function atFrom(text: string, stretch: Stretch): Stretch[] {
  const words = text.slice(stretch.start, stretch.end);
  const from = FROM.exec(words);
  if (
    !from ||
    !studyIn(words.slice(0, from.index)) ||
    (from[0].includes('at') && isCollege(words.slice(0, from.index)))
  )
    return [stretch];
  return [
    { start: stretch.start, end: stretch.start + from.index },
    { start: stretch.start + from.index + from[0].length, end: stretch.end },
  ];
}
