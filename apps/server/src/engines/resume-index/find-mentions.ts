import type { AliasBook } from './words/alias-book.ts';
import { findPhrase, rememberPostings, type PostingsOf } from './find-phrases.ts';
import { findSameWord } from './find-words.ts';
import { LEFT_OUT, type OpenedSegments, type PlacedSegment } from './segments/opened-segments.ts';
import type { ResumeNumber } from './segments/resume-index.ts';
import { toPhraseKey, listSpellings, type Spelling } from './words/spellings.ts';

const EXACTLY = { slack: 0, isSameWord: true };

/** The resumes in which the words of a phrase, or of an alias, are adjacent, in order. */
export function findMentions(opened: OpenedSegments, phrase: string, aliases: AliasBook): ResumeNumber[] {
  const isFound = new Uint8Array(opened.size);
  const sought = soughtFor(phrase, aliases);
  for (const placed of opened.segments) {
    forEachMention(placed, sought, (resume) => {
      isFound[resume] = 1;
    });
  }
  const found: ResumeNumber[] = [];
  for (let resume = 0; resume < isFound.length; resume += 1) if (isFound[resume] === 1) found.push(resume);
  return found;
}

/** True if any resume mentions a phrase. Stops at the first segment that has it. */
export function isMentioned({ segments }: OpenedSegments, phrase: string, aliases: AliasBook): boolean {
  const sought = soughtFor(phrase, aliases);
  return segments.some((placed) => {
    let isFound = false;
    forEachMention(placed, sought, () => {
      isFound = true;
    });
    return isFound;
  });
}

/** All spellings of a phrase, and the postings of their words. */
type Sought = { spellings: Spelling[]; listPostings: PostingsOf };

const soughtFor = (phrase: string, aliases: AliasBook): Sought => ({
  spellings: [phrase, ...aliases.listOthers(toPhraseKey(phrase))].flatMap(listSpellings),
  listPostings: rememberPostings(),
});

function forEachMention(
  { segment, numbers }: PlacedSegment,
  { spellings, listPostings }: Sought,
  found: (resume: ResumeNumber) => void,
): void {
  const foundHere = (own: number): void => {
    const resume = numbers[own] ?? LEFT_OUT;
    if (resume !== LEFT_OUT) found(resume);
  };
  for (const spelling of spellings) {
    const lists = spelling.map(({ stem }) => listPostings(segment, stem));
    const [only, ...others] = spelling;
    if (only && others.length === 0) findSameWord(only.word, lists[0] ?? null, foundHere);
    else findPhrase({ spelling, lists }, EXACTLY, foundHere);
  }
}
