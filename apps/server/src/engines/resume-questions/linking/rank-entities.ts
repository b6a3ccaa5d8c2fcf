import type { FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import { degreeLevel } from '../../resume-facts/facts/degree-norms.ts';
import { findFieldOfStudy } from '../../resume-facts/lexicon/fields-of-study.ts';
import { isCity, isRegion } from '../../resume-facts/mentions/places.ts';
import { COLLEGE_WORDS } from '../../resume-facts/lexicon/resume-words.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { weighCues } from './entity-cues.ts';
import {
  ENTITY_KINDS,
  type EntityKind,
  type EntityMatch,
  findNamed,
  type NamedKind,
} from './known-entities.ts';
import { isTrade } from '../lexicon/trades.ts';
import { isCertificate, isLanguage, isSpoken } from './listed-kinds.ts';
import type { Mention } from './find-mentions.ts';

/**
 * How a chunk was linked. `strength` starts at 0; 3 and more is certain. TEXT is for words that are no known entity;
 * `isMentioned` is true if any resume has them adjacent.
 */
export type EntityLink = {
  kind: Extract<FilterKind, NamedKind | 'TEXT'>;
  value: string;
  strength: number;
  isMentioned: boolean;
};

/** The score of the form of a match alone. Degrees are a closed list; a title or skill is often also an ordinary word. */
const EXACT: Record<EntityKind, number> = {
  COMPANY: 2,
  COLLEGE: 2,
  LOCATION: 2,
  DEGREE: 3,
  TITLE: 2,
  SKILL: 2,
};
const WITHIN: Record<EntityKind, number> = {
  COMPANY: 1,
  COLLEGE: 1,
  LOCATION: 0,
  DEGREE: 0,
  TITLE: 1,
  SKILL: 0.5,
};

/** Whether words show their own kind: a college by any of them, a title by the last. */
const isNamedSo: Partial<Record<EntityKind, (words: string[]) => boolean>> = {
  COLLEGE: (words) => words.some((word) => COLLEGE_WORDS.has(word)),
  TITLE: (words) => isTrade(words.at(-1) ?? ''),
};

const DEGREE_IN_FULL_WORDS = [
  'bachelor|master|diploma|doctor|associate|post ?-?graduat|high school|higher secondary',
  String.raw`under ?graduat|ph\.? ?d|1[02]th`,
];
const DEGREE_IN_FULL = new RegExp(`^(?:${DEGREE_IN_FULL_WORDS.join('|')})`, 'i');
const DEGREE_IN_SHORT = /^(?:[a-z]{2,6}|[a-z]\.? ?[a-z]{1,5}\.?(?: ?[a-z]\.?)?)$/i;

function weighForm(kind: EntityKind, text: string, match: EntityMatch): number {
  const form = match.isExact ? EXACT[kind] : WITHIN[kind];
  const saysSo = isNamedSo[kind]?.(text.toLowerCase().split(/\s+/)) === true;
  // A name without a college word is a college only if the question says so.
  if (kind === 'COLLEGE' && match.isExact && !saysSo) return WITHIN.COLLEGE;
  return form + (saysSo ? 1 : 0);
}

function matchKind(kind: EntityKind, text: string, index: ResumeIndex): EntityMatch | null {
  const isShort = DEGREE_IN_SHORT.test(text) && !findFieldOfStudy(text);
  if (kind === 'DEGREE' && !DEGREE_IN_FULL.test(text) && !isShort) return null;
  return findNamed(index, kind, text);
}

const skillFirst = (one: EntityLink, other: EntityLink) =>
  Number(other.kind === 'SKILL') - Number(one.kind === 'SKILL');
const countHolders = (kind: EntityKind, { norms }: EntityMatch, index: ResumeIndex) =>
  norms.reduce((sum, norm) => sum + (index.norms(kind).get(norm) ?? 0), 0);

/** The possible links of a chunk, most likely first, without those that nothing supports. */
export function rankEntities(
  chunk: Pick<Mention, 'text' | 'before' | 'after'>,
  index: ResumeIndex,
): EntityLink[] {
  const { text, before, after } = chunk;
  const isMentioned = index.isMentioned(text);
  const links = ENTITY_KINDS.flatMap((kind): (EntityLink & { holders: number })[] => {
    const match = matchKind(kind, text, index);
    if (!match) return [];
    const strength = weighForm(kind, text, match) + weighCues(kind, before, after);
    return [{ kind, value: text, strength, isMentioned, holders: countHolders(kind, match, index) }];
  });
  return links.toSorted(
    (one, other) => other.strength - one.strength || other.holders - one.holders || skillFirst(one, other),
  );
}

/** The kind that the words around a chunk indicate, although these resumes have no such fact. */
export function findCuedKind({ before, after }: Pick<Mention, 'before' | 'after'>): EntityKind | null {
  const clear = ENTITY_KINDS.filter((kind) => kind !== 'TITLE' && weighCues(kind, before, after) === 2);
  return clear[0] ?? null;
}

const COMPASS = /^(?:north|south|east|west|central)(?:ern)? \p{L}/iu;
/** 'South India' is not a place of these resumes, but part of one. */
const isPartOfPlace = (text: string, index: ResumeIndex): boolean =>
  COMPASS.test(text) && findNamed(index, 'LOCATION', text.split(' ').at(-1) ?? '') !== null;
const OF_A_PLACE = 1;

/** The strength from which an entity is accepted. */
const LIKELY = 1.5;
/** The strength of a kind that the words around a phrase leave no doubt about. */
const CERTAIN = 3;

type Named = Pick<Mention, 'text' | 'before' | 'after'>;

/** The most likely link of a chunk. */
export function linkEntity(chunk: Named, index: ResumeIndex): EntityLink {
  const [best] = rankEntities(chunk, index);
  const known = best && best.strength >= LIKELY ? best : null;
  const isMentioned = index.isMentioned(chunk.text);
  const isOfDegree = isCalledDegree(chunk) || isStudied(chunk);
  const listed = isOfDegree ? 'DEGREE' : findListedKind(chunk, known !== null);
  if (listed) return { kind: listed, value: chunk.text, strength: CERTAIN, isMentioned };
  return known ?? unknownLink(chunk, isMentioned, index);
}

/** An 'associate degree' is not an associate, whether or not someone here has one. */
const isCalledDegree = ({ text, after }: Named): boolean =>
  /^degrees?\b/.test(after) && degreeLevel(text) !== null;

const STUDIES = String.raw`degrees?|graduat\w+|stud(?:y|ied|ies|ying)|major(?:ed)?|qualified|qualifications?|diploma`;
const STUDIED_BEFORE = new RegExp(String.raw`\b(?:${STUDIES}|bachelor|master)s?(?: (?:in|of))?(?: the)?$`);
const STUDIED_AFTER = /^(?:degrees?|grad(?:uate)?s?|students?|majors?)\b/;

/** 'A law degree' and 'who studied law' ask for a field of study, not for a college. */
const isStudied = ({ text, before, after }: Named): boolean =>
  findFieldOfStudy(text) !== undefined && (STUDIED_BEFORE.test(before) || STUDIED_AFTER.test(after));

/** A language counts as one even without words around it, unless these resumes have something else of that name. */
function findListedKind(chunk: Named, isKnown: boolean): 'LANGUAGE' | 'CERTIFICATE' | null {
  if (isSpoken(chunk) || (!isKnown && isLanguage(chunk.text))) return 'LANGUAGE';
  return isCertificate(chunk) ? 'CERTIFICATE' : null;
}

/** 'Has a PhD', but not 'has a car', which is no degree. */
const degreeHeld = ({ text, before }: Named): EntityKind | null =>
  weighCues('DEGREE', before, '') > 0 && degreeLevel(text) !== null ? 'DEGREE' : null;

/** 'Anyone in Sydney' asks who lives there, not for a name; someone who 'worked in Sydney' may live elsewhere. */
const isHomeAsked = ({ text, before }: Named): boolean =>
  (isCity(text) || isRegion(text)) && !/\b(?:work|experience|employ|been|serv|stud|train)/.test(before);

/** If no one here is a CFO, an assistant who mentions one is shown as such. */
const isCalledSo = ({ text, before }: Named): boolean =>
  isTrade(text.toLowerCase()) && !/\bmention/.test(before);

/** The kind asked for by words that are in no fact of these resumes, or in no resume. */
function findUnknownKind(chunk: Named, isMentioned: boolean): EntityLink['kind'] {
  const cued = findCuedKind(chunk) ?? degreeHeld(chunk);
  if (cued === null) return isMentioned && isCalledSo(chunk) ? 'TITLE' : 'TEXT';
  // 'worked in retail': something that is no place of these resumes but in their texts is searched for as words.
  return cued === 'LOCATION' && isMentioned && !isHomeAsked(chunk) ? 'TEXT' : cued;
}

/** The link of a chunk that is no fact in these resumes. */
function unknownLink(chunk: Named, isMentioned: boolean, index: ResumeIndex): EntityLink {
  const { text: value } = chunk;
  if (!isMentioned && isPartOfPlace(value, index))
    return { kind: 'LOCATION', value, strength: OF_A_PLACE, isMentioned };
  const kind = findUnknownKind(chunk, isMentioned);
  // 'You hold First Aid Level 2': not a degree here, but some list it as a certificate.
  if (kind === 'DEGREE' && findNamed(index, 'CERTIFICATE', value)?.isExact)
    return { kind: 'CERTIFICATE', value, strength: LIKELY, isMentioned };
  return { kind, value, strength: 0, isMentioned };
}
