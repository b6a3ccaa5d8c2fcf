import { isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { Evidence, Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { namesOfLanguage } from '../../resume-facts/lexicon/language-names.ts';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { listMentionedKinds, toSingular } from '../linking/spell-title.ts';
import { isPartOfNamesake } from '../lexicon/namesakes.ts';
import { isSharedName } from '../lexicon/shared-names.ts';
import { isDenied } from '../linking/detect-negation.ts';
import { quoteAt, quoteInLine, quoteNotice } from './evidence.ts';
import { findDates } from './job-dates.ts';
import { literally, locatePhrase } from './locate-words.ts';
import {
  buildFactFinder,
  type FactsOf,
  findTitleAround,
  listFieldNames,
  listValues,
} from './proving-facts.ts';
import { isBounded } from '../plan/query-plan.ts';
import { provingLines } from './proving-lines.ts';
import type { SourceResume } from './resume-source.ts';

/**
 * What in a resume meets a condition: facts or listed words that prove it, or words that only mention or deny it;
 * `spelled` is a mention with another spelling than asked for.
 */
export type Proof = {
  facts: Fact[];
  isProved: boolean;
  isDenied: boolean;
  spelled?: string;
  evidence: Evidence[];
};

/** Words that only mention what is asked for; a number without words has no mentions. */
function listMentionSpellings(filter: Filter, index: ResumeIndex): string[] {
  const named = filter.kind === 'LANGUAGE' ? namesOfLanguage : (value: string) => index.listAliases(value);
  // A resume uses the singular for what a question asks in the plural: 'sales executives' are someone's team.
  const asSaid = filter.kind === 'TITLE' ? toSingular : (value: string) => value;
  const all = listValues(filter)
    .map(asSaid)
    .flatMap((value) => [value, ...named(value)]);
  const kinds = filter.kind === 'TITLE' ? listValues(filter).flatMap(listMentionedKinds) : [];
  return [...new Set([...all, ...kinds])].filter((spelling) => spelling !== '');
}

/** Words to find, with their patterns. */
type Sought = { spellings: readonly string[]; patterns: readonly RegExp[] };

/** Where the words first occur in a stretch as they are, with the meaning asked for, and not denied by a sentence. */
function placeIn(
  text: string,
  { start, end }: Stretch,
  { patterns }: Sought,
  isOther: typeof isPartOfNamesake = isPartOfNamesake,
): Stretch | null {
  const words = text.slice(start, end);
  for (const pattern of patterns) {
    for (const match of words.matchAll(pattern)) {
      const place = { start: start + match.index, end: start + match.index + match[0].length };
      if (!isDenied(text, place) && !isOther(text, place)) return place;
    }
  }
  return null;
}

/** True if the words occur with their meaning, denied or not. */
const says = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(
    ({ index, 0: words }) => !isPartOfNamesake(text, { start: index, end: index + words.length }),
  );

/** Searches for words as they are before their forms, which is slower. */
function findMention(resume: SourceResume, sought: Sought, filter: Filter): Stretch | null {
  const { text } = resume;
  const forms = () =>
    sought.spellings.map((spelling) => locatePhrase(text, spelling)).find((one) => one !== null);
  const said = placeIn(text, { start: 0, end: text.length }, sought) ?? forms();
  return said ?? findTitleAround(resume, filter);
}

/** A condition, prepared to be proved for many resumes. */
export type Prover = {
  filter: Filter;
  /** True if the text has the words as they are, in any known spelling. */
  says: (text: string) => boolean;
  /** True if a fact proves it, or listed words do. */
  proves: (resume: SourceResume) => boolean;
  prove: (resume: SourceResume) => Proof;
};

/**
 * Prepares the proof of a condition. Nothing proves an absence, and a list of resumes needs no proof.
 *
 * @param isLeastFirst whether it orders a list, with the least first
 */
export function buildProver(filter: Filter, index: ResumeIndex, isLeastFirst = false): Prover {
  const isUnproved = filter.kind === 'RESUMES' || (filter.isAbsent === true && filter.kind !== 'LOCATION');
  const allFacts = isUnproved ? () => [] : buildFactFinder(filter, index, isLeastFirst);
  const heldFacts: FactsOf = (resume) => allFacts(resume).filter(isHeld);
  const openFacts: FactsOf = (resume) => (heldFacts(resume).length > 0 ? [] : allFacts(resume));
  const spellings = listMentionSpellings(filter, index);
  const patterns = spellings.map((spelling) => literally(spelling, 'every'));
  const sought = { spellings, patterns };
  const quote = QUOTES[filter.kind] ?? quoteInLine;
  // 'Law' in an education section may be part of a college's name; and a language level takes more than the name in a
  // list.
  const isOfFacts = listFieldNames(filter).length > 0 || (filter.kind === 'LANGUAGE' && isBounded(filter));
  const isOther: typeof isPartOfNamesake = (text, place) =>
    isPartOfNamesake(text, place) || (filter.kind === 'SKILL' && isSharedName(text, place));
  const listed = (resume: SourceResume): Stretch | null =>
    (isOfFacts ? [] : provingLines(filter.kind, resume))
      .map((lines) => placeIn(resume.text, lines, sought, isOther))
      .find((place) => place !== null) ?? null;
  const proveByWords = (resume: SourceResume): Proof => {
    const place = listed(resume);
    const mention = place ?? findMention(resume, sought, filter);
    const said = mention && !place ? saidIn(resume, mention, filter) : { isDenied: false };
    return { facts: [], isProved: place !== null, ...said, evidence: quoted([mention], resume, quote) };
  };
  const prove = (resume: SourceResume): Proof => {
    const facts = heldFacts(resume);
    if (facts.length > 0) {
      const evidence = quoted(withDates(facts, resume, filter), resume, quote);
      return { facts, isProved: true, isDenied: false, evidence };
    }
    if (isUnproved || filter.isAbsent) return NO_PROOF;
    const open = openFacts(resume);
    if (open.length === 0) return proveByWords(resume);
    return { ...NO_PROOF, isDenied: true, evidence: quoted(open, resume, quote) };
  };
  return {
    filter,
    says: (text) => patterns.some((pattern) => says(text, pattern)),
    proves: (resume) =>
      heldFacts(resume).length > 0 || (openFacts(resume).length === 0 && listed(resume) !== null),
    prove,
  };
}

/** Whether a mention is denied, and its words if they differ from the condition: 'Intensive Care' for ICU. */
function saidIn(
  { text }: SourceResume,
  mention: Stretch,
  filter: Filter,
): Pick<Proof, 'isDenied' | 'spelled'> {
  const said = text.slice(mention.start, mention.end);
  const isAsAsked = listValues(filter).some((value) => locatePhrase(said, value) !== null);
  const denied = { isDenied: isDenied(text, mention) };
  return isAsAsked ? denied : { ...denied, spelled: said.replace(/\s+/g, ' ') };
}

/** Something in progress or no longer valid is named but not held. */
const isHeld = (fact: Fact): boolean => fact.isHeld !== false;

/** Jobs in the years asked for, with the words that date them. */
const withDates = (facts: readonly Fact[], resume: SourceResume, filter: Filter): readonly Stretch[] =>
  isOfYears(filter) ? facts.flatMap((job) => [job, findDates(job, resume) ?? job]) : facts;

const NO_PROOF: Proof = { facts: [], isProved: false, isDenied: false, evidence: [] };

type Quote = typeof quoteAt;

/** Kinds that are not quoted with the complete line around them. */
const QUOTES: Partial<Record<Filter['kind'], Quote>> = {
  PERSON: quoteAt,
  YEARS: quoteAt,
  NOTICE_PERIOD: quoteNotice,
};

const quoted = (places: readonly (Stretch | null)[], resume: SourceResume, quote: Quote): Evidence[] =>
  places
    .map((place) => (place === null ? null : quote(resume, place)))
    .filter((evidence) => evidence !== null);
