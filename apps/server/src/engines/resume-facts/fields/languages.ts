import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import type { Line } from '../lines/lines.ts';
import type { Fact } from '../facts/facts.ts';
import { LANGUAGE_NAMES } from '../lexicon/language-names.ts';
import { findLevel, LEVEL_BEFORE, LEVEL_BEHIND } from '../lexicon/language-levels.ts';

/** Every language name as a separate word, capitalized or in all capitals. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${[...LANGUAGE_NAMES.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}\d])`,
  'giu',
);
const HEADING = /languages?|linguistic|tongues?|sprach|langues|idiomas|l[ií]nguas|lingue|talen\b/iu;
/** `Languages known: English, Hindi`, `Sprachen: Deutsch` */
const LABELS = [
  String.raw`\p{L}*\s?languages?(?:\s(?:known|spoken|skills|proficiency))?`,
  '(?:fremd)?sprach(?:en|kenntnisse)|langues(?: étrangères)?|idiomas|l[íi]nguas|lingue|talen|bh?asha',
];
const LABELLED = new RegExp(String.raw`^(?:${LABELS.join('|')})\s*(?:[:\-–]|\t)`, 'iu');
const LONGEST = 160;
const FURTHEST = 60;

/** True if a heading opens a list of spoken languages; programming languages are skills. */
export const isAboutLanguages = (heading: string): boolean =>
  HEADING.test(heading) && !/program|script|comput|markup/iu.test(heading);

/** Where a statement about a language ends: at punctuation, at a conjunction, or at the end of the line. */
const ENDS = /^\)?(?:\s*$|\s{0,3}[,;|/·•.)●○–—\t]|\s{2,}|\s(?:and|et|und|y|e|&|but)\s)/u;
const WORDS_BEFORE = 'and|et|und|y|e|&|in|speaks?|some|basic|fluent|native|but';
const BEGINS = new RegExp(String.raw`(?:^|[,;|/·•.(:–—\t]\s{0,3}|\s\s|\s(?:${WORDS_BEFORE})\s)$`, 'iu');
/** The start of another sentence. */
const SENTENCE_END = /[.;](?:\s|$)/u;

type Named = Stretch & { hasLevel: boolean; isWhole: boolean };

/** The languages on a line, with whether a level is next to each, and whether it is its clause's only content. */
function languagesOn(line: string): Named[] {
  return [...line.matchAll(NAME)].map(({ 0: value, index }) => {
    const end = index + value.length;
    const before = line.slice(Math.max(0, index - FURTHEST), index);
    const level = LEVEL_BEHIND.exec(line.slice(end, end + FURTHEST))?.[0] ?? '';
    const isEnded = ENDS.test(line.slice(end + level.length, end + FURTHEST));
    const isBehind = level !== '' && isEnded && BEGINS.test(before);
    const isBefore = LEVEL_BEFORE.test(before) && isEnded;
    return { start: index, end, hasLevel: isBehind || isBefore, isWhole: isEnded && BEGINS.test(before) };
  });
}

/** Languages with their level, and those listed next to them in the same sentence: `Fluent in Twi and Hausa`. */
function spokenOn(line: string): Stretch[] {
  if (line.length > LONGEST) return [];
  const label = LABELLED.exec(line)?.[0].length ?? 0;
  const named = languagesOn(line.slice(label));
  const areNear = (one: Named, other: Named) =>
    !SENTENCE_END.test(
      line.slice(label + Math.min(one.end, other.end), label + Math.max(one.start, other.start)),
    );
  return named
    .filter(
      (one) => one.hasLevel || (one.isWhole && named.some((other) => other.hasLevel && areNear(one, other))),
    )
    .map(({ start, end }) => ({ start: label + start, end: label + end }));
}

/** True if a line, after any label, begins with a spoken language and its level. */
export function isSpoken(line: string): boolean {
  const label = LABELLED.exec(line)?.[0].length ?? 0;
  const words = line.slice(label);
  const at = label + words.length - words.trimStart().length;
  return spokenOn(line).some(({ start }) => start === at);
}

/** True if a line is labelled as a list of languages, in any section. */
export const isOfLanguages = (line: string): boolean => isAboutLanguages(LABELLED.exec(line)?.[0] ?? '');

/** The languages that lines state with a level, with or without a heading. */
export const readSpokenLanguages = (text: string, lines: readonly Line[]): Fact[] =>
  lines.flatMap((line) =>
    spokenOn(line.text).flatMap(({ start, end }) =>
      namedIn(text, { start: line.start + start, end: line.start + end }),
    ),
  );

/** Separators between the names of a list. */
const BETWEEN_NAMES = /\b(?:and|et|und|y|e)\b|[\s,;&/|·•.]/gu;
const LEAST_LISTED = 2;

/** The languages of lines that are only a list of them, with or without a label. */
export const readListedLanguages = (text: string, lines: readonly Line[]): Fact[] =>
  lines.flatMap((line) => {
    const named = line.text.length <= LONGEST ? line.text.match(NAME) : null;
    const isList = named && line.text.replace(NAME, '').replace(BETWEEN_NAMES, '') === '';
    return isList && named.length >= LEAST_LISTED ? namedIn(text, line) : [];
  });

/** The languages of lines under a language heading, each once; levels are left out. */
export const readLanguages = (text: string, lines: readonly Line[]): Fact[] =>
  lines.filter((line) => line.text.length <= LONGEST).flatMap((line) => namedIn(text, line));

/** The languages of lines with a language label, in any section. */
export const readLabelledLanguages = (text: string, lines: readonly Line[]): Fact[] =>
  lines.flatMap((line) => {
    const label = line.text.length <= LONGEST ? LABELLED.exec(line.text)?.[0] : undefined;
    return label && (isAboutLanguages(label) || /bh?asha/iu.test(label))
      ? namedIn(text, { start: line.start + label.length, end: line.end })
      : [];
  });

function namedIn(text: string, { start, end }: Stretch): Fact[] {
  const own = { start: text.lastIndexOf('\n', start) + 1, end: endOfLine(text, end) };
  return [...text.slice(start, end).matchAll(NAME)].flatMap(({ 0: value, index }): Fact[] => {
    const norm = LANGUAGE_NAMES.get(value.toLowerCase());
    if (!norm || isDeniedAt(text, start + index, start + index + value.length)) return [];
    const place = { start: start + index, end: start + index + value.length };
    const level = levelAt(text, place, own);
    return [
      {
        kind: 'LANGUAGE',
        value,
        norm,
        ...(level !== undefined && { number: level }),
        ...place,
        rule: 'list',
        confidence: 0.9,
      },
    ];
  });
}

/** 'No Spanish' and 'German: none' in a list of languages. */
const isDeniedAt = (text: string, start: number, end: number): boolean =>
  /(?:^|[\s,;(])(?:no|not|keine?|sans|sin|without)\s$/iu.test(text.slice(Math.max(0, start - 12), start)) ||
  /^\s?[:(–-]\s?(?:none|nil|no|keine?)(?!\p{L})/iu.test(text.slice(end, end + 10));

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Other languages of a list, between a level and a language that it also applies to: `fluent in Twi and `. */
const LISTED = new RegExp(
  String.raw`(?<=\s)(?:${[...LANGUAGE_NAMES.keys()].toSorted((a, b) => b.length - a.length).join('|')})\s?(?:,|\/|&|\s(?:and|et|und|y|e))\s{0,2}$`,
  'iu',
);
const LEVEL_OF_LIST =
  /(?:^|[\s,;(|•·–-])(\p{L}+(?:[ -]\p{L}+)?)(?: (?:in|level|speaker of))?\s?[:–-]?\s{0,2}$/u;
const MOST_LISTED = 5;

/** The level of a language from the words after it, else from those before it and its list; undefined if not stated. */
function levelAt(text: string, place: Stretch, line: Stretch): number | undefined {
  const behind = text.slice(place.end, Math.min(line.end, place.end + FURTHEST));
  const said = LEVEL_BEHIND.exec(behind)?.[0] ?? /^\s?\([^)\n]{1,40}\)/u.exec(behind)?.[0];
  const level = said === undefined ? undefined : findLevel(said);
  if (level !== undefined) return level;
  let before = text.slice(Math.max(line.start, place.start - FURTHEST), place.start);
  for (let listed = 0; listed < MOST_LISTED && LISTED.test(before); listed += 1)
    before = before.replace(LISTED, '');
  return findLevel(LEVEL_OF_LIST.exec(before)?.[1] ?? '');
}
