import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { areColumnHeads } from './header-lines.ts';
import { isNoPiece, OF_FIRM, toPiece, type JobPiece } from './job-pieces.ts';
import { TEAM_NOUNS, TEAM_WORDS } from '../../lexicon/resume-words.ts';
import { splitWords } from '../../lines/score-words.ts';
import { splitAtCommas } from '../../lines/split-pieces.ts';
import {
  ENDS_IN_TITLE,
  HAS_COMPANY_WORD,
  HAS_TITLE_WORD,
  IS_TITLE,
  LEGAL_COMPANY,
} from '../../lexicon/scores.ts';

/** `School of Environment` and `River Group` are parts of the organization after them. */
const PART =
  /^(?:department|dept|school|faculty|division|centre|center|section|chair)\b|\b(?:group|lab|laboratory|team|unit)$/iu;

/** A town after a company that is in no list. */
const TOWN = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?\.?$/u;

const MOST_PARTS = 4;

const MOST_UNKNOWN_WORDS = 5;

/** True for a company without a comma before it, which shows that companies are separate from titles. */
export const isCompanyAlone = (text: string, piece: JobPiece): boolean =>
  isClearCompany(piece) && splitAtCommas(text, piece).length === 1;

/** `Cataloguer, Larkspur Trust` is two pieces if other jobs have a title before a comma in the same slot. */
export function likeOthers(text: string, piece: JobPiece, split: ReadonlySet<string>): JobPiece[] {
  if (!split.has(piece.slot) || piece.title >= HAS_TITLE_WORD) return [piece];
  const [first, second] = splitAtCommas(text, piece).map((part, at) =>
    toPiece(text, part, `${piece.slot},${at}`),
  );
  return first && second && isClearCompany(second) ? [first, second] : [piece];
}

/**
 * `Title, Company` is two pieces. `Engineer, Payments Platform` is one if this resume's companies are separate, or if a
 * team's field follows.
 */
export function atCommas(text: string, piece: JobPiece, isCompanyApart: boolean): JobPiece[] {
  const parts = partsAtCommas(text, piece);
  if (parts.length < 2) return [piece];
  const scored = parts.map((part, at) => toPiece(text, part, `${piece.slot},${at}`));
  const title = scored.find((part) => part.title >= IS_TITLE && part.title > part.company);
  const company = findCompany(text, scored, isCompanyApart);
  if (title && company) return [title, company].toSorted((a, b) => a.start - b.start);
  const unknown = unknownBefore(text, scored);
  if (unknown) return unknown;
  return title && title === scored[0] ? behindTitle(text, piece, scored, isCompanyApart) : [piece];
}

/** A company next to an unknown name: `Disponenz, Elbkontor GmbH, Hamburg` and `Wren, Site Engineer`. */
function unknownBefore(text: string, scored: readonly JobPiece[]): JobPiece[] | null {
  const [first, second, town] = scored;
  if (first && second && isPlacedLegal(text, [first, second, town])) return [first, second];
  const last = scored.at(-1);
  return first && last && isUnknownBefore(text, scored) ? [first, last] : null;
}

/** The parts at commas; none for one firm, and none if there are too many. */
function partsAtCommas(text: string, piece: JobPiece): Stretch[] {
  const parts = piece.slot.endsWith(OF_FIRM) ? [] : splitAtCommas(text, piece);
  return parts.length > MOST_PARTS ? [] : parts;
}

/** Endings of legal company names; `Hale & Reed LLP` can have its first partner before a comma. */
const LEGAL_END_WORDS = [
  String.raw`GmbH|gGmbH|AG|KG|KGaA|OHG|UG|SE|e\.V|Ltd|LTD|Limited|LLC|Inc|plc|PLC|SA|SAS|SARL|SpA|S\.p\.A|Srl`,
  String.raw`BV|B\.V|NV|AB|Oy|A\/S`,
];
const LEGAL_END = new RegExp(String.raw`^(?:[^&]|& Co)*\s(?:${LEGAL_END_WORDS.join('|')})\.?$`, 'u');

/** `Disponenz, Elbkontor GmbH, Hamburg`: the company is between an unknown name and a town. */
function isPlacedLegal(text: string, [first, legal, town]: [JobPiece, JobPiece, JobPiece?]): boolean {
  const isPlaced = town
    ? TOWN.test(text.slice(town.start, town.end)) && isPlainName(town)
    : text[legal.end] === ',';
  return isPlaced && isPlainName(first) && LEGAL_END.test(text.slice(legal.start, legal.end));
}

const isPlainName = ({ company }: JobPiece): boolean => company === 0;

/** The part that looks like a company and is not part of another: `School of Law, Larkspur College`. */
function findCompany(
  text: string,
  parts: readonly JobPiece[],
  isCompanyApart: boolean,
): JobPiece | undefined {
  const clear = parts.filter((part) => isClearCompany(part) && !(isCompanyApart && isTeam(text, part)));
  return clear.find(({ start, end }) => !PART.test(text.slice(start, end))) ?? clear[0];
}

/** `Wren, Site Engineer`: an unknown name before a clear title, with at most a town between them. */
function isUnknownBefore(text: string, [first, ...others]: readonly JobPiece[]): boolean {
  const isLast = (others.at(-1)?.title ?? 0) >= ENDS_IN_TITLE;
  const isTown = isTownAlone(text, others.slice(0, -1));
  if (!isLast || !isTown || !first || first.title >= HAS_TITLE_WORD) return false;
  const words = splitWords(text.slice(first.start, first.end));
  return isUnknownCompany(text, first) && !areColumnHeads(words);
}

/** The part after a title that is no clear company: nothing, an unknown company, or the title's field. */
function behindTitle(
  text: string,
  piece: JobPiece,
  [title, behind, ...more]: readonly JobPiece[],
  isCompanyApart: boolean,
): JobPiece[] {
  // A title's field does not make it a company.
  const whole = { ...piece, company: title?.company ?? 0 };
  if (!title || !behind || !isTownAlone(text, more)) return [whole];
  if (isNoPiece(text, behind)) return [title];
  return !isCompanyApart && isUnknownCompany(text, behind) ? [title, behind] : [whole];
}

const isTownAlone = (text: string, [town, ...more]: readonly Stretch[]): boolean =>
  !town || (more.length === 0 && TOWN.test(text.slice(town.start, town.end)));

const isClearCompany = ({ company, title }: JobPiece): boolean =>
  company >= HAS_COMPANY_WORD && company > title;

const isUnknownCompany = (text: string, piece: JobPiece): boolean =>
  splitWords(text.slice(piece.start, piece.end)).length <= MOST_UNKNOWN_WORDS && !isTeam(text, piece);

/** 'Identity Services' and 'Trust Platform' are teams; 'Northwind Cloud' has its own name before the field. */
function isTeam(text: string, { start, end, company }: JobPiece): boolean {
  const words = splitWords(text.slice(start, end));
  const beginsWithField = TEAM_WORDS.has(words[0] ?? '');
  return company < LEGAL_COMPANY && (beginsWithField || words.some((word) => TEAM_NOUNS.has(word)));
}
