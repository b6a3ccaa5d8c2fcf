import type { Evidence, Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { namesOfLanguage } from '../../resume-facts/listed/languages.ts';
import type { Fact } from '../../resume-facts/resume-facts.ts';
import type { Stretch } from '../../resume-texts/resume-text.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { evidenceAt, evidenceInLine } from './evidence.ts';
import { literally, placeOfPhrase } from './mention-places.ts';
import { factFinder, valuesOf } from './proving-facts.ts';
import { provingLines } from './proving-lines.ts';
import type { SourceResume } from '../resume-source.ts';

/** What in a resume meets a condition: facts or listed words that prove it, or words that only mention it. */
export type Proof = { facts: Fact[]; isProved: boolean; evidence: Evidence[] };

/** Words that only mention what is asked for; numbers without a word are mentioned by none. */
function spellingsOf(filter: Filter, index: ResumeIndex): string[] {
  if (filter.kind === 'NOTICE_PERIOD') return ['notice period', 'notice'];
  const named = filter.kind === 'LANGUAGE' ? namesOfLanguage : (value: string) => index.aliasesOf(value);
  const all = valuesOf(filter).flatMap((value) => [value, ...named(value)]);
  return [...new Set(all)].filter((spelling) => spelling !== '');
}

/** Words that are looked for, with the patterns of how they stand in a text. */
type Sought = { spellings: readonly string[]; patterns: readonly RegExp[] };

/** Where the words first stand as they are from the start of a stretch to its end. */
function placeIn(text: string, { start, end }: Stretch, { patterns }: Sought): Stretch | null {
  const words = text.slice(start, end);
  for (const pattern of patterns) {
    const match = pattern.exec(words);
    if (match) return { start: start + match.index, end: start + match.index + match[0].length };
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
  const sought = { spellings, patterns: spellings.map(literally) };
  const quote = filter.kind === 'PERSON' || filter.kind === 'YEARS' ? evidenceAt : evidenceInLine;
  const listed = (resume: SourceResume): Stretch | null =>
    provingLines(filter.kind, resume)
      .map((lines) => placeIn(resume.text, lines, sought))
      .find((place) => place !== null) ?? null;
  const proofOf = (resume: SourceResume): Proof => {
    const facts = factsOf(resume);
    if (isUnproved || (filter.isAbsent && facts.length === 0)) return NO_PROOF;
    const place = facts.length > 0 ? null : listed(resume);
    const shown = facts.length > 0 ? facts : [place ?? mentionOf(resume, sought)];
    return { facts, isProved: facts.length > 0 || place !== null, evidence: quoted(shown, resume, quote) };
  };
  return {
    filter,
    says: (text) => sought.patterns.some((pattern) => pattern.test(text)),
    proves: (resume) => factsOf(resume).length > 0 || listed(resume) !== null,
    proofOf,
  };
}

const NO_PROOF: Proof = { facts: [], isProved: false, evidence: [] };

type Quote = typeof evidenceAt;

const quoted = (places: readonly (Stretch | null)[], resume: SourceResume, quote: Quote): Evidence[] =>
  places
    .map((place) => (place === null ? null : quote(resume, place)))
    .filter((evidence) => evidence !== null);
