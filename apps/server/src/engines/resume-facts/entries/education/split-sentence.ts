import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { splitWords } from '../../lines/score-words.ts';
import { splitAtCommas } from '../../lines/split-pieces.ts';
import { isTableHead } from '../../mentions/colleges.ts';
import { isDegreePart, isPaper, degreesAtAnd } from './degree-parts.ts';
import type { EducationPiece } from './unknown-schools.ts';

const MOST_COLLEGE_WORDS = 14;
const MOST_DEGREE_WORDS = 16;

/** A project for a degree, or a sentence that mentions one. */
const NO_DEGREE_WORDS = 'bachelor|master|diploma|graduat|higher|senior|post|intermediate';
const NO_DEGREE = new RegExp(
  String.raw`^\p{Lu}\p{L}+['’]?s? (?:[Tt]hesis|[Pp]roject(?! \p{Lu}))\b|^(?!${NO_DEGREE_WORDS})\p{Ll}{4}`,
  'u',
);

/** Words that follow a degree and describe it. */
const TAILS = [
  String.raw`\((?:note|distance|correspondence|autonomous|affiliated|regular|full[\s-]time|part[\s-]time)\b`,
  String.raw`affiliated to\b`,
  String.raw`with\s+(?!hon|dist|maj|min|spec)|securing|scoring|secured|having|passed|in the year|by securing`,
  String.raw`from$|with$|(?:at\s)?grades?\s(?!1[02])|including\s`,
];
const TAIL = new RegExp(String.raw`(?<=\s)(?:${TAILS.join('|')})`, 'iu');

/** Where those words begin, or the end of the text if there are none. */
function findTail(words: string): number {
  const at = TAIL.exec(words)?.index;
  if (at === undefined) return words.length;
  const before = words.slice(0, at).trimEnd();
  const isListed = before.endsWith(',') && /^affiliated to\b/iu.test(words.slice(at));
  return before.length - (isListed ? 1 : 0);
}

/** Words that come before a degree in a sentence. */
const LEAD_WORDS = [
  'obtained|completed|pursuing|passed|pursued|did|done|doing|graduated|earned|finished|gained|took',
  String.raw`some credits|towards?|read|studied|holds?|received|have|has|having|i|my|an?(?![\s-]levels?)|the`,
  'as|in|with',
];
const LEAD = new RegExp(String.raw`^(?:(?:${LEAD_WORDS.join('|')})\s+)+`, 'iu');
const NOT_TOLD_WORDS = [
  'c?gpa|percentage|marks|grade(?! 1[02])|score|aggregate|relevant|coursework|courses?|thesis',
  'dissertation|honou?rs|dean|minor|major|specializ|specialis|awards?|achiev|activities|scholar',
  String.raw`expected|graduat(?:ed|ion date)|graduation(?!\s(?:in|from)\s)|year|course|qualification|board`,
  'first class|second class|distinction|with distinction|magna|summa|cum laude|member|president',
  'project|certificat|secured|passed|completed|http|skills|remote|dates?|duration|name and type',
  'principal subjects',
];
const NOT_TOLD = new RegExp(
  String.raw`^(?:cumulative |major |overall |current )?(?:${NOT_TOLD_WORDS.join('|')})\b`,
  'iu',
);
const DATE_LABEL_WORDS = [
  'expected(?: graduation)?|graduat(?:ion|ed)(?: date)?|grad|anticipated|class of',
  'year(?: of passing)?|passed(?: out)?|batch|duration|completed|in',
];
const DATE_LABEL = new RegExp(
  String.raw`^(?:${DATE_LABEL_WORDS.join('|')})\b[\s.:,-]*$|^(?:cum|magna|summa)\b.*$`,
  'iu',
);

/** `VIT Vellore` after a degree is its school. */
const LETTERS_AND_TOWN = /^[A-Z]{2,6} \p{Lu}\p{Ll}{3,}$/u;

/** `I studied Law at the Acme University`. */
const STUDIED =
  /^(?:i )?(?:studied|attended|graduated|went|read)\b.*?\s(?:at|from|to)\s+(?:the\s+)?(?=\p{Lu})/iu;

/** `Driver Training, Acme Academy`: a course is neither a degree nor part of its school. */
export const COURSE =
  /^[^,]*\b(?:[tT]raining|[cC]ourse|[wW]orkshop|[bB]ootcamp|[cC]ertificate),\s+(?=\p{Lu})/u;

export type StudyPart = Stretch & { is: EducationPiece['is'] };

/** `BCA, M.Sc` is two degrees; in `B.Com, Accounting` the field stays with its degree. */
export function ofOneKind(text: string, stretch: Stretch, isDegree: boolean, isSchool: boolean): StudyPart[] {
  const words = text.slice(stretch.start, stretch.end);
  const count = splitWords(words).length;
  if (DATE_LABEL.test(words) || isTableHead(words)) return [];
  if (isSchool) return count <= MOST_COLLEGE_WORDS ? [schoolOnly(stretch, words)] : [];
  if (NOT_TOLD.test(words) && !(isDegree && LEAD.test(words))) return [];
  return isDegree ? degreesAtCommas(text, stretch, count) : [{ ...stretch, is: 'unknown' }];
}

function degreesAtCommas(text: string, stretch: Stretch, count: number): StudyPart[] {
  const parts = splitAtCommas(text, stretch);
  const [before, last] = parts.slice(-2);
  if (before && last && LETTERS_AND_TOWN.test(text.slice(last.start, last.end))) {
    const degree = text.slice(stretch.start, before.end);
    return [
      ...degreeOnly({ start: stretch.start, end: before.end }, degree, count),
      { ...last, is: 'unknown' },
    ];
  }
  const [paper, next] = parts;
  if (paper && next && isPaper(text.slice(paper.start, paper.end)))
    return [
      ...degreeOnly(paper, text.slice(paper.start, paper.end), count),
      ...ofOneKind(text, { start: next.start, end: stretch.end }, false, false),
    ];
  if (parts.length === 1 || !parts.every((part) => isDegreePart(text, part)))
    return degreesAtAnd(text, stretch).flatMap((part) =>
      degreeOnly(part, text.slice(part.start, part.end), count),
    );
  return parts.flatMap((part) => degreeOnly(part, text.slice(part.start, part.end), count));
}

/** A school without its qualification, or a course or sentence words before it. */
const schoolOnly = (stretch: Stretch, words: string): StudyPart => ({
  start: stretch.start + ((STUDIED.exec(words) ?? COURSE.exec(words))?.[0].length ?? 0),
  end: stretch.start + findTail(words),
  is: 'college',
});

/** A degree without the sentence words around it. */
export function degreeOnly(stretch: Stretch, words: string, count: number): StudyPart[] {
  const lead = LEAD.exec(words)?.[0].length ?? 0;
  const tail = lead + findTail(words.slice(lead));
  if (tail <= lead || count > MOST_DEGREE_WORDS || NO_DEGREE.test(words.slice(lead))) return [];
  return [{ start: stretch.start + lead, end: stretch.start + tail, is: 'degree' }];
}
