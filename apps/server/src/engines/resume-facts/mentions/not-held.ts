import type { Stretch } from '../../resume-texts/text/resume-text.ts';

// Words next to a degree, certificate or license that is not held yet, or no longer. Our own list.

const STATUS = [
  'in progress|on-?going|pursuing|persuing|studying|awaited|awaiting|pending|incomplete|unfinished|abandoned|discontinued',
  'drop(?:ped)? ?out|dropped|left without|withdrawn|withdrew|expired|lapsed|revoked|no longer (?:valid|held)|abgebrochen',
  'not (?:yet )?(?:completed?|finished|passed|taken|obtained|awarded|certified|graduated|held|renewed)',
  'abgelaufen|laufend|noch nicht|en cours|inachevée?|expirée?|périmée?|en curso|cursando|caducad[oa]|in corso',
].join('|');
/** Words that say so only after the name. */
const STATUS_BEHIND = [
  STATUS,
  'expected|anticipated|candidate|(?:exam|course|test|training) (?:booked|scheduled|planned|due)',
  '(?:booked|planned|scheduled|due) (?:for|in|on)',
].join('|');
const WITHIN = new RegExp(`(?<!\\p{L})(?:${STATUS})(?!\\p{L})`, 'iu');
const BEHIND = new RegExp(`(?<![\\p{L}\\d])(?:${STATUS_BEHIND})(?!\\p{L})`, 'iu');
/** Studies that continue, or end later. */
const TO_DATE = /(?:19|20)\d\d ?[-–] ?(?:present|now|today|date|current|ongoing|heute|hoy|aujourd)/iu;
const YEARS = /(?<!\d)20\d\d(?!\d)/gu;

const isStillStudied = (words: string, writtenIn: number): boolean =>
  TO_DATE.test(words) || (words.match(YEARS) ?? []).some((year) => Number(year) > writtenIn);

const BEFORE_WORDS = [
  '(?:currently )?(?:pursuing|persuing|doing)|(?:studying|preparing|registered|enrolled|sitting)(?: for| in)?',
  '(?:working|study(?:ing)?) towards?|plan(?:ning|s)?(?: (?:to (?:take|do|sit|get)|for))?|towards?',
  'provisional|expired|lapsed|unfinished|incomplete|partial',
].join('|');
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:${BEFORE_WORDS})(?: (?:an?|the|my|their))?(?: [\\p{L}-]{2,20})?\\s*$`,
  'iu',
);
const MOST_BEFORE = 50;
const MOST_BEHIND = 120;
const PIECES = /[,;|•·()\t]/u;

/** The rest of a line after a position, split into pieces. */
function piecesAfter(text: string, end: number, until: number): string[] {
  const line = text.indexOf('\n', end);
  const last = Math.min(until, line < 0 ? text.length : line, end + MOST_BEHIND);
  return text.slice(end, last).split(PIECES);
}

/**
 * True if a resume states that it does not hold something: `MBA (pursuing)`, `preparing for PMP`, `CCNA, expired`.
 *
 * @param until where the next one of its kind begins, which the words after it describe
 * @param writtenIn for studies, the year of writing; for a certificate, a later year means that it is valid
 */
export function isNotHeld(
  text: string,
  place: Stretch,
  { until = Infinity, writtenIn = Infinity }: { until?: number; writtenIn?: number } = {},
): boolean {
  const before =
    text
      .slice(Math.max(0, place.start - MOST_BEFORE), place.start)
      .split('\n')
      .at(-1) ?? '';
  if (BEFORE.test(before) || WITHIN.test(text.slice(place.start, place.end))) return true;
  const pieces = piecesAfter(text, place.end, until);
  if (pieces.some((piece, at) => (BEHIND.exec(piece)?.index ?? Infinity) <= (at === 0 ? MOST_BEHIND : 1)))
    return true;
  return writtenIn < Infinity && isStillStudied(pieces.join(' '), writtenIn);
}
