import type { Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import { type Asked, type Reading, wordsBesidePeople } from './asked-question.ts';
import { correctChunk } from './correct-chunk.ts';
import { findResumes } from './find-resumes.ts';
import { isGeneric, withoutGeneric } from './generic-words.ts';
import { type Link, linkOf, readingsOf } from './link-chunk.ts';
import { type Chunk, chunksOf } from './question-chunks.ts';
import type { Linked } from './linked-chunk.ts';
import { ofOneKindInLists } from './lists-of-one-kind.ts';
import { lowOf, type Word } from './question-words.ts';
import { graduationAsked, readYears, type YearsReading } from './read-years.ts';

const NEGATION =
  /\b(?:not|never|no|without|except|excluding|lacks?|lacking|isn't|doesn't|don't|haven't|hasn't|aren't|didn't|cannot|can't|non|nobody|none)\b/;
const COUNTING =
  /\bhow many\b(?! (?:years|yrs))|\bcount\b|\bnumber of (?:candidates|resumes|people|applicants|cvs|profiles)\b|\btotal number\b/;
const DESCRIBING = /\b(?:someone|somebody|a person|a candidate) (?:who|that|to|able)\b/;

/** A chunk as one entity, else as two beside each other ('Pune Java developers'), else with its spelling corrected. */
function linkChunk(chunk: Chunk, index: ResumeIndex): Linked {
  const link = linkOf(chunk, index);
  if (link.strength > 0 || link.isMentioned) return { chunk, links: [link], corrected: [] };
  const plain = withoutGeneric(chunk);
  const plainLink = plain && linkOf(plain, index);
  if (plain && plainLink && plainLink.strength > 0)
    return { chunk: plain, links: [plainLink], corrected: [] };
  const apart = linkApart(chunk, index);
  if (apart) return { chunk, links: apart, corrected: [] };
  const fixed = correctChunk(chunk, index);
  if (!fixed) return { chunk, links: [link], corrected: [] };
  return { chunk, links: [linkOf({ ...chunk, text: fixed.text }, index)], corrected: fixed.corrected };
}

const SPLITTING = new Set(['LOCATION', 'COMPANY', 'DEGREE', 'COLLEGE']);
/** No two names together are longer, and each place to part them costs two looks into the index. */
const MOST_WORDS_OF_TWO = 12;

function linkApart(chunk: Chunk, index: ResumeIndex): Link[] | null {
  const texts = chunk.words.map(({ text }) => text);
  if (texts.length > MOST_WORDS_OF_TWO) return null;
  for (let at = texts.length - 1; at >= 1; at--) {
    const head = { text: texts.slice(0, at).join(' '), before: chunk.before, after: '' };
    const tail = { text: texts.slice(at).join(' '), before: '', after: chunk.after };
    const [first] = readingsOf(head, index);
    const [second] = readingsOf(tail, index);
    if (!first || !second || first.strength < 2 || second.strength < 2) continue;
    if (SPLITTING.has(first.kind) !== SPLITTING.has(second.kind)) return [first, second];
  }
  return null;
}

/** A phrase that no resume has as it stands, although its words may stand there apart. */
const isLoose = ({ links }: Linked) =>
  links.some(({ strength, isMentioned }) => strength === 0 && !isMentioned);

function isWithoutAnyWord({ chunk }: Linked, index: ResumeIndex): boolean {
  const known = chunk.words.filter(({ text }) => index.mentions(text).length > 0);
  return known.length === 0;
}

/** Titles are made of plain words, so they need more to be meant. */
const isCertain = ({ links }: Linked) =>
  links.every(({ kind, strength }) => kind !== 'TEXT' && strength >= (kind === 'TITLE' ? 4 : 3));

function filtersOf(all: readonly Linked[]): Filter[] {
  const filters: Filter[] = [];
  for (const { chunk, links } of all) {
    for (const { kind, value } of links) {
      const isAbsent = NEGATION.test(chunk.before);
      const last = filters.at(-1);
      if (chunk.join === 'OR' && last?.kind === kind && !isAbsent)
        last.others = [...(last.others ?? []), value];
      else filters.push({ kind, value, ...(isAbsent && { isAbsent }) });
    }
  }
  return filters;
}

/** 'X or Y' of different kinds; of one kind they are one condition with two values. */
const joinOf = (all: readonly Linked[], filters: readonly Filter[]) =>
  all.length > 1 && filters.length > 1 && all.slice(1).every(({ chunk }) => chunk.join === 'OR')
    ? ('ANY' as const)
    : ('ALL' as const);

const isUnlinked = ({ links }: Linked) => links.some(({ strength }) => strength === 0);

/** Whether people put it in their own words: a phrase that nobody writes, several things that are no known entities. */
function isDescription(all: readonly Linked[], low: string): boolean {
  if (all.some(isLoose)) return true;
  if (DESCRIBING.test(low) && !all.every(isCertain)) return true;
  const [only] = all;
  if (all.length === 1 && only)
    return isUnlinked(only) && only.chunk.words.length > 1 && only.links[0]?.kind === 'TEXT';
  return all.some(isUnlinked) && all.every((linked) => !isCertain(linked) || isUnlinked(linked));
}

/** What people ask for in their own words, which no list of entities covers: the nearest texts come first. */
function readRanking(all: readonly Linked[], index: ResumeIndex): Reading | null {
  const hard = all.filter((linked) => isCertain(linked));
  const soft = all.filter((linked) => !hard.includes(linked));
  if (soft.some((linked) => isWithoutAnyWord(linked, index)) && soft.length === 1) return null;
  const words = wordsOfLinks(soft);
  return {
    op: 'RANK',
    filters: filtersOf(hard),
    words,
    corrected: soft.flatMap(({ corrected }) => corrected),
  };
}

/** Several things that no resume has all of, although it has some: whoever is nearest comes first. */
function isWishList(all: readonly Linked[], filters: readonly Filter[], index: ResumeIndex): boolean {
  const isSoft =
    all.length > 1 &&
    filters.every(({ kind, isAbsent }) => !isAbsent && (kind === 'SKILL' || kind === 'TEXT'));
  if (!isSoft || all.some((linked) => isWithoutAnyWord(linked, index))) return false;
  const reading = {
    op: 'FIND' as const,
    filters: [...filters],
    join: joinOf(all, filters),
    words: '',
    corrected: [],
    inWords: '',
  };
  return findResumes(reading, index).length === 0;
}

const WORKER =
  /^(?:developers?|engineers?|programmers?|coders?|experts?|specialists?|consultants?|devs?|folks|guys|resources?)$/i;

/** 'Java developers in Pune' asks for the skill Java; without a place or the like beside it, texts about it are ranked. */
function skillOfWorker(linked: Linked, index: ResumeIndex): Linked {
  const { chunk } = linked;
  const isWorker = chunk.words.length > 1 && WORKER.test(chunk.words.at(-1)?.low ?? '') && isUnlinked(linked);
  if (!isWorker) return linked;
  const text = chunk.words
    .slice(0, -1)
    .map((word) => word.text)
    .join(' ');
  const link = readingsOf({ ...chunk, text }, index).find(({ kind }) => kind === 'SKILL');
  return link ? { ...linked, links: [link] } : linked;
}

/** The words that resumes are ordered by, which are those that conditions were made of. */
const wordsOfLinks = (all: readonly Linked[]) =>
  all.flatMap(({ links }) => links.map(({ value }) => value)).join(' ');

/** A question that names skills beside places and the like asks for the skills, even where it says 'developers'. */
function withWorkers(given: readonly Linked[], years: YearsReading, index: ResumeIndex): readonly Linked[] {
  const isAlone = years.filters.length === 0 && !given.some(isCertain);
  return isAlone ? given : given.map((linked) => skillOfWorker(linked, index));
}

function readLinked(given: readonly Linked[], asked: Asked, years: YearsReading): Reading {
  const { index } = asked;
  const all = withWorkers(given, years, index);
  const low = lowOf(asked.words);
  const isCount = COUNTING.test(low);
  const filters = [...filtersOf(all), ...years.filters].slice(0, 12);
  const isRanking =
    years.filters.length === 0 && (isDescription(all, low) || isWishList(all, filters, index));
  const ranking = isRanking && !isCount ? readRanking(all, index) : null;
  return (
    ranking ?? {
      op: isCount ? 'COUNT' : 'FIND',
      filters,
      join: joinOf(all, filters),
      words: wordsOfLinks(all).slice(0, 500),
      corrected: all.flatMap(({ corrected }) => corrected),
    }
  );
}

/** A question for resumes that meet conditions; null where it names none and asks for nothing that all would meet. */
export function readConditions(asked: Asked): Reading | null {
  const plain: readonly Word[] = wordsBesidePeople(asked);
  const graduation = graduationAsked(plain);
  const beforeYears = graduation
    ? plain.filter((_, at) => at < graduation.from || at >= graduation.to)
    : plain;
  const chunks = chunksOf(beforeYears, asked.index);
  const years = readYears(beforeYears, chunks);
  const filters = [...years.filters, ...(graduation ? [graduation.filter] : [])];
  const rest = chunks.filter((chunk) => !years.taken.includes(chunk));
  if (rest.length === 0 && filters.length === 0) return null;
  const named = rest.filter((chunk) => !isGeneric(chunk));
  const linked = ofOneKindInLists(
    (named.length > 0 ? named : rest).map((chunk) => linkChunk(chunk, asked.index)),
    asked.index,
  );
  return readLinked(linked, asked, { ...years, filters });
}
