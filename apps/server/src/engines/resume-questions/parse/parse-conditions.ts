import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { COMPANY_ENDS } from '../../resume-facts/lexicon/resume-words.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { isCounting } from './parse-counting.ts';
import { buildFilters, findJoin, type Split } from './build-filters.ts';
import { isEntity } from '../linking/known-entities.ts';
import {
  parseGraduation,
  parseEmploymentYears,
  type JobTime,
  boundJobs,
  isOfJob,
} from './parse-calendar-years.ts';
import { isTooShort, moveGenericToCues } from '../linking/generic-nouns.ts';
import { weighCues } from '../linking/entity-cues.ts';
import { type LinkedMention, linkMention } from '../linking/link-mention.ts';
import { alignLists } from '../linking/link-lists.ts';
import { parseTenure } from './parse-tenure.ts';
import { parseLanguageLevels } from './parse-language-level.ts';
import { parseNotice } from './parse-notice.ts';
import { findUnreadWords } from './find-unread-words.ts';
import type { EntityLink } from '../linking/rank-entities.ts';
import type { Mention } from '../linking/find-mentions.ts';
import { isTrade, isWorker } from '../lexicon/trades.ts';
import { joinLow, type Word } from '../tokens/tokenize.ts';
import { parseExperience, type YearsReading } from './parse-experience.ts';
import { linkOccupations } from '../linking/link-occupations.ts';
import { parseMissingKind } from './parse-missing-kind.ts';

const DESCRIBING = /\b(?:someone|somebody|a person|a candidate) (?:who|that|to|able)\b/;

/** True for a phrase that no resume has word for word, although some may have its words apart. */
const isLoose = ({ links }: LinkedMention) =>
  links.some(({ strength, isMentioned }) => strength === 0 && !isMentioned);

/** For 'Halvorsen Systems', someone who only has to do with systems does not count. */
function isWithoutAnyWord({ chunk: { words } }: LinkedMention, index: ResumeIndex): boolean {
  const telling = words.filter(({ low }) => !COMPANY_ENDS.has(low));
  return !(telling.length > 0 ? telling : words).some(({ text }) => index.isMentioned(text));
}

/** Titles consist of ordinary words, so they need stronger evidence. */
const isCertain = ({ links }: LinkedMention) =>
  links.every(({ kind, strength }) => kind !== 'TEXT' && strength >= (kind === 'TITLE' ? 4 : 3));

const isUnlinked = ({ links }: LinkedMention) => links.some(({ strength }) => strength === 0);

/** 'Speaks Hindi' shows that Hindi is a language, even if no resume lists it as a fact. */
const isInOwnWords = (linked: LinkedMention) =>
  isUnlinked(linked) &&
  linked.links.some(({ kind }) => !isEntity(kind) || weighCues(kind, linked.chunk.before, '') < 2);

/** 'Low latency' is in resumes word for word; for 'data scientist' many have a similar title. */
function isLikened({ words }: Mention, { isMentioned }: EntityLink): boolean {
  const last = words.at(-1)?.low ?? '';
  return words.length > 1 && (!isMentioned || isTrade(last) || isWorker(last));
}

const isLikenedText = ({ chunk, links: [link] }: LinkedMention): boolean =>
  link?.kind === 'TEXT' && isLikened(chunk, link);

/** True if people use their own words: a phrase that no resume has, or several things that are no known entities. */
function isDescription(all: readonly LinkedMention[], low: string): boolean {
  if (all.some(isLoose)) return true;
  if (DESCRIBING.test(low) && !all.every(isCertain)) return true;
  const [only] = all;
  if (all.length === 1 && only) return isUnlinked(only) && isLikenedText(only);
  // All of them are in some resume word for word; in a list, or next to a known one, they are conditions too.
  const isList = all.slice(1).every(({ chunk }) => chunk.isListed);
  return !isList && all.every(isUnlinked) && all.some(isInOwnWords);
}

/** Requests in people's own words, which no entities cover, become a ranking by the nearest texts. */
function readRanking(all: readonly LinkedMention[], index: ResumeIndex): PlanDraft | null {
  const hard = all.filter((linked) => isCertain(linked));
  const soft = all.filter((linked) => !hard.includes(linked));
  if (soft.some((linked) => isWithoutAnyWord(linked, index)) && soft.length === 1) return null;
  const words = joinLinkedWords(soft);
  return {
    op: 'RANK',
    filters: buildFilters(hard),
    words,
    corrected: soft.flatMap(({ corrected }) => corrected),
  };
}

const SOFT: ReadonlySet<Filter['kind']> = new Set(['SKILL', 'TITLE', 'TEXT']);

/** Several things that each are in some resume: if no resume has all of them, the nearest ones are meant. */
function isSoftList(all: readonly LinkedMention[], filters: readonly Filter[], index: ResumeIndex): boolean {
  const isSoft =
    filters.length > 1 &&
    filters.every(({ kind, isAbsent }) => !isAbsent && SOFT.has(kind)) &&
    filters.some(({ kind }) => kind === 'TEXT');
  return isSoft && !all.some((linked) => isWithoutAnyWord(linked, index));
}

/** The words that order resumes, which are those of the conditions. */
const joinLinkedWords = (all: readonly LinkedMention[]) =>
  all
    .map(({ chunk, links }) => {
      const values = links.map(({ value }) => value).join(' ');
      return chunk.text.startsWith(values) ? chunk.text : values;
    })
    .join(' ');

function planList(all: readonly LinkedMention[], filters: Filter[], low: string): PlanDraft {
  return {
    op: isCounting(low) ? 'COUNT' : 'FIND',
    filters,
    // 'How many know Java and how many Python' counts each separately.
    join: /\bhow many\b.*\bhow many\b/.test(low) ? 'ANY' : findJoin(all, filters),
    words: joinLinkedWords(all).slice(0, 500),
    corrected: all.flatMap(({ corrected }) => corrected),
  };
}

function readLinked(
  given: readonly LinkedMention[],
  { low, years, index }: { low: string; years: YearsReading; index: ResumeIndex },
): PlanDraft {
  const all = linkOccupations(given, index);
  const filters = [...buildFilters(all), ...years.filters].slice(0, 12);
  const list = planList(all, filters, low);
  // A resume near to the words is also near to excluded ones.
  const isNegated = filters.some(({ isAbsent }) => isAbsent);
  const isOpen = list.op === 'FIND' && years.filters.length === 0 && !isNegated;
  const ranking = isOpen ? readRanking(all, index) : null;
  if (!ranking) return list;
  if (isDescription(all, low)) return ranking;
  const unlessMet = { filters, join: findJoin(all, filters) };
  return isSoftList(all, filters, index) ? { ...list, fallback: { unlessMet, plan: ranking } } : list;
}

/** Questions that are neither a list nor a count of people. */
const MORE_THAN_LISTS_PHRASES = [
  'average|mean|median|summari[sz]e|highest (?:degree|qualification|education)|grouped? by',
  String.raw`group (?:the )?\w+ by|sort(?:ed)? by|alphabetical(?:ly)?|percentage|distribution of`,
];
const MORE_THAN_LISTS_OTHERS = 'cities|colleges|companies|degrees|titles';
const MORE_THAN_LISTS_WORDS = [
  String.raw`\b(?:${MORE_THAN_LISTS_PHRASES.join('|')})\b`,
  String.raw`\bhow many (?:cities|places|colleges|companies|employers|skills|degrees|titles|files|zips)\b`,
  String.raw`^(?:which|what) (?:${MORE_THAN_LISTS_OTHERS})\b.*\b(?:candidates|people|they|resumes|there)\b`,
];
const MORE_THAN_LISTS = new RegExp(`${MORE_THAN_LISTS_WORDS.join('|')}`);

/** The conditions next to the time of a job; null if none is about a job, or if not all must hold. */
function readWithin(time: JobTime | null, index: ResumeIndex): PlanDraft | null {
  const reading = time && readAtAnyTime(time.rest, index);
  if (!reading || !/^(?:FIND|COUNT)$/.test(reading.op) || reading.join === 'ANY') return null;
  const filters = boundJobs(reading.filters ?? [], time);
  return filters.some((filter) => isOfJob(filter, time)) ? { ...reading, filters } : null;
}

/** Parses a question for resumes that meet conditions; null if it has none and would match all. */
export const parseConditions = (words: readonly Word[], index: ResumeIndex): PlanDraft | null =>
  readWithin(parseEmploymentYears(words), index) ??
  readWithin(parseTenure(words), index) ??
  readAtAnyTime(words, index);

/** Parsers of conditions with words of their own, in the order tried. */
const OWN_WORDS: readonly ((words: readonly Word[], index: ResumeIndex) => Split | null)[] = [
  parseMissingKind,
  parseLanguageLevels,
  parseNotice,
  parseGraduation,
];

function readAtAnyTime(words: readonly Word[], index: ResumeIndex): PlanDraft | null {
  const low = joinLow(words);
  if (MORE_THAN_LISTS.test(low)) return { op: 'REFUSED', refusal: 'UNCLEAR' };
  let split: Split = { filters: [], rest: words };
  for (const parse of OWN_WORDS) {
    const found = parse(split.rest, index);
    if (found) split = { filters: [...found.filters, ...split.filters], rest: found.rest };
  }
  const years = parseExperience(split.rest, index);
  const filters = [...years.filters, ...split.filters];
  const rest = years.rest.filter((chunk) => !isTooShort(chunk, index));
  if (rest.length === 0 && filters.length === 0) return null;
  const cued = moveGenericToCues(rest);
  const chunks = cued.length > 0 || filters.length > 0 ? cued : rest;
  const linked = alignLists(
    chunks.map((chunk) => linkMention(chunk, index)),
    index,
  );
  return changePlan(readLinked(linked, { low, years: { ...years, filters }, index }), (plan) => ({
    ...plan,
    corrected: [...(plan.corrected ?? []), ...findUnreadWords(split.rest, plan, index)],
  }));
}
