import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import type { Line } from '../lines/lines.ts';
import type { Fact } from '../facts/facts.ts';
import { LANGUAGE_NAMES, languageNorm } from '../lexicon/language-names.ts';

/** Every name as a whole word, written large or all in capitals. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${[...LANGUAGE_NAMES.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}\d])`,
  'giu',
);
const HEADING = /languages?|linguistic|tongues?|sprach|langues|idiomas|lingue|talen\b/iu;
/** `Languages known: English, Hindi` */
const LABELLED = /^\p{L}*\s?languages?(?:\s(?:known|spoken|skills|proficiency))?\s*(?:[:\-–]|\t)/iu;
const LONGEST = 160;

/** Whether a heading opens a list of languages that people speak; programming languages are skills. */
export const isAboutLanguages = (heading: string): boolean =>
  HEADING.test(heading) && !/program|script|comput|markup/iu.test(heading);

/** How well someone speaks, behind the name of a language: `Kazakh — Native`, `English: B2`. */
const LEVELS = [
  'native|mother tongue|bilingual|fluent|full|professional|working|conversational',
  String.raw`proficien\w*|advanced|upper|intermediate|limited|basic|beginner|elementary|[abc][12]`,
];
const LEVEL = new RegExp(String.raw`^(?:${LEVELS.join('|')})\b`, 'iu');
const BEFORE_LEVEL = /^[\s—–:(|-]+/u;

/** One sign stands before the level, or a tab does. */
function beginsWithLevel(words: string): boolean {
  const before = BEFORE_LEVEL.exec(words)?.[0] ?? '';
  const signs = before.replace(/\s+/gu, '').length;
  return (signs === 1 || (signs === 0 && before.includes('\t'))) && LEVEL.test(words.slice(before.length));
}

/** Whether a line, but for a label before it, is a language that someone speaks and how well. */
export function isSpoken(line: string): boolean {
  const words = line.trim().replace(LABELLED, '').trim();
  const name = /^\p{L}+/u.exec(words)?.[0] ?? '';
  return languageNorm(name) !== undefined && beginsWithLevel(words.slice(name.length));
}

/** The languages of lines that say how well each is spoken, also among skills. */
export const readSpokenLanguages = (text: string, lines: readonly Line[]): Fact[] =>
  readLanguages(
    text,
    lines.filter((line) => isSpoken(line.text)),
  );

/** The languages of lines under such a heading, each once; levels are left out. */
export const readLanguages = (text: string, lines: readonly Line[]): Fact[] =>
  lines.filter((line) => line.text.length <= LONGEST).flatMap((line) => namedIn(text, line));

/** The languages of lines that are labelled so, on any line. */
export const readLabelledLanguages = (text: string, lines: readonly Line[]): Fact[] =>
  lines.flatMap((line) => {
    const label = line.text.length <= LONGEST ? LABELLED.exec(line.text)?.[0] : undefined;
    return label && isAboutLanguages(label)
      ? namedIn(text, { start: line.start + label.length, end: line.end })
      : [];
  });

const namedIn = (text: string, { start, end }: Stretch): Fact[] =>
  [...text.slice(start, end).matchAll(NAME)].flatMap(({ 0: value, index }) => {
    const norm = LANGUAGE_NAMES.get(value.toLowerCase());
    if (!norm) return [];
    const from = start + index;
    return [
      { kind: 'LANGUAGE', value, norm, start: from, end: from + value.length, rule: 'list', confidence: 0.9 },
    ];
  });
