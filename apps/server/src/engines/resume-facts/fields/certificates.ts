import { findDateSpans } from '../lines/find-dates.ts';
import { isTableHead } from '../mentions/colleges.ts';
import { factAt } from '../facts/fact-at.ts';
import { trimStretch, type Line } from '../lines/lines.ts';
import { splitPieces, withoutStretches } from '../lines/split-pieces.ts';
import type { Fact } from '../facts/facts.ts';
import { joinWrappedLines } from '../sections/join-wrapped-lines.ts';
import { splitWords } from '../lines/score-words.ts';

const MOST_WORDS = 12;
const MOST = 40;
/** Issuer, expiry and number do not tell what a certificate is. */
const AROUND_NAME_WORDS = [
  'issued|valid|expires?|expiring|credential|certificate (?:no|number|id)|license (?:no|number)',
  String.raw`score|grade|date|https?:|www\.|page \d`,
];
const AROUND_NAME = new RegExp(`^(?:${AROUND_NAME_WORDS.join('|')})`, 'iu');
const SENTENCE = /\p{Ll}{3}\.$/u;

/** The entries of a list of certificates and courses, one per line: the text before the date, the issuer and the number. */
export function readCertificates(text: string, given: readonly Line[]): Fact[] {
  const lines = joinWrappedLines(text, given);
  return lines
    .filter((line) => !isTableHead(line.text))
    .flatMap((line) => readCertificate(text, line) ?? [])
    .slice(0, MOST);
}

function readCertificate(text: string, line: Line): Fact | null {
  const dates = findDateSpans(line.text).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
  }));
  const [first] = withoutStretches(text, line, dates).flatMap((stretch) => splitPieces(text, stretch));
  const place = first && trimStretch(text, first);
  if (!place) return null;
  const words = text.slice(place.start, place.end);
  const count = splitWords(words).length;
  const isEntry = /^[\p{Lu}\d]/u.test(words) && /\p{L}{2}/u.test(words) && count > 0 && count <= MOST_WORDS;
  if (!isEntry || AROUND_NAME.test(words) || SENTENCE.test(line.text)) return null;
  return factAt('CERTIFICATE', text, place, { rule: 'list', confidence: 0.8 });
}
