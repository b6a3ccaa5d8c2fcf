import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { oncePerObject, oncePerValue } from '#lib/turns/once-per.ts';
import {
  COMPANY_ENDS,
  KNOWN_COMPANIES,
  TEAM_WORDS,
  TITLE_HEADS,
} from '../../resume-facts/lexicon/resume-words.ts';
import { isCity } from '../../resume-facts/mentions/places.ts';
import { findFieldOfStudy } from '../../resume-facts/lexicon/fields-of-study.ts';
import { degreeLevel } from '../../resume-facts/facts/degree-norms.ts';
import { toNorm } from '../../resume-facts/facts/norms.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { kindsOfLanguage } from '../../resume-facts/lexicon/language-names.ts';
import { standsInNamesakesAlone } from '../lexicon/namesakes.ts';
import { isSharedName } from '../lexicon/shared-names.ts';
import { isDenied } from './detect-negation.ts';
import { spellTitle, toSingular } from './spell-title.ts';

/** The kinds of facts that words of a question can be linked to. */
export const ENTITY_KINDS = ['COMPANY', 'COLLEGE', 'LOCATION', 'DEGREE', 'TITLE', 'SKILL'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** True if a condition is of a kind that words of a question can be linked to. */
export const isEntity = (kind: string): kind is EntityKind => ENTITY_KINDS.some((known) => known === kind);

/** What resumes list and questions ask for by name: entities, and kinds that only the surrounding words identify. */
export type NamedKind = EntityKind | 'LANGUAGE' | 'CERTIFICATE';
export const isNamedKind = (kind: string): kind is NamedKind =>
  isEntity(kind) || kind === 'LANGUAGE' || kind === 'CERTIFICATE';

const CONTACT_KINDS = ['EMAIL', 'PHONE', 'LINK'] as const;

/** True if a condition asks for contact data. */
export const isContact = (kind: string): kind is (typeof CONTACT_KINDS)[number] =>
  CONTACT_KINDS.some((known) => known === kind);

/** Norms of the resumes that words mean: the norm itself, or longer ones that contain it. */
export type EntityMatch = { isExact: boolean; norms: string[] };

type WordsOfNorms = Map<string, string[]>;

/** 'sales & marketing' equals 'sales and marketing', but not 'sales marketing'. */
const splitNorm = (norm: string) =>
  norm
    .replaceAll('&', ' and ')
    .split(/[\s,/()-]+/)
    .filter((part) => part !== '');
const spaced = (norm: string) => ` ${splitNorm(norm).join(' ')} `;
const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'in', 'at']);

/** The norms of a kind that have each word; built once per index. */
const groupByWords = oncePerObject((index: ResumeIndex) =>
  oncePerValue((kind: FactKind): WordsOfNorms => {
    const words: WordsOfNorms = new Map();
    for (const norm of index.norms(kind).keys()) {
      for (const part of new Set(splitNorm(norm))) {
        const norms = words.get(part);
        if (norms) norms.push(norm);
        else words.set(part, [norm]);
      }
    }
    return words;
  }),
);

const RANKED = /^(senior|junior|lead|principal|chief) (.+)$/;

/** A 'senior staff nurse' is a senior nurse. */
function isOfRank(asked: string, norm: string): boolean {
  const [, rank, title] = RANKED.exec(asked) ?? [];
  return (
    rank !== undefined &&
    title !== undefined &&
    norm.startsWith(`${rank} `) &&
    spaced(norm).includes(spaced(title))
  );
}

/** Colleges may reorder their words ('University of Pune', 'Pune University'); all others must keep the order. */
function isWithin(asked: string, norm: string, kind: FactKind): boolean {
  if (kind !== 'COLLEGE') return spaced(norm).includes(spaced(asked));
  const parts = new Set(splitNorm(norm));
  return splitNorm(asked).every((part) => SMALL_WORDS.has(part) || parts.has(part));
}

/** A sentence among the skills, such as 'I do not know Kafka', does not list Kafka. */
function deniesWithin(norm: string, asked: string): boolean {
  const start = norm === asked ? -1 : norm.indexOf(asked);
  return start >= 0 && isDenied(norm, { start, end: start + asked.length });
}

function isSharedWithin(norm: string, asked: string): boolean {
  const start = ` ${norm} `.indexOf(` ${asked} `);
  return start >= 0 && isSharedName(norm, { start, end: start + asked.length });
}

/** Words that turn a trade into another one: a teacher's aide is not a teacher, nor the assistant to the CFO a CFO. */
const AIDES = new Set(
  'aide aides assistant assistants helper helpers recruiter recruiters recruitment sourcer'.split(' '),
);

/** True if a title is only that of someone who assists the one asked for. */
function isAideTo(norm: string, asked: string): boolean {
  const [parts, trade] = [splitNorm(norm), splitNorm(asked)];
  if (!TITLE_HEADS.has(toSingular(trade.at(-1) ?? ''))) return false;
  const at = parts.findIndex((_, place) => trade.every((part, word) => parts[place + word] === part));
  const before = parts.slice(0, Math.max(0, at)).filter((part) => !SMALL_WORDS.has(part));
  return at >= 0 && (before.at(-1) === 'to' || AIDES.has(parts[at + trade.length] ?? ''));
}

const JOINS_FIRMS = /^(?:and|with|at|in|for|by)$/;

/** Words that say what a firm does or where, not which one it is. */
const saysNoName = (word: string): boolean => COMPANY_ENDS.has(word) || TEAM_WORDS.has(word) || isCity(word);

/**
 * True if a word that can be a name is only part of another employer's: an Apple Tree Inn is not Apple, and at Hale,
 * Reed and Moss no one works at Reed.
 */
function isOfOtherFirm(norm: string, asked: string): boolean {
  const [parts, [name = '', ...more]] = [splitNorm(norm), splitNorm(asked)];
  const at = parts.indexOf(name);
  if (more.length > 0 || parts.length < 2 || at < 0) return false;
  const around = [parts[at - 1] ?? '', parts[at + 1] ?? ''];
  if (!KNOWN_COMPANIES.has(name)) return at > 0 && around.includes('and');
  // 'Kestrel and Apple' are two firms, 'Job profile with Apple' is one.
  const isListed = around.some((part) => JOINS_FIRMS.test(part));
  return !isListed && !parts.every((part) => part === name || SMALL_WORDS.has(part) || saysNoName(part));
}

/** The norms of a kind that contain the one asked for, without denying it or meaning something else. */
function normsWith(index: ResumeIndex, kind: FactKind, asked: string): string[] {
  const words = groupByWords(index)(kind);
  const lists = splitNorm(asked)
    .filter((part) => !SMALL_WORDS.has(part))
    .map((part) => words.get(part) ?? []);
  const [fewest] = lists.toSorted((one, other) => one.length - other.length);
  const within = (fewest ?? []).filter(
    (norm) =>
      isWithin(asked, norm, kind) &&
      !deniesWithin(norm, asked) &&
      !standsInNamesakesAlone(norm, asked) &&
      !(kind.startsWith('SKILL') && isSharedWithin(norm, asked)) &&
      !(kind === 'TITLE' && isAideTo(norm, asked)) &&
      !(kind === 'COMPANY' && isOfOtherFirm(norm, asked)),
  );
  const isOther = kind === 'TITLE' && within.length === 0;
  return isOther ? (fewest ?? []).filter((norm) => isOfRank(asked, norm)) : within;
}

/** Degrees are classes, Navi Mumbai is not Mumbai, and Swiss German is not German. */
const EXACT_KINDS = new Set<FactKind>(['DEGREE', 'LOCATION', 'LANGUAGE']);

function matchEntity(index: ResumeIndex, kind: FactKind, asked: string): EntityMatch | null {
  if (asked.length < 1) return null;
  const degrees = kind === 'DEGREE' ? listDegrees(index, asked) : undefined;
  if (degrees !== undefined) return degrees;
  const norms = EXACT_KINDS.has(kind) ? [] : normsWith(index, kind, asked);
  const isExact = index.norms(kind).has(asked) || norms.some((norm) => spaced(norm) === spaced(asked));
  return norms.length === 0 && !isExact
    ? null
    : { isExact, norms: isExact ? [...new Set([asked, ...norms])] : norms };
}

const LEVEL_WORDS = new Set(['master', 'bachelor']);

/**
 * 'A masters' is any degree of that level; one in law is any whose abbreviation means law, or any without a class that
 * names it. Undefined if neither is asked for.
 */
function listDegrees(index: ResumeIndex, asked: string): EntityMatch | null | undefined {
  const isExact = LEVEL_WORDS.has(asked);
  const field = findFieldOfStudy(asked);
  if (!isExact && !field) return undefined;
  const { letters = [], names = [] } = field ?? {};
  const isMeant = (norm: string) =>
    isExact
      ? degreeLevel(norm) === degreeLevel(asked)
      : letters.includes(norm) || names.some((name) => spaced(norm).includes(spaced(name)));
  const norms = [...index.norms('DEGREE').keys()].filter(isMeant);
  return norms.length === 0 ? null : { isExact, norms };
}

/** What some words mean in these resumes as a kind; null if nothing. */
export function findEntity(index: ResumeIndex, kind: FactKind, words: string): EntityMatch | null {
  const match = matchEntity(index, kind, toNorm(kind, words));
  if (match || kind === 'LOCATION') return match;
  const singular = toSingular(words);
  return singular === words ? null : matchEntity(index, kind, toNorm(kind, singular));
}

/**
 * Skills whose names are ordinary words elsewhere: only among skills is 'Go' the same as 'golang', and C the same as 'C
 * language'.
 */
const PLAIN_SKILL = /^(?:go(?= ?lang$)|[rc](?= (?:language|programming)$))/i;

/** How resumes may spell what is asked for: 'TCS' in full, 'ML engineer' as 'machine learning engineer'. */
function listSpellings(index: ResumeIndex, kind: FactKind, words: string): string[] {
  if (kind === 'LANGUAGE') return [words, ...kindsOfLanguage(words)];
  if (!HAS_SPELLINGS.has(kind)) return [words];
  const plain =
    kind === 'SKILL' || kind === 'SKILL_YEARS' ? PLAIN_SKILL.exec(words)?.[0].toLowerCase() : undefined;
  const whole = [words, ...index.listAliases(words), ...(plain === undefined ? [] : [plain])];
  return kind === 'TITLE' ? [...whole, ...spellTitle(words, index)] : whole;
}

const HAS_SPELLINGS = new Set<FactKind>(['SKILL', 'SKILL_YEARS', 'COMPANY', 'TITLE', 'CERTIFICATE']);

/** What some words mean in these resumes as a kind, in any of their spellings. */
export function findNamed(index: ResumeIndex, kind: FactKind, words: string): EntityMatch | null {
  const found = listSpellings(index, kind, words).map((spelling) => findEntity(index, kind, spelling));
  const matches = found.filter((match) => match !== null);
  if (matches.length === 0) return null;
  return {
    isExact: matches.some(({ isExact }) => isExact),
    norms: [...new Set(matches.flatMap(({ norms }) => norms))],
  };
}

/** The norms that some words mean in these resumes. */
export const listNorms = (index: ResumeIndex, kind: FactKind, words: string): string[] =>
  findNamed(index, kind, words)?.norms ?? [];

/** The holdings of what some words mean. */
export const listHoldings = (index: ResumeIndex, kind: FactKind, words: string) =>
  listNorms(index, kind, words).flatMap((norm) => index.holders(kind, norm));

/** True if some words are exactly a name in these resumes. */
export const isEntityName = (index: ResumeIndex, words: string): boolean =>
  ENTITY_KINDS.some((kind) => findEntity(index, kind, words)?.isExact);

/**
 * The resumes that have what some words mean, or that only name it; years stated for a skill also count as listing it.
 */
export function listHolders(
  index: ResumeIndex,
  kind: NamedKind,
  words: string,
  isHeld = true,
): ResumeNumber[] {
  const kinds: FactKind[] = kind === 'SKILL' ? ['SKILL', 'SKILL_YEARS'] : [kind];
  const holdings = kinds.flatMap((one) => listHoldings(index, one, words));
  // Degrees and certificates not reached yet, or no longer valid, are named but not held.
  const isOfHolding = kind === 'DEGREE' || kind === 'CERTIFICATE';
  return holdings
    .filter(({ number }) => (isOfHolding && number === 0) !== isHeld)
    .map(({ resume }) => resume);
}
