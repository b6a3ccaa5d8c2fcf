import { ENGLISH_FILLER } from './english-filler.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import type { Meaning, Place, Token } from './meaning.ts';
import { ZONE_WORDS } from './zone-words.ts';

/** A character group as written, with its named parts. */
type Piece = Place & { text: string; parts: Record<string, string | undefined> };

/** No alternative nests repetitions, so that matching is linear in the text. */
const PIECES = new RegExp(
  [
    String.raw`(?:utc|gmt)\s?(?<sign>[+-])\s?(?<ahead>\d{1,2})(?::?(?<aheadMinutes>[0-5]\d))?(?!\d)`,
    String.raw`(?<isoYear>\d{4})(?<isoMark>[-/.])(?<isoMonth>\d{1,2})\k<isoMark>(?<isoDay>\d{1,2})(?!\d)`,
    String.raw`(?<one>\d{1,2})(?<mark>[-/.])(?<other>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?!\d)`,
    String.raw`(?<dotted>\d{1,2})\.(?<dottedMonth>\d{1,2})\.(?!\d)`,
    String.raw`(?<slashed>\d{1,2})/(?<slashedOther>\d{1,2})(?![\d/])`,
    String.raw`(?<hour>\d{1,2})(?<clockMark>[:.h])(?<minute>[0-5]\d)(?![\d:.]\d|\d)`,
    String.raw`(?<half>[ap])\.\s?m\b\.?`,
    String.raw`(?<ordinal>\d{1,2})(?:st|nd|rd|th)\b`,
    String.raw`(?<number>\d+)`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*)`,
    String.raw`\n`,
    String.raw`\S`,
  ].join('|'),
  'giu',
);

/** Lookalike characters and their replacements; each is one UTF-16 unit, so that positions stay the same. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '’': "'",
  ʼ: "'",
  '‘': "'",
  '`': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '‐': '-',
  '|': ';',
  '•': ';',
  '·': ';',
  '*': ';',
  '…': ';',
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu');
const SAYS_NOTHING =
  /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}\p{Cf}"'“”„«»<>#_=]$/u;
const LONGEST_PHRASE = 6;

const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = new Map(
  [...ENGLISH_FILLER, ...ENGLISH_WORDS, ...ZONE_WORDS].flatMap(([meaning, phrases]) =>
    phrases.split(' | ').map((phrase) => [phrase, [meaning].flat()] as const),
  ),
);

/** The words and punctuation of a text with their meanings; the longest known phrase counts as one. */
export function tokenize(text: string): Token[] {
  const pieces = splitPieces(text);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length;) {
    const { means, length } = meaningAt(pieces, at);
    const [first, last] = [pieces[at], pieces[at + length - 1]];
    if (!first || !last) break;
    const place = { start: first.start, end: last.end, text: first.text };
    for (const meaning of means) tokens.push({ ...place, index: tokens.length, means: meaning });
    at += length;
  }
  return tokens;
}

function splitPieces(text: string): Piece[] {
  const plain = text.replace(LOOKALIKE, (sign) => LOOKALIKES[sign] ?? sign);
  return Array.from(plain.matchAll(PIECES), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0].trim().toLowerCase() || '\n',
    parts: match.groups ?? {},
  }));
}

function meaningAt(pieces: readonly Piece[], at: number): { means: readonly Meaning[]; length: number } {
  const texts = pieces.slice(at, at + LONGEST_PHRASE).map(({ text }) => text);
  for (let length = texts.length; length > 0; length -= 1) {
    const means = MEANINGS.get(texts.slice(0, length).join(' '));
    if (means) return { means, length };
  }
  const piece = pieces[at];
  return { means: [piece ? findMeaning(piece) : { is: 'unknown' }], length: 1 };
}

function findMeaning({ text, parts }: Piece): Meaning {
  if (text === '\n') return { is: 'stop' };
  if (SAYS_NOTHING.test(text)) return { is: 'filler' };
  if (parts['half']) return { is: 'half', half: parts['half'].toLowerCase() === 'a' ? 'am' : 'pm' };
  if (parts['ordinal']) return { is: 'ordinal', value: Number(parts['ordinal']) };
  return readOffset(parts) ?? readDate(parts) ?? readTime(parts) ?? { is: 'unknown' };
}

function readOffset({ sign, ahead, aheadMinutes = '0' }: Piece['parts']): Meaning | undefined {
  if (ahead === undefined || Number(ahead) > 14) return undefined;
  const minutes = Number(ahead) * 60 + Number(aheadMinutes);
  return { is: 'offset', minutes: sign === '-' ? -minutes : minutes };
}

function readDate(parts: Piece['parts']): Meaning | undefined {
  const { isoYear, isoMonth, isoDay, one, other, year } = parts;
  if (isoYear) return dateMeaning([isoYear, isoMonth, isoDay], 'iso');
  if (one) return dateMeaning([one, other, year], parts['mark']);
  if (parts['dotted']) return dateMeaning([parts['dotted'], parts['dottedMonth']], '.');
  return parts['slashed'] ? dateMeaning([parts['slashed'], parts['slashedOther']], '/') : undefined;
}

const dateMeaning = (numbers: (string | undefined)[], mark = ''): Meaning => ({
  is: 'date',
  numbers: numbers.map(Number),
  mark,
});

/** With a dot it is a time if the minutes are a multiple of five, 4.30, else a date, 10.12 or 26.11. */
function readTime({ hour, minute, clockMark, number }: Piece['parts']): Meaning | undefined {
  if (hour !== undefined) {
    if (clockMark === '.' && (Number(hour) > 24 || Number(minute) % 5 > 0))
      return dateMeaning([hour, minute], '.');
    return { is: 'time', hour: Number(hour), minute: Number(minute), isPadded: hour.startsWith('0') };
  }
  if (number === undefined || number.length > 4) return undefined;
  return { is: 'number', value: Number(number), digits: number.length, isPadded: number.startsWith('0') };
}
