import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { oncePerValue } from '#lib/turns/once-per.ts';
import { openAliasBook, type AliasBook } from './words/alias-book.ts';
import { correctWord } from './correct-word.ts';
import { explainedAcronyms } from './explained-acronyms.ts';
import { openFactBook } from './find-facts.ts';
import { findMentions, isMentioned } from './find-mentions.ts';
import { placeSegments, type OpenedSegments } from './segments/opened-segments.ts';
import type { Segment } from './segments/open-segment.ts';
import { readQuery } from './read-query.ts';
import type { ResumeIndex, ResumeNumber } from './segments/resume-index.ts';
import { scoreResumes } from './score-resumes.ts';
import { toPhraseKey } from './words/spellings.ts';
import { topHits } from './top-hits.ts';

/**
 * Combines segments, in this order, into one index. `contents` says by id which resumes of several zips have the same
 * content, and count as one.
 */
export function openIndex(
  segments: readonly Segment[],
  contents: ReadonlyMap<string, string> = new Map(),
): ResumeIndex {
  const opened = placeSegments(segments, contents);
  const getBook = oncePerValue((kind: FactKind) => openFactBook(opened, kind));
  let book: AliasBook | undefined;
  const aliases = () => (book ??= openAliasBook(explainedAcronyms(segments)));
  const scored = (words: string) =>
    scoreResumes(opened, readQuery(words, aliases()), (word) => correctWord(opened, word));
  return {
    size: opened.size,
    copies: segments.reduce((sum, { lengths }) => sum + lengths.length, 0) - opened.size,
    listCopies: (resumeId) => opened.copies.get(resumeId) ?? [],
    ...readRows(opened),
    search: (words, { limit = Infinity } = {}) => {
      const { scores, corrections } = scored(words);
      return { hits: topHits(scores, limit), corrections };
    },
    scores: (words) => scored(words).scores,
    mentions: (phrase) => findMentions(opened, phrase, aliases()),
    isMentioned: (phrase) => isMentioned(opened, phrase, aliases()),
    norms: (kind) => getBook(kind).norms,
    holders: (kind, norm) => getBook(kind).listHolders(norm),
    listAliases: (term) => aliases().listOthers(toPhraseKey(term)),
    correct: (word) => correctWord(opened, word).map((corrected) => corrected.word),
  };
}

function readRows({ findHome }: OpenedSegments): Pick<ResumeIndex, 'getResumeId' | 'getName' | 'getYears'> {
  const at =
    <Value>(tell: (segment: Segment, own: number) => Value) =>
    (resume: ResumeNumber): Value => {
      const { segment, own } = findHome(resume);
      return tell(segment, own);
    };
  return {
    getResumeId: at((segment, own) => segment.getId(own)),
    getName: at((segment, own) => segment.getName(own)),
    getYears: at((segment, own) => segment.getYears(own)),
  };
}
