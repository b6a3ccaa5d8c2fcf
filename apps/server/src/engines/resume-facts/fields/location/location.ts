import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { factAt } from '../../facts/fact-at.ts';
import { trimStretch, valueAt, type Line } from '../../lines/lines.ts';
import { townAfterStreet, townOfAddress } from './addresses.ts';
import {
  isTownAndRegion,
  linesAroundContact,
  linesBelowContact,
  linesUnderContact,
} from './lines-near-contacts.ts';
import { isHome, isNamed, isCity, isRegion } from '../../mentions/places.ts';
import type { Fact } from '../../facts/facts.ts';
import { splitPieces, withoutStretches, splitAtCommas } from '../../lines/split-pieces.ts';
import { titleScore } from '../../lines/score-words.ts';
import { IS_TITLE } from '../../lexicon/scores.ts';

const LONGEST = 100;
/** Two capitals alone follow many titles: `Software Engineer, IN`. */
const LEAST_LETTERS = 3;

/**
 * The place after a title: `Göteborg, Sweden` in `Platform Engineer, Göteborg, Sweden`. For an unknown town only the
 * country is taken, since it could also be a company or a field: `Engineer, Wren, Sweden`.
 */
function placeAfterTitle(text: string, piece: Stretch): Stretch | null {
  if (piece.end - piece.start > LONGEST) return null;
  const [title, ...parts] = splitAtCommas(text, piece);
  if (!title || parts.length === 0 || titleScore(text.slice(title.start, title.end)) < IS_TITLE) return null;
  const first = parts.find((part) => isKnown(text.slice(part.start, part.end)));
  return first && isHome(text.slice(first.start, piece.end)) ? { start: first.start, end: piece.end } : null;
}

const isKnown = (part: string): boolean => isCity(part) || (part.length >= LEAST_LETTERS && isRegion(part));

/** Labels for where someone lives; 'preferred' is where they would like to live. */
const LABEL_WORDS = [
  'based in|lives? in|living in|resid(?:es?|ing|ent) (?:in|at|of)|adresse|wohnort|dirección',
  'indirizzo|domicilio',
];
const LABEL_PHRASES = 'current|present|permanent|home|residential|mailing|correspondence';
const LABEL_OTHERS = 'location|address|residence|city|place|town';
const LABEL = new RegExp(
  String.raw`^(?:(?:${LABEL_PHRASES})\s)?(?:(?:${LABEL_OTHERS})(?:\s*[:\-–]|\t)|(?:${LABEL_WORDS.join('|')})\b\s*[:\-–]?)[\s:\-–]*`,
  'iu',
);
/** First-person statements of where someone lives. */
const OWN_HOME = /\bI(?: am|'m|’m)? (?:currently |now )?(?:live|living|reside|residing|based) in (?=\p{Lu})/u;
/** Where someone would like to work. */
const PREFERENCE_PHRASES = 'prefer(?:red|ences?)|desired|willing|ready|open|able';
const PREFERENCE_WORDS = [
  String.raw`\b(?:${PREFERENCE_PHRASES}) (?:to (?:relocate|move|work)|(?:job |work )?(?:locations?|cit(?:y|ies)|places?))`,
  String.raw`\bprefer(?:red|ences?)\s*:|\brelocat(?:e|ion|ing)\b`,
];
const PREFERENCE = new RegExp(`${PREFERENCE_WORDS.join('|')}`, 'iu');
/** A quick pre-check, since few lines have one of these words. */
const PREFERENCE_SIGN = /prefer|desired|willing|ready|open|able|relocat/iu;
/** A label's value ends where the next column or label begins. */
const NEXT = /\t|\s{3,}|[|;•·]|\s(?=\p{Lu}\p{L}+(?: \p{L}+)? ?:)/u;
/** A town in no list: up to four capitalized words. */
const TOWN =
  /^\p{Lu}[\p{L}\p{M}.'’-]+(?: (?:de |of |la |am )?\p{Lu}[\p{L}\p{M}.'’-]+){0,3}(?:, \p{Lu}[\p{L}. ]+){0,2}$/u;
const READ_LINES = 16;
/** The lines in which the title is below the name. */
const HEAD_LINES = 4;
const IN_TOP = 1000;
const LONGEST_TOWN = 48;

type Source = Pick<Fact, 'rule' | 'confidence'>;

/** `before` is where jobs and education begin, whose places are not where someone lives. */
type Known = { lines: readonly Line[]; before: number; name: Stretch | null; contacts: readonly Stretch[] };

/**
 * Where someone lives, at most one place. In order of preference: a line of its own near the top, the town after an
 * address or location label, the place after the title, a place next to the email address or number, a known town in
 * the address near the top.
 */
export function findLocation(text: string, { lines, before, name, contacts }: Known): Fact | null {
  const top = lines.filter(({ start }, at) => at < READ_LINES && start < IN_TOP).flatMap(withoutPreference);
  const isJumbled = name !== null && before <= name.start;
  const header = top.filter(
    ({ start, text: words }, at) => start < before || (isJumbled && at < 4 && !/\d{4}/.test(words)),
  );
  const around = linesAroundContact(header, contacts);
  const taken = [...contacts, ...(name ? [name] : [])];
  const addressed = (line: Line): Fact | null =>
    findFirst(withoutStretches(text, line, name ? [name] : []), (part) =>
      findCity(text, part, { rule: 'address', confidence: 0.7 }),
    );
  return (
    findFirst(header, (line) => findPlace(text, line, contacts)) ??
    findFirst(header, (line) => labelledTown(text, line)) ??
    findFirst(lines.flatMap(withoutPreference), (line) => labelledPlace(text, line)) ??
    findFirst(header.slice(0, HEAD_LINES), (line) => behindTitle(text, line, taken)) ??
    findFirst(linesBelowContact(lines, { before, contacts }), (line) => findPlace(text, line, contacts)) ??
    findFirst(
      linesUnderContact(lines, contacts),
      (line) => findPlace(text, line, contacts) ?? addressed(line),
    ) ??
    inAddress(text, header, addressed) ??
    nearContactOrSaid(text, lines, { around, taken })
  );
}

/** A town with its region next to a contact, else where someone says they live. */
const nearContactOrSaid = (
  text: string,
  lines: readonly Line[],
  { around, taken }: { around: readonly Line[]; taken: readonly Stretch[] },
): Fact | null =>
  findFirst(around, (line) => findPlace(text, line, taken, isTownAndRegion)) ??
  findFirst(lines, (line) => saidHome(text, line));

function findFirst<T>(parts: readonly T[], read: (part: T) => Fact | null): Fact | null {
  for (const part of parts) {
    const fact = read(part);
    if (fact) return fact;
  }
  return null;
}

function findPlace(text: string, line: Line, others: readonly Stretch[], is = isHome): Fact | null {
  for (const piece of withoutStretches(text, line, others).flatMap((part) => splitPieces(text, part))) {
    if (!is(valueAt(text, piece))) continue;
    return factAt('LOCATION', text, piece, { rule: 'place', confidence: is === isHome ? 0.95 : 0.6 });
  }
  return null;
}

function behindTitle(text: string, line: Line, others: readonly Stretch[]): Fact | null {
  for (const piece of withoutStretches(text, line, others).flatMap((part) => splitPieces(text, part))) {
    const place = placeAfterTitle(text, piece);
    if (place) return factAt('LOCATION', text, place, { rule: 'headline', confidence: 0.8 });
  }
  return null;
}

/** A line up to where it states a preferred place. */
function withoutPreference(line: Line): Line[] {
  const preference = PREFERENCE_SIGN.test(line.text) ? PREFERENCE.exec(line.text) : null;
  if (!preference) return [line];
  const text = line.text.slice(0, preference.index);
  return text.trim() === '' ? [] : [{ ...line, end: line.start + preference.index, text }];
}

function labelledPlace(text: string, line: Line): Fact | null {
  const piece = labelled(text, line);
  if (!piece) return null;
  const source = { rule: 'label', confidence: 0.9 };
  return isHome(valueAt(text, piece))
    ? factAt('LOCATION', text, piece, source)
    : findCity(text, piece, source);
}

/** At the top of a page, a label is enough for a town in no list. */
function labelledTown(text: string, line: Line): Fact | null {
  const piece = labelled(text, line);
  if (!piece || !isTown(valueAt(text, piece))) return labelledPlace(text, line);
  return factAt('LOCATION', text, piece, { rule: 'label', confidence: 0.8 });
}

function labelled(text: string, line: Line): Stretch | null {
  const label = LABEL.exec(line.text)?.[0];
  if (label === undefined) return null;
  const value = line.text.slice(label.length).split(NEXT)[0] ?? '';
  const start = line.start + label.length;
  return trimStretch(text, { start, end: start + value.length });
}

function saidHome(text: string, line: Line): Fact | null {
  const said = OWN_HOME.exec(line.text);
  if (!said) return null;
  const start = line.start + said.index + said[0].length;
  const end = start + (line.text.slice(start - line.start).split(/[;.]|\s(?=\p{Ll})/u)[0]?.length ?? 0);
  return findCity(text, { start, end }, { rule: 'sentence', confidence: 0.85 });
}

const isTown = (value: string): boolean =>
  value.length <= LONGEST_TOWN && TOWN.test(value) && !isNamed(value);

/** A known town in an address, else the end of a street line. */
function inAddress(text: string, header: readonly Line[], known: (line: Line) => Fact | null): Fact | null {
  const source = { rule: 'address', confidence: 0.6 };
  return (
    findFirst(header, known) ??
    findFirst(header, (line) => {
      const town = townAfterStreet(text, line);
      return town && factAt('LOCATION', text, town, source);
    })
  );
}

function findCity(text: string, stretch: Stretch, source: Source): Fact | null {
  const town = townOfAddress(text, stretch);
  return town && factAt('LOCATION', text, town, source);
}
