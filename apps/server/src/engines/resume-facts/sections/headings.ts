import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { kindOfPhrase } from '../lexicon/heading-phrases.ts';
import { kindOfOwnWords, LONG_HEADING_WORDS } from '../lexicon/heading-words.ts';
import { editDistance } from '#lib/text/edit-distance.ts';
import type { Line } from '../lines/lines.ts';

const OPEN_SKILLS = /^(?!language|linguistic|personal|foreign)(?:[\p{L}/]+ ){1,2}skills$/iu;
const OPEN_EXPERIENCE = /^(?!volunteer|community|military)(?:[\p{L}/]+ ){1,3}experience$/iu;
const TITLE_CASE = /^(?:\p{Lu}\S*|and|of|&|in|the)(?:\s+(?:\p{Lu}\S*|and|of|&|in|the))*$/u;
/** Kerning keeps some letters together, as in `E D U C AT I O N`. */
const LETTER_SPACED = /^(?:[\p{L}&]{1,2} ){3,}[\p{L}&]{1,2}$/u;
/** `02 Experience`, `3. Education`, `IV. Skills`; ten years of experience is not a heading number. */
const NUMBER = /^(?:0\d|\d{1,2}[.)]|[IVX]{1,4}[.)])\s*(?:[|–-]\s*)?(?=\p{Lu})/u;
/** A length after a heading: `Work Experience (7 years)`, `Experience — 12 years 3 months`. */
const LENGTH =
  /(?:(?<!\s)\s+)?(?:\(|[-–—|]\s)\s*\d{1,2}\+?\s(?:years?|yrs?|months?)\b[\s\d\p{L}]{0,20}\)?$/iu;
/** A place after a complete heading: `Professional Experience (Gulf)`. */
const WHERE = /(?:(?<!\s)\s+)?\(\p{Lu}[\p{L} ]{1,20}$/u;
/** Small capitals lose the space between their words: `BoardAppointments`. */
const GLUED = /(?<=\p{Ll}{2})(?:(?=\p{Lu}\p{Ll})|(?=and\p{Lu}))|(?<=\p{Ll}and)(?=\p{Lu})/gu;
/** Punctuation around a heading, including a question mark. */
const BEHIND = /(?<![\s:\-–—_|•=~.*?!<>/#»\])}])[\s:\-–—_|•=~.*?!<>/#»\])}]+$/u;
const UPPER_BEGINNING = /^(?:\p{Lu}|\d{1,2}\D)/u;
const LONGEST = 60;
/** Including a number before it and punctuation after it. */
const LONGEST_MARKED = 72;
const MOST_WORDS = 7;
const MOST_MISTYPED = 3;
/** Three cells are a table's header or row: `Course`, `Institution`, `Marks`. */
const ROW = /\t[^\t]+\t/;

/** The kind of section that a line opens if it is only a heading; headings may be letter-spaced. */
export function findHeading(line: Pick<Line, 'text' | 'isBullet'>): SectionKind | null {
  const words = headingWords(line.text);
  if (!words) return null;
  const kind = findKind(words) ?? experienceIn(words) ?? kindOfMistyped(words);
  if (line.isBullet && kind && !/\s/.test(words) && words !== words.toUpperCase()) return null;
  return kind;
}

/**
 * `ACADEMEIC DETAILS`: a heading in capitals with a typo in a long word. Headings of irrelevant sections are not
 * matched this way.
 */
function kindOfMistyped(words: string): SectionKind | null {
  if (words !== words.toUpperCase() || words.split(' ').length > MOST_MISTYPED) return null;
  const parts = words.toLowerCase().split(' ');
  const meant = parts.map((part) => LONG_HEADING_WORDS.find((word) => isMistyped(word, part)) ?? part);
  const kind = meant.every((word, at) => word === parts[at]) ? null : findKind(meant.join(' ').toUpperCase());
  return kind === 'OTHER' ? null : kind;
}

const isMistyped = (word: string, typed: string): boolean =>
  typed.length >= word.length - 1 && word.charAt(0) === typed.charAt(0) && editDistance(typed, word, 1) === 1;

function experienceIn(words: string): SectionKind | null {
  const where = words.search(WHERE);
  return where > 0 && findKind(words.slice(0, where)) === 'EXPERIENCE' ? 'EXPERIENCE' : null;
}

/** The words of a line that could be a heading, without surrounding numbers, icons and punctuation; null if it cannot be one. */
function headingWords(text: string): string | null {
  if (!canBeHeading(text)) return null;
  const spaced = text
    .replace(/\s+/gu, ' ')
    .replace(NUMBER, '')
    .replace(LENGTH, '')
    .replace(BEHIND, '')
    .replace(GLUED, ' ');
  const words = LETTER_SPACED.test(spaced) ? spaced.replaceAll(' ', '') : spaced;
  if (words.length < 4 || words.length > LONGEST || words.split(' ').length > MOST_WORDS) return null;
  return /^\p{Lu}/u.test(words) ? words : null;
}

/** Quick, since it runs on every line of a resume. */
const canBeHeading = (text: string): boolean =>
  text.length <= (text.charAt(1) === ' ' ? 2 * LONGEST : LONGEST_MARKED) &&
  UPPER_BEGINNING.test(text) &&
  !/[.,;]$/.test(text) &&
  !ROW.test(text);

function findKind(words: string): SectionKind | null {
  const plain = words
    .toLowerCase()
    .replace(/[&/+]/gu, ' and ')
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();
  const known = kindOfPhrase(plain);
  if (known) return known;
  if (OPEN_EXPERIENCE.test(plain) && TITLE_CASE.test(words)) return 'EXPERIENCE';
  if (OPEN_SKILLS.test(plain) && TITLE_CASE.test(words)) return 'SKILLS';
  return UNSPACED.get(plain) ?? kindOfSeveral(plain) ?? kindOfOwnWords(plain);
}

/** `Languages and Tools`, `Employment and Education`: several headings in one; the first of the most telling kind counts. */
function kindOfSeveral(plain: string): SectionKind | null {
  if (!plain.includes(' and ')) return null;
  const kinds = plain.split(' and ').map(kindOfPhrase);
  if (kinds.includes(null)) return null;
  return kinds.find((kind) => kind !== 'OTHER') ?? 'OTHER';
}

/** Letter-spaced headings lose the space between their words. */
const UNSPACED = new Map<string, SectionKind>([
  ['workexperience', 'EXPERIENCE'],
  ['professionalexperience', 'EXPERIENCE'],
  ['workhistory', 'EXPERIENCE'],
  ['employmenthistory', 'EXPERIENCE'],
  ['technicalskills', 'SKILLS'],
  ['keyskills', 'SKILLS'],
  ['coreskills', 'SKILLS'],
  ['professionalsummary', 'SUMMARY'],
  ['careerobjective', 'SUMMARY'],
  ['aboutme', 'SUMMARY'],
  ['educationandtraining', 'EDUCATION'],
  ['academicbackground', 'EDUCATION'],
  ['personaldetails', 'OTHER'],
]);
