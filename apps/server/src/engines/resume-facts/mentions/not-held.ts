import type { Stretch } from '../../resume-texts/text/resume-text.ts';

// What resumes say next to a degree, a certificate or a licence that they do not hold yet, or no longer. Our own list.

const STATUS = [
  'in progress|on-?going|pursuing|persuing|awaited|awaiting|pending|incomplete|unfinished|abandoned|discontinued',
  'drop(?:ped)? ?out|left without|withdrawn|withdrew|expired|lapsed|revoked|no longer (?:valid|held)|abgebrochen',
  'not (?:yet )?(?:completed?|finished|passed|taken|obtained|awarded|certified|graduated|held|renewed)',
  'abgelaufen|laufend|noch nicht|en cours|inachevée?|expirée?|périmée?|en curso|cursando|caducad[oa]|in corso',
].join('|');
/** What says so only behind the name. */
const STATUS_BEHIND = [
  STATUS,
  'expected|anticipated|candidate|exam (?:booked|scheduled|planned|due)|(?:booked|planned|scheduled|due) (?:for|in|on)',
].join('|');
const WITHIN = new RegExp(`(?<!\\p{L})(?:${STATUS})(?!\\p{L})`, 'iu');
const BEHIND = new RegExp(`(?<![\\p{L}\\d])(?:${STATUS_BEHIND})(?!\\p{L})`, 'iu');
/** Studies that go on. */
const TO_DATE =
  /^[^\d]{0,20}(?:19|20)\d\d ?[-–] ?(?:present|now|today|date|current|ongoing|heute|hoy|aujourd)/iu;
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

/** What of a line stands behind a place, cut into its pieces. */
function piecesBehind(text: string, end: number, until: number): string[] {
  const line = text.indexOf('\n', end);
  const last = Math.min(until, line < 0 ? text.length : line, end + MOST_BEHIND);
  return text.slice(end, last).split(PIECES);
}

/**
 * Whether a resume says of what it names here that it is not held: `MBA (pursuing)`, `preparing for PMP`, `CCNA, expired`.
 *
 * @param until where the next one of its kind begins, of which the words behind it speak
 * @param isStudy whether a time without an end says that it goes on; of a certificate it says that it is valid
 */
export function isNotHeld(text: string, place: Stretch, { until = Infinity, isStudy = false } = {}): boolean {
  const before =
    text
      .slice(Math.max(0, place.start - MOST_BEFORE), place.start)
      .split('\n')
      .at(-1) ?? '';
  if (BEFORE.test(before) || WITHIN.test(text.slice(place.start, place.end))) return true;
  const [next = '', ...others] = piecesBehind(text, place.end, until);
  if (BEHIND.test(next)) return true;
  return others.some(
    (piece) => (BEHIND.exec(piece)?.index ?? Infinity) <= 1 || (isStudy && TO_DATE.test(piece)),
  );
}
