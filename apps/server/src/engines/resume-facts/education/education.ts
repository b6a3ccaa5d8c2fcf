import type { Stretch } from '../../resume-texts/resume-text.ts';
import type { DateSpan } from '../dates/dates.ts';
import { degreeNorm } from './degree-classes.ts';
import { degreeIn } from './degrees.ts';
import { isCollege, isTableHead } from './colleges.ts';
import { datesOf, graduationYears } from './graduation-years.ts';
import { factAt } from '../fact-at.ts';
import { wordsOf } from '../line-words.ts';
import { trimStretch, type Line } from '../lines.ts';
import { splitAtCommas, splitPieces, withoutStretches } from '../pieces.ts';
import { placeAtEnd } from '../places/places.ts';
import type { Fact } from '../resume-facts.ts';
import { joinWrappedSchools } from './wrapped-schools.ts';
import { joinWrappedLines } from '../wrapped-lines.ts';
import { schoolBehindDegree } from './school-behind-degree.ts';
import { unknownSchools, type EducationPiece } from './unknown-schools.ts';

const LONGEST = 160;
/** A piece of work for a degree, or a sentence that mentions one. */
const NO_DEGREE =
  /^\p{Lu}\p{L}+['’]?s? (?:[Tt]hesis|[Pp]roject)\b|^(?!bachelor|master|diploma|graduat|higher|senior|post|intermediate)\p{Ll}{4}/u;
/** What is said of a degree behind it. */
const TAIL =
  /\s+(?:with\s+(?!hon|dist|maj|min|spec)|securing|scoring|secured|having|passed|in the year|by securing|from$|with$).*$/iu;
/** What comes before a degree in a sentence about it. */
const LEAD =
  /^(?:(?:obtained|completed|pursuing|passed|pursued|did|done|doing|graduated|earned|finished|gained|took|read|studied|holds?|received|have|has|having|i|my|an?|the|as|in|with)\s+)+/iu;
const MOST_COLLEGE_WORDS = 14;
const MOST_DEGREE_WORDS = 16;
const NOT_TOLD =
  /^(?:cumulative |major |overall |current )?(?:c?gpa|percentage|marks|grade(?! 1[02])|score|aggregate|relevant|coursework|courses?|thesis|dissertation|honou?rs|dean|minor|major|specializ|specialis|awards?|achiev|activities|scholar|expected|graduat(?:ed|ion date)|graduation|year|course|qualification|board|first class|second class|distinction|with distinction|magna|summa|cum laude|member|president|project|certificat|secured|passed|completed|http|skills|remote|dates?|duration|name and type|principal subjects)\b/iu;
const SCORE =
  /\s*[,|(–-]?\s*(?:\b(?:with\s)?(?:an?\s)?(?:aggregate|c?gpa|cpi|sgpa|percentage|marks|score|grade(?! 1[02]))\b.*|\(?\b\d{1,2}(?:\.\d{1,2})?\s?(?:%|cgpa|gpa|\/\s?\d{1,2}(?:\.0)?(?!\d)).*|\b\d{2,4} points\b.*)$/iu;
/** What is said of a year that was cut out. */
const BEFORE_YEAR =
  /[\s,(–-]*\b(?:expected(?: graduation)?|anticipated|graduat(?:ed|ion)(?: date)?|class of|batch(?: of)?|passed(?: out)?(?: in)?|year(?: of passing)?|in the year|completed(?: in)?|in)[\s:,.(-]*$/iu;
const FROM = /\s+(?:[fF]rom|at|@)\s+(?:the\s+)?(?=\p{Lu})/u;
const DATE_LABEL =
  /^(?:expected(?: graduation)?|graduat(?:ion|ed)(?: date)?|grad|anticipated|class of|year(?: of passing)?|passed(?: out)?|batch|duration|completed|in)\b[\s.:,-]*$|^(?:cum|magna|summa)\b.*$/iu;

/** Degrees, schools and the years of leaving them, of a section about education. */
export function readEducation(text: string, given: readonly Line[]): Fact[] {
  const lines = joinWrappedSchools(text, joinWrappedLines(text, given));
  const dated = lines.flatMap((line, at) =>
    line.end - line.start > LONGEST ? [] : [{ at, line, spans: datesOf(line) }],
  );
  const pieces = dated.flatMap(({ line, at, spans }) => piecesOf(text, line, at, spans));
  const rule = 'education';
  const degrees = pieces.filter(({ is }, at) => is === 'degree' && !isSaidAgain(text, pieces, at));
  const unknown = unknownSchools(text, pieces);
  const schools = [...pieces.filter(({ is }) => is === 'college'), ...unknown];
  const told = pieces.map((piece) =>
    unknown.includes(piece) ? { ...piece, is: 'college' as const } : piece,
  );
  return [
    ...degrees.map((piece) => factAt('DEGREE', text, piece, { rule, confidence: 0.9 })),
    ...schools.map((piece) =>
      factAt('COLLEGE', text, piece, { rule, confidence: piece.is === 'college' ? 0.9 : 0.7 }),
    ),
    ...graduationYears(text, { pieces: told, dated: dated.filter(({ spans }) => spans.length > 0) }),
  ];
}

/** `Bachelor of Engineering - BE, Electronics` says one degree twice. */
function isSaidAgain(text: string, pieces: readonly EducationPiece[], at: number): boolean {
  const [last, piece] = [pieces[at - 1], pieces[at]];
  if (!last || !piece || last.is !== 'degree' || last.line !== piece.line) return false;
  const [before, own] = [last, piece].map(({ start, end }) => degreeNorm(text.slice(start, end)));
  return before === own;
}

function piecesOf(text: string, line: Line, at: number, spans: readonly DateSpan[]): EducationPiece[] {
  const score = SCORE.exec(line.text);
  const whole = { start: line.start, end: score ? line.start + score.index : line.end };
  const stretches = withoutStretches(text, whole, spans).flatMap((stretch) =>
    splitPieces(text, stretch, EDUCATION_DIVIDERS),
  );
  return stretches
    .flatMap((stretch) => atFrom(text, stretch))
    .flatMap((stretch) => beforeSchool(text, stretch))
    .flatMap((stretch) => withoutPlace(text, stretch))
    .flatMap((stretch) =>
      atCommas(text, stretch).map((part) => ({ ...part, line: at, isBulleted: line.isBullet })),
    );
}

/** In a line about education 'at' belongs to names such as `University of Texas at Austin`. */
const EDUCATION_DIVIDERS =
  /\s*(?:[|·•●▪■◆»→¦;]|\t+|[^\S\n]{2,}|\s[-–—−~]+(?=\s|$)|(?<=\p{L}|\))[–—](?=\p{Lu})|\s\/(?=\s\p{Lu}))\s*/gu;

function beforeSchool(text: string, { start, end }: Stretch): Stretch[] {
  const at = schoolBehindDegree(text.slice(start, end));
  return at === null
    ? [{ start, end }]
    : [
        { start, end: start + at - 1 },
        { start: start + at, end },
      ];
}

/** `B.Sc. from Acme University` says two things. */
function atFrom(text: string, stretch: Stretch): Stretch[] {
  const words = text.slice(stretch.start, stretch.end);
  const from = FROM.exec(words);
  if (
    !from ||
    !degreeIn(words.slice(0, from.index)) ||
    (from[0].includes('at') && isCollege(words.slice(0, from.index)))
  )
    return [stretch];
  return [
    { start: stretch.start, end: stretch.start + from.index },
    { start: stretch.start + from.index + from[0].length, end: stretch.end },
  ];
}

function withoutPlace(text: string, stretch: Stretch): Stretch[] {
  const place = placeAtEnd(text.slice(stretch.start, stretch.end));
  if (place === 0) return [];
  const end = place === null ? stretch.end : stretch.start + place;
  const label = BEFORE_YEAR.exec(text.slice(stretch.start, end));
  const kept = trimStretch(text, { start: stretch.start, end: label ? stretch.start + label.index : end });
  return kept ? [kept] : [];
}

type Told = Stretch & { is: EducationPiece['is'] };

/** A degree and its school on one side of a divider stand between commas; the field of a degree stays with it. */
function atCommas(text: string, stretch: Stretch): Told[] {
  const words = text.slice(stretch.start, stretch.end);
  const degree = degreeIn(words);
  const school = isCollege(words);
  if (!degree || !school) return ofOneKind(text, stretch, degree !== null, school);
  const parts = splitAtCommas(text, stretch);
  const schools = parts.filter(
    (part) => isCollege(text.slice(part.start, part.end)) && !isDegreePart(text, part),
  );
  const [first] = schools;
  if (!first)
    return ofOneKind(text, stretch, startsWithDegree(words, degree), !startsWithDegree(words, degree));
  const rest = withoutStretches(text, stretch, schools).filter((part) =>
    degreeIn(text.slice(part.start, part.end)),
  );
  return [
    ...schools.map((part) => ({ ...part, is: 'college' as const })),
    ...rest.map((part) => ({ ...part, is: 'degree' as const })),
  ];
}

/** `Government Senior Secondary School` bears a name; `Senior Secondary School` is what was reached. */
const NAMED_SCHOOL = /^(?!Higher|Senior|Secondary)\p{Lu}.* (?:Senior|Higher) Secondary School$/u;

function isDegreePart(text: string, part: Stretch): boolean {
  const words = text.slice(part.start, part.end);
  if (NAMED_SCHOOL.test(words)) return false;
  const degree = degreeIn(words);
  return degree !== null && startsWithDegree(words, degree);
}

const startsWithDegree = (words: string, degree: Stretch): boolean =>
  wordsOf(words.slice(0, degree.start)).length <= 2 && !isCollege(words.slice(0, degree.start));

/** `VIT Vellore` behind a degree is where it was reached. */
const LETTERS_AND_TOWN = /^[A-Z]{3,6} \p{Lu}\p{Ll}{3,}$/u;

/** `BCA, M.Sc` are two degrees; in `B.Com, Accounting` the field stays with its degree. */
function ofOneKind(text: string, stretch: Stretch, isDegree: boolean, isSchool: boolean): Told[] {
  const words = text.slice(stretch.start, stretch.end);
  const count = wordsOf(words).length;
  if (DATE_LABEL.test(words) || isTableHead(words)) return [];
  if (isSchool) return count <= MOST_COLLEGE_WORDS ? [schoolOnly(stretch, words)] : [];
  if (NOT_TOLD.test(words)) return [];
  return isDegree ? degreesAtCommas(text, stretch, count) : [{ ...stretch, is: 'unknown' }];
}

function degreesAtCommas(text: string, stretch: Stretch, count: number): Told[] {
  const words = text.slice(stretch.start, stretch.end);
  const parts = splitAtCommas(text, stretch);
  const [before, last] = parts.slice(-2);
  if (before && last && LETTERS_AND_TOWN.test(text.slice(last.start, last.end))) {
    const degree = text.slice(stretch.start, before.end);
    return [
      ...degreeOnly({ start: stretch.start, end: before.end }, degree, count),
      { ...last, is: 'unknown' },
    ];
  }
  if (parts.length === 1 || !parts.every((part) => isDegreePart(text, part)))
    return degreeOnly(stretch, words, count);
  return parts.flatMap((part) => degreeOnly(part, text.slice(part.start, part.end), count));
}

/** `I studied Law at the Acme University`. */
const STUDIED =
  /^(?:i )?(?:studied|attended|graduated|went|read)\b.*?\s(?:at|from|to)\s+(?:the\s+)?(?=\p{Lu})/iu;

/** `Driver Training, Acme Academy`: a course is no degree and no part of its school. */
const COURSE = /^[^,]*\b(?:[tT]raining|[cC]ourse|[wW]orkshop|[bB]ootcamp|[cC]ertificate),\s+(?=\p{Lu})/u;

/** A school without what was reached there, and without a course or the words of a sentence before it. */
const schoolOnly = (stretch: Stretch, words: string): Told => ({
  start: stretch.start + ((STUDIED.exec(words) ?? COURSE.exec(words))?.[0].length ?? 0),
  end: stretch.start + (TAIL.exec(words)?.index ?? words.length),
  is: 'college',
});

/** A degree without the words of a sentence around it. */
function degreeOnly(stretch: Stretch, words: string, count: number): Told[] {
  const lead = LEAD.exec(words)?.[0].length ?? 0;
  const tail = TAIL.exec(words)?.index ?? words.length;
  if (tail <= lead || count > MOST_DEGREE_WORDS || NO_DEGREE.test(words.slice(lead))) return [];
  return [{ start: stretch.start + lead, end: stretch.start + tail, is: 'degree' }];
}
