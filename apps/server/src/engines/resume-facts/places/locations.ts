import type { Stretch } from '../../resume-texts/resume-text.ts';
import { factAt } from '../fact-at.ts';
import { trimStretch, valueAt, type Line } from '../lines.ts';
import { cityIn, isHome } from './places.ts';
import type { Fact } from '../resume-facts.ts';
import { splitPieces, withoutStretches } from '../pieces.ts';

const LABEL =
  /^(?:(?:current|present|permanent|preferred|home|residential|mailing|correspondence)\s)?(?:location|address|residence|city|place|based in|lives? in|adresse|wohnort|dirección|indirizzo|domicilio)\s*[:\-–]+\s*/iu;
const READ_LINES = 16;
const IN_TOP = 1000;
const BELOW_CONTACT = 4;

type Told = Pick<Fact, 'rule' | 'confidence'>;

/** `before` is where jobs and education begin, whose places are not where somebody lives. */
type Known = { lines: readonly Line[]; before: number; contacts: readonly Stretch[] };

/**
 * Where somebody lives: a place of its own near the top, else the city of what is labelled as address or location, else a
 * known city in the address near the top. At most one.
 */
export function findLocation(text: string, { lines, before, contacts }: Known): Fact | null {
  const top = lines.filter(({ start }, at) => at < READ_LINES && start < IN_TOP);
  const header = top.filter(
    ({ start, text: words }, at) => start < before || (at < 4 && !/\d{4}/.test(words)),
  );
  return (
    firstOf(header, (line) => placeOf(text, line, contacts)) ??
    firstOf([...header, ...lines], (line) => labelledPlace(text, line)) ??
    firstOf(belowContact(lines, contacts), (line) => placeOf(text, line, contacts)) ??
    firstOf(header, (line) => cityOf(text, line, { rule: 'address', confidence: 0.7 }))
  );
}

/** In a column of its own, which a PDF may hold last, the place stands right below the first e-mail address or number. */
function belowContact(lines: readonly Line[], contacts: readonly Stretch[]): Line[] {
  const first = Math.min(...contacts.map(({ start }) => start));
  const at = lines.findIndex(({ start, end }) => first >= start && first < end);
  return at < 0 ? [] : lines.slice(at, at + BELOW_CONTACT);
}

function firstOf(lines: readonly Line[], read: (line: Line) => Fact | null): Fact | null {
  for (const line of lines) {
    const fact = read(line);
    if (fact) return fact;
  }
  return null;
}

function placeOf(text: string, line: Line, contacts: readonly Stretch[]): Fact | null {
  for (const piece of withoutStretches(text, line, contacts).flatMap((part) => splitPieces(text, part))) {
    const value = valueAt(text, piece);
    if (isHome(value)) return factAt('LOCATION', text, piece, { rule: 'place', confidence: 0.95 });
  }
  return null;
}

function labelledPlace(text: string, line: Line): Fact | null {
  const label = LABEL.exec(line.text);
  if (!label) return null;
  const rest = { start: line.start + label[0].length, end: line.end };
  const piece = trimStretch(text, rest);
  if (piece && isHome(valueAt(text, piece)))
    return factAt('LOCATION', text, piece, { rule: 'label', confidence: 0.9 });
  return cityOf(text, rest, { rule: 'label', confidence: 0.85 });
}

function cityOf(text: string, { start, end }: Stretch, told: Told): Fact | null {
  const city = cityIn(text.slice(start, end));
  return city && factAt('LOCATION', text, { start: start + city.start, end: start + city.end }, told);
}
