import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import type { DateSpan } from '../../lines/find-dates.ts';
import { trimStretch, type Line } from '../../lines/lines.ts';
import { splitPieces, withoutStretches } from '../../lines/split-pieces.ts';
import { placeAtEnd } from '../../mentions/places.ts';
import { atCommas } from './split-at-commas.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { twoInOne } from './split-degree-and-school.ts';
import { studyIn } from '../../mentions/degrees.ts';
import { isAllField } from './find-school-behind-degree.ts';
import type { StudyPart } from './split-sentence.ts';
import type { EducationPiece } from './unknown-schools.ts';
import { FORM_LABELS } from '../../lexicon/form-labels.ts';

/** Labels of a form before the colon: `Qualification:`, `Name of institution:`, and school levels. */
const ASKED = [
  String.raw`(?<degree>degree|qualification|exam(?:ination)?|award|abschluss|highest \p{L}+)`,
  '(?<college>(?:tertiary |academic )?institut(?:ion|e)|college|school|university)',
  String.raw`course|program(?:me)?|pg|ug|(?:post[\s-]?)?graduation|schooling`,
  '(?:senior |junior )?high school|tertiary|secondary|primary|elementary|vocational',
];
const ASIDE = String.raw`(?:\s(?:name|title|obtained|attended|passed|awarded|level))?`;
const LABEL = new RegExp(
  String.raw`^(?:name of (?:the )?)?(?:${ASKED.join('|')})${ASIDE}\s*:\s*(?=\S)`,
  'iu',
);
const FORM_LABEL = new RegExp(String.raw`^(?:${FORM_LABELS.join('|')})(?:\s*:\s*|\s+|$)`, 'iu');

/** The label at the beginning of a piece: its length, and the kind it gives to words that are not clear themselves. */
function readLabel(words: string): { length: number; is: 'degree' | 'college' | 'unknown' } {
  const match = words.includes(':') ? LABEL.exec(words) : null;
  if (!match) return { length: FORM_LABEL.exec(words)?.[0].length ?? 0, is: 'unknown' };
  const { degree, college } = match.groups ?? {};
  return { length: match[0].length, is: degree ? 'degree' : college ? 'college' : 'unknown' };
}

const SCORES = [
  String.raw`\b(?:with\s)?(?:an?\s)?(?:aggregate|c?gpa|cpi|sgpa|percentage|marks|score|grade(?! 1[02]))\b`,
  String.raw`\(?\b\d{1,2}(?:\.\d{1,2})?\s?(?:%|cgpa|gpa|\/\s?\d{1,2}(?:\.0)?(?!\d))`,
  String.raw`\b\d{2,4} points\b`,
];
const SCORE = new RegExp(SCORES.join('|'), 'iu');

/** Words around a year that was cut out. */
const SAID_OF_YEARS = [
  String.raw`expected(?: graduation)?|anticipated|(?<!(?:post|under)[\s-]?)graduat(?:ed|ion)(?: date)?|class of|batch(?: of)?`,
  String.raw`passed(?: out)?(?: in)?|year(?: of passing)?|in the year|completed(?: in)?|in`,
];
const BEFORE_YEAR = new RegExp(String.raw`\b(?:${SAID_OF_YEARS.join('|')})$`, 'iu');
const SIGNS_BEFORE = /(?<![\s,(–-])[\s,(–-]+$/u;
const SIGNS_BEHIND = /(?<![\s:,.(-])[\s:,.(-]+$/u;

/** In a line about education, 'at' is part of names such as `University of Texas at Austin`. */
const EDUCATION_DIVIDERS_WORDS = [
  String.raw`[|·•●▪■◆»→¦;]|\t+(?!:)|[^\S\n]{2,}(?!:)|\s[-–—−~]+(?=\s|$)|(?<=\p{L}|\))[–—](?=\p{Lu})`,
  String.raw`\s\/(?=\s\p{Lu})`,
];
const EDUCATION_DIVIDERS = new RegExp(
  String.raw`(?:(?<!\s)\s+)?(?:${EDUCATION_DIVIDERS_WORDS.join('|')})\s*`,
  'gu',
);

export function cutPieces(
  text: string,
  line: Line,
  at: number,
  spans: readonly DateSpan[],
): EducationPiece[] {
  const cut = [...spans, ...findScore(line)];
  const stretches = withoutStretches(text, line, cut).flatMap((stretch) =>
    joinFields(text, splitPieces(text, stretch, EDUCATION_DIVIDERS)),
  );
  return stretches
    .flatMap((stretch) => twoInOne(text, stretch))
    .flatMap((stretch) => readParts(text, stretch))
    .map((part) => ({ ...part, line: at, isBulleted: line.isBullet }));
}

/** The parts of a piece without its label, which decides their kind if their words do not. */
function readParts(text: string, stretch: Stretch): StudyPart[] {
  const label = readLabel(text.slice(stretch.start, stretch.end));
  if (stretch.start + label.length >= stretch.end) return [];
  const parts = withoutPlace(text, { start: stretch.start + label.length, end: stretch.end }).flatMap(
    (kept) => atCommas(text, kept),
  );
  const [only] = parts;
  return only?.is === 'unknown' && parts.length === 1 ? [{ ...only, is: label.is }] : parts;
}

/** `MBA - HR & Marketing`: the field after a dash belongs to its degree. */
function joinFields(text: string, stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last && isItsField(text, last, stretch)) last.end = stretch.end;
    else joined.push({ ...stretch });
  }
  return joined;
}

function isItsField(text: string, { start, end }: Stretch, behind: Stretch): boolean {
  if (!/^\s?[-–—]\s$/u.test(text.slice(end, behind.start))) return false;
  const degree = studyIn(text.slice(start, end));
  const field = text.slice(behind.start, behind.end).split(',')[0] ?? '';
  return degree?.start === 0 && degree.end >= end - start - 1 && isAllField(field);
}

/** A grade with everything after it, or up to the comma before a school or a degree. */
function findScore({ text, start, end }: Line): Stretch[] {
  const score = SCORE.exec(text);
  if (!score) return [];
  const before = text.slice(0, score.index).trimEnd();
  const at = /[,|(–-]$/u.test(before) ? before.slice(0, -1).trimEnd().length : before.length;
  const comma = text.indexOf(', ', at + 2);
  const goesOn = comma > 0 && (isCollege(text.slice(comma)) || studyIn(text.slice(comma)) !== null);
  return [{ start: start + at, end: goesOn ? start + comma : end }];
}

function withoutPlace(text: string, stretch: Stretch): Stretch[] {
  const place = placeAtEnd(text.slice(stretch.start, stretch.end));
  if (place === 0) return [];
  const end = place === null ? stretch.end : stretch.start + place;
  const kept = trimStretch(text, {
    start: stretch.start,
    end: stretch.start + withoutYear(text.slice(stretch.start, end)).length,
  });
  return kept ? [kept] : [];
}

function withoutYear(words: string): string {
  const bare = words.replace(SIGNS_BEHIND, '');
  const label = BEFORE_YEAR.exec(bare);
  return label ? bare.slice(0, label.index).replace(SIGNS_BEFORE, '') : words;
}
