import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Fact, Section } from '../../resume-facts/facts/facts.ts';

/** A resume as it is indexed. */
export type IndexedResume = {
  resumeId: string;
  text: string;
  sections: Section[];
  facts: Fact[];
  name: string;
  /** Stated and computed years of experience. */
  statedYears: number | null;
  computedYears: number | null;
};

/** Counts resumes over all segments of an index, from 0. */
export type ResumeNumber = number;

/** A resume that a search found; higher scores are better and mean nothing across searches. */
export type Hit = { resume: ResumeNumber; score: number };

/** A typed word that no resume has, and the words of these resumes it was read as, best first. */
export type Correction = { typed: string; readAs: string[] };

/**
 * One fact of one resume as the index keeps it; `number` as in Fact, and of an employer or a title 1 where its job goes on, 0
 * where it ended, none where no dates tell; of a degree or a certificate 0 where it is not held.
 */
export type Holding = { resume: ResumeNumber; number?: number };

/**
 * All resumes that a question is about, in memory and ready to be asked. Opened from segments, it does not change. Facts
 * are found by kind and norm (engines/resume-facts/norms.ts); texts and places are not in it.
 */
export type ResumeIndex = {
  readonly size: number;
  /** How many resumes it leaves out, since the same content stands in it already. */
  readonly copies: number;
  /** The ids of those that are left out for this one. */
  listCopies(resumeId: string): readonly string[];
  getResumeId(resume: ResumeNumber): string;
  getName(resume: ResumeNumber): string;
  getYears(resume: ResumeNumber): { stated: number | null; computed: number | null };
  /**
   * Ranks by BM25F with phrase bonus, aliases and, for words that no resume has, corrections. Any of the words will do, in
   * any form. Without a limit, all resumes that have one.
   */
  search(words: string, options?: { limit?: number }): { hits: Hit[]; corrections: Correction[] };
  /** What that search makes of each resume, by its number; 0 where it has none of the words. */
  scores(words: string): Float64Array;
  /**
   * The resumes in whose text the words stand one after another, as asked but for singular and plural, or as an alias of it,
   * in order. Words like 'of' and 'in' keep their place but may be others.
   */
  mentions(phrase: string): ResumeNumber[];
  /** Whether any resume mentions it, which is found sooner than which ones. */
  isMentioned(phrase: string): boolean;
  /** The distinct norms of a kind, each with how many resumes hold it. */
  norms(kind: FactKind): ReadonlyMap<string, number>;
  /** The resumes that hold a fact of this kind and norm. */
  holders(kind: FactKind, norm: string): Holding[];
  /** Other spellings of a skill or term, itself excluded: the list of aliases, rules, and acronyms that these resumes explain. */
  listAliases(term: string): string[];
  /** Words of these resumes at a small edit distance of a word that no resume has, best first. */
  correct(word: string): string[];
};
