import type { FactKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { openAliasBook, type AliasBook } from './alias-book.ts';
import { correctWord } from './correct-word.ts';
import { explainedAcronyms } from './explained-acronyms.ts';
import { holdersOf, normsOf } from './find-facts.ts';
import { findMentions } from './find-mentions.ts';
import { placeSegments, type OpenedSegments } from './opened-segments.ts';
import type { ResumeRow, Segment } from './open-segment.ts';
import { readQuery } from './read-query.ts';
import type { ResumeIndex, ResumeNumber } from './resume-index.ts';
import { scoreResumes } from './score-resumes.ts';
import { keyOf } from './spellings.ts';
import { topHits } from './top-hits.ts';

/** Lays segments side by side, in this order, as one index. */
export function openIndex(segments: readonly Segment[]): ResumeIndex {
  const opened = placeSegments(segments);
  const norms = new Map<FactKind, ReadonlyMap<string, number>>();
  let book: AliasBook | undefined;
  const aliases = () => (book ??= openAliasBook(explainedAcronyms(segments)));
  return {
    size: opened.size,
    resumeIdOf: (resume) => rowOf(opened, resume).resumeId,
    nameOf: (resume) => rowOf(opened, resume).name,
    yearsOf: (resume) => {
      const { stated, computed } = rowOf(opened, resume);
      return { stated, computed };
    },
    search: (words, { limit = Infinity } = {}) => {
      const query = readQuery(words, aliases());
      const { scores, corrections } = scoreResumes(opened, query, (word) => correctWord(opened, word));
      return { hits: topHits(scores, limit), corrections };
    },
    mentions: (phrase) => findMentions(opened, phrase, aliases()),
    norms: (kind) => {
      const known = norms.get(kind) ?? normsOf(opened, kind);
      norms.set(kind, known);
      return known;
    },
    holders: (kind, norm) => holdersOf(opened, kind, norm),
    aliasesOf: (term) => aliases().othersOf(keyOf(term)),
    correct: (word) => correctWord(opened, word).map((corrected) => corrected.word),
  };
}

function rowOf({ segments }: OpenedSegments, resume: ResumeNumber): ResumeRow {
  const home = segments.findLast(({ first }) => first <= resume);
  if (!home || resume - home.first >= home.segment.lengths.length)
    throw new Error(`There is no resume ${resume}.`);
  return home.segment.rowOf(resume - home.first);
}
