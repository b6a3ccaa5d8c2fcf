import { dashedCompany } from './dashed-company.ts';
import { isHeaderLike, isLength, type HeaderLine } from './header-lines.ts';
import { isComplete, NOTHING_SAID, withLine, type HeaderParts } from './header-parts.ts';
import { companyScore, titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { isPlace, placeAtEnd } from '../../mentions/places.ts';
import { ENDS_IN_TITLE, HAS_COMPANY_WORD, HAS_TITLE_WORD, IS_TITLE } from '../../lexicon/scores.ts';

const MOST_BELOW = 2;
/** Lines further down describe activities. */
const READ_LINES = 12;
/** The most lines about the company's business, place and web page. */
const MOST_BETWEEN = 3;
const LONGEST_BULLET = 80;
const LONGEST_TITLE = 50;
const MOST_UNKNOWN_WORDS = 6;
const PLACED = /^\p{Lu}[^·|]{1,40} [·|] \p{Lu}[^·|]{2,30}$/u;
const SIGN = /[:\-–]/;
const ROLE = /^(?:role|designation|(?:position|post|rank)(?: held)?|job title|title)\s*[:\-–]\s*/iu;

const PAGE = /^(?:https?:\/\/|www\.)\S+$/u;

/**
 * A job's header down to its dated line, whether this resume's headers come above their dates, and whether most of its
 * companies come below, so that an unknown name after a title is not a company.
 */
type Above = { header: readonly HeaderLine[]; isHeaderAbove: boolean; isCompanyBelow: boolean };

/** Short lines below the dated one that add to its header; `lines` go up to the header of the next job. */
export function linesBelow(lines: readonly Line[], above: Above): Line[] {
  const telling = lines.slice(0, READ_LINES).map(titleAlone).filter(saysSomething);
  const isInBullet = above.header.at(-1)?.line.isBullet ?? false;
  const found = rightBelow(telling, above, isInBullet);
  const further = furtherTitle(telling.slice(found.length), isInBullet);
  const isMissing =
    further.length > 0 &&
    !found.reduce((parts, line) => withLine(parts, line), joinParts(above.header)).hasTitle;
  return isMissing ? [...found, ...further] : found;
}

/** The lines directly below that belong to the header. */
function rightBelow(
  telling: readonly Line[],
  { header, isHeaderAbove, isCompanyBelow }: Above,
  isInBullet: boolean,
): Line[] {
  const found: Line[] = [];
  // The lines above are only parsed if something below could belong to the header.
  let parts: HeaderParts | null = null;
  for (const [at, line] of telling.entries()) {
    const isEnd = found.length >= MOST_BELOW || !canBelong(telling.slice(at, at + 2), isHeaderAbove);
    if (isEnd || !fitsHeader(line, isInBullet, found.length)) break;
    parts ??= joinParts(header);
    if (isComplete(parts, isCompanyBelow)) break;
    parts = withLine(parts, line);
    found.push(line);
  }
  return found;
}

/** `Chief Financial Officer` below a line about the company's business, if nothing else gives the title. */
function furtherTitle(lines: readonly Line[], isInBullet: boolean): Line[] {
  const end = lines.findIndex(({ isBullet }) => isBullet && !isInBullet);
  const near = lines.slice(0, end < 0 ? MOST_BETWEEN + 1 : Math.min(end, MOST_BETWEEN + 1));
  return near.filter(isTitleAlone).slice(0, 1);
}

const isTitleAlone = (line: Line): boolean =>
  titleScore(line.text) >= ENDS_IN_TITLE &&
  splitWords(line.text).length <= MOST_UNKNOWN_WORDS &&
  isHeaderLike(line) &&
  !/[.|]/.test(line.text);

/** True if the first of two lines can belong to the header above it. */
function canBelong([line, next]: readonly Line[], isHeaderAbove: boolean): boolean {
  if (!line) return false;
  if (!isHeaderAbove) return canStandBelow(line);
  return isTelling(line) && !isOtherJob(next ? [line, next] : [line]);
}

const joinParts = (header: readonly HeaderLine[]): HeaderParts =>
  header.reduce((parts, { line, dates }) => withLine(parts, line, dates), NOTHING_SAID);

/** A place, a web page and a length add nothing to the job. */
const saysSomething = ({ text }: Line): boolean => !PAGE.test(text) && !isLength(text) && !isPlace(text);

/** In `Data Engineer: Moved the claims.` the title ends at the colon, in `Role: Data Engineer` it follows it. */
function titleAlone(line: Line): Line {
  if (!SIGN.test(line.text)) return line;
  const label = ROLE.exec(line.text)?.[0].length ?? 0;
  const behind = line.text.slice(label);
  if (label > 0 && titleScore(behind) >= ENDS_IN_TITLE)
    return { ...line, start: line.start + label, text: behind };
  const colon = line.text.indexOf(': ');
  if (colon < 0 || colon > LONGEST_TITLE) return line;
  const words = line.text.slice(0, colon);
  return titleScore(words) >= ENDS_IN_TITLE ? { ...line, end: line.start + colon, text: words } : line;
}

/** `Wren · Leeds` is recognized by its place. */
const isTelling = ({ text }: Line): boolean =>
  titleScore(text) >= HAS_TITLE_WORD || companyScore(text) >= HAS_COMPANY_WORD || PLACED.test(text);

/** A name without telltale words is short and not a sentence. */
const canStandBelow = (line: Line): boolean =>
  isTelling(line) || (isShort(line.text) && !/\p{Ll}{2}\.$/u.test(line.text));

/** Not counting its place. */
const isShort = (text: string): boolean =>
  splitWords(text.slice(0, placeAtEnd(text) ?? text.length)).length <= MOST_UNKNOWN_WORDS;

/** Bullets are activities, unless the date is in one, or the first is the header: `• Staff Engineer, Acme Ltd`. */
function fitsHeader(line: Line, isInBullet: boolean, found: number): boolean {
  if (!isHeaderLike(line)) return false;
  if (!line.isBullet || isInBullet) return true;
  const isBoth = titleScore(line.text) >= IS_TITLE && companyScore(line.text) >= HAS_COMPANY_WORD;
  return found === 0 && line.text.length < LONGEST_BULLET && isBoth;
}

/** True if the line or the one below it is the company of another job. */
const isOtherJob = (lines: readonly Line[]): boolean => lines.some((line) => dashedCompany(line) !== null);
