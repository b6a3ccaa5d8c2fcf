import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Fact, Section } from '../../resume-facts/facts/facts.ts';

/** A resume to be indexed. */
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

/** Numbers resumes across all segments of an index, from 0. */
export type ResumeNumber = number;

/** A resume found by a search. Higher scores are better and not comparable across searches. */
export type Hit = { resume: ResumeNumber; score: number };

/** A typed word that no resume has, and the resume words used instead, best first. */
export type Correction = { typed: string; readAs: string[] };

/**
 * One fact of one resume as indexed. `number` is as in Fact. For an employer or title it is 1 if the job continues, 0
 * if it ended, and undefined without dates; for a degree or certificate it is 0 if not held.
 */
export type Holding = { resume: ResumeNumber; number?: number };

/**
 * All resumes to search, in memory. Opened from segments, and immutable. Facts are found by kind and norm
 * (engines/resume-facts/norms.ts); texts and positions are not included.
 */
export type ResumeIndex = {
  readonly size: number;
  /** How many resumes it leaves out as copies. */
  readonly copies: number;
  /** The ids of this resume's copies. */
  listCopies(resumeId: string): readonly string[];
  getResumeId(resume: ResumeNumber): string;
  getName(resume: ResumeNumber): string;
  getYears(resume: ResumeNumber): { stated: number | null; computed: number | null };
  /**
   * Ranks by BM25F with phrase bonus, aliases and, for words that no resume has, corrections. Any word in any form
   * matches. Without a limit, returns all resumes that have one.
   */
  search(words: string, options?: { limit?: number }): { hits: Hit[]; corrections: Correction[] };
  /** The search score of each resume, by number; 0 without any of the words. */
  scores(words: string): Float64Array;
  /**
   * The resumes in which the words are adjacent as given, singular or plural, or as an alias, in order. Words like 'of'
   * and 'in' keep their position but may be others.
   */
  mentions(phrase: string): ResumeNumber[];
  /** True if any resume mentions it; faster than finding which ones. */
  isMentioned(phrase: string): boolean;
  /** The distinct norms of a kind, each with the number of resumes that have it. */
  norms(kind: FactKind): ReadonlyMap<string, number>;
  /** The resumes with a fact of this kind and norm. */
  holders(kind: FactKind, norm: string): Holding[];
  /** Other spellings of a skill or term, without itself: from the alias list, rules, and acronyms that these resumes explain. */
  listAliases(term: string): string[];
  /** Resume words at a small edit distance from a word that no resume has, best first. */
  correct(word: string): string[];
};
