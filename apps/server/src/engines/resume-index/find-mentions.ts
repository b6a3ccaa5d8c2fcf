import type { AliasBook } from './alias-book.ts';
import { findPhrase, rememberPostings } from './find-phrases.ts';
import type { OpenedSegments } from './opened-segments.ts';
import type { ResumeNumber } from './resume-index.ts';
import { keyOf, spellingsOf } from './spellings.ts';

/** The resumes in which the words of a phrase, or of an alias of it, follow one another, in order. */
export function findMentions(opened: OpenedSegments, phrase: string, aliases: AliasBook): ResumeNumber[] {
  const spellings = [phrase, ...aliases.othersOf(keyOf(phrase))].flatMap(spellingsOf);
  const found = new Set<ResumeNumber>();
  const postingsOf = rememberPostings();
  for (const { segment, first } of opened.segments) {
    for (const spelling of spellings) {
      const lists = spelling.map(({ stem }) => postingsOf(segment, stem));
      findPhrase({ spelling, lists }, { slack: 0, isSameWord: true }, (resume) => found.add(first + resume));
    }
  }
  return [...found].toSorted((a, b) => a - b);
}
