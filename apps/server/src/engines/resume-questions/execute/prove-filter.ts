import { isOfYears } from '@slotwise/contract/deepgaze/questions/questions.rules';
import type { Evidence, Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { namesOfLanguage } from '../../resume-facts/listed/languages.ts';
import type { Fact } from '../../resume-facts/resume-facts.ts';
import type { Stretch } from '../../resume-texts/resume-text.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { isDenied } from '../linking/detect-negation.ts';
import { evidenceAt, evidenceInLine } from './evidence.ts';
import { evidenceOfNotice } from './quote-notice.ts';
import { datesOf } from './job-dates.ts';
import { literally, placeOfPhrase } from './locate-words.ts';
import { factFinder, valuesOf } from './proving-facts.ts';
import { provingLines } from './proving-lines.ts';
import type { SourceResume } from './resume-source.ts';

/**
 * What in a resume meets a condition: facts or listed words that prove it, or words that only mention it, or deny it;
 * `spelled` is such a mention where it is spelled otherwise than it was asked for.
 */
export type Proof = {
  facts: Fact[];
  isProved: boolean;
  isDenied: boolean;
  spelled?: string;
  evidence: Evidence[];
};

/** Words that only mention what is asked for; numbers without a word are mentioned by none. */
function spellingsOf(filter: Filter, index: ResumeIndex): string[] {
  const named = filter.kind === 'LANGUAGE' ? namesOfLanguage : (value: string) => index.aliasesOf(value);
  const all = valuesOf(filter).flatMap((value) => [value, ...named(value)]);
  return [...new Set(all)].filter((spelling) => spelling !== '');
}

/** Words that are looked for, with the patterns of how they stand in a text. */
type Sought = { spellings: readonly string[]; patterns: readonly RegExp[] };

/** Where the words first stand as they are from the start of a stretch to its end, and no sentence denies them. */
function placeIn(text: string, { start, end }: Stretch, { patterns }: Sought): Stretch | null {
  const words = text.slice(start, end);
  for (const pattern of patterns) {
    for (const match of words.matchAll(pattern)) {
      const place = { start: start + match.index, end: start + match.index + match[0].length };
      if (!isDenied(text, place)) return place;
    }
  }
  return null;
}

/** Looks for words as they are before it looks for their forms, which takes longer. */
function mentionOf(resume: SourceResume, sought: Sought): Stretch | null {
  const { text } = resume;
  const forms = () =>
    sought.spellings.map((spelling) => placeOfPhrase(text, spelling)).find((one) => one !== null);
  return placeIn(text, { start: 0, end: text.length }, sought) ?? forms() ?? null;
}

/** A condition, ready to be proved of many resumes. */
export type Prover = {
  filter: Filter;
  /** Whether the text has the asked words as they are, in any spelling that is known of them. */
  says: (text: string) => boolean;
  /** Whether a fact proves it, or the words do where nothing else is listed. */
  proves: (resume: SourceResume) => boolean;
  proofOf: (resume: SourceResume) => Proof;
};

/** Prepares the proof of a condition. Nothing proves an absence, and a list of resumes needs no proof. */
export function proverOf(filter: Filter, index: ResumeIndex): Prover {
  const isUnproved = filter.kind === 'RESUMES' || (filter.isAbsent === true && filter.kind !== 'LOCATION');
  const factsOf = isUnproved ? () => [] : factFinder(filter, index);
  const spellings = spellingsOf(filter, index);
  const patterns = spellings.map((spelling) => new RegExp(literally(spelling), 'giu'));
  const sought = { spellings, patterns };
  const quote = QUOTES[filter.kind] ?? evidenceInLine;
  const listed = (resume: SourceResume): Stretch | null =>
    provingLines(filter.kind, resume)
      .map((lines) => placeIn(resume.text, lines, sought))
      .find((place) => place !== null) ?? null;
  const proofOf = (resume: SourceResume): Proof => {
    const facts = factsOf(resume);
    if (isUnproved || (filter.isAbsent && facts.length === 0)) return NO_PROOF;
    const place = facts.length > 0 ? null : listed(resume);
    const isProved = facts.length > 0 || place !== null;
    const mention = isProved ? null : mentionOf(resume, sought);
    const shown = facts.length > 0 ? withDates(facts, resume, filter) : [place ?? mention];
    const said = mention ? saidIn(resume, mention, filter) : { isDenied: false };
    return { facts, isProved, ...said, evidence: quoted(shown, resume, quote) };
  };
  return {
    filter,
    says: (text) => patterns.some((pattern) => text.search(pattern) >= 0),
    proves: (resume) => factsOf(resume).length > 0 || listed(resume) !== null,
    proofOf,
  };
}

/** Whether a mention is denied, and its words where they are not those of the condition: 'Intensive Care' for ICU. */
function saidIn(
  { text }: SourceResume,
  mention: Stretch,
  filter: Filter,
): Pick<Proof, 'isDenied' | 'spelled'> {
  const said = text.slice(mention.start, mention.end);
  const isAsAsked = valuesOf(filter).some((value) => placeOfPhrase(said, value) !== null);
  const denied = { isDenied: isDenied(text, mention) };
  return isAsAsked ? denied : { ...denied, spelled: said.replace(/\s+/g, ' ') };
}

/** Jobs that are asked for in some years with the words that date them. */
const withDates = (facts: readonly Fact[], resume: SourceResume, filter: Filter): readonly Stretch[] =>
  isOfYears(filter) ? facts.flatMap((job) => [job, datesOf(job, resume) ?? job]) : facts;

const NO_PROOF: Proof = { facts: [], isProved: false, isDenied: false, evidence: [] };

type Quote = typeof evidenceAt;

/** What is not quoted with the whole line around it. */
const QUOTES: Partial<Record<Filter['kind'], Quote>> = {
  PERSON: evidenceAt,
  YEARS: evidenceAt,
  NOTICE_PERIOD: evidenceOfNotice,
};

const quoted = (places: readonly (Stretch | null)[], resume: SourceResume, quote: Quote): Evidence[] =>
  places
    .map((place) => (place === null ? null : quote(resume, place)))
    .filter((evidence) => evidence !== null);
