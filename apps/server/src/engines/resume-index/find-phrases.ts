import type { Segment } from './segments/open-segment.ts';
import { readPositions, readPostings, type Postings } from './segments/read-postings.ts';
import { isSameWord, type Spelling } from './words/spellings.ts';

/** Reads postings once per search, however often they are requested. */
export type PostingsOf = (segment: Segment, stem: string) => Postings | null;

export function rememberPostings(): PostingsOf {
  const known = new Map<Segment, Map<string, Postings | null>>();
  return (segment, stem) => {
    const stems = known.get(segment) ?? new Map<string, Postings | null>();
    known.set(segment, stems);
    const before = stems.get(stem);
    if (before !== undefined) return before;
    const postings = readPostings(segment, stem);
    stems.set(stem, postings);
    return postings;
  };
}

/** The words of a spelling with their postings in one segment. */
type Listed = { spelling: Spelling; lists: readonly Postings[] };

/** `slack` is how many extra words may be between two words of a phrase, or how far they may be out of order. */
export type Reach = { slack: number; isSameWord: boolean };

/**
 * Calls `found` with each resume of a segment in which the words are adjacent, and with their weight there, in tenths.
 * Any form of a word matches, unless it must be the same word.
 */
export function findPhrase(
  { spelling, lists }: { spelling: Spelling; lists: readonly (Postings | null)[] },
  reach: Reach,
  found: (resume: number, weight: number) => void,
): void {
  const [first] = lists;
  if (!first || !lists.every((list) => list !== null)) return;
  const positions = lists.map((): number[] => []);
  const wanted = reach.isSameWord ? wantedForms({ spelling, lists }) : [];
  forEachShared(lists, (places) => {
    const read = (index: number): number[] => {
      const into = positions[index] ?? [];
      const list = lists[index];
      if (list) readPositions(list, places[index] ?? 0, { into, wanted: wanted[index] });
      return into;
    };
    const starts = read(0);
    const all = Math.max(1, starts.length);
    const times = countChains(starts, read, { spelling, slack: reach.slack });
    const place = places[0] ?? 0;
    if (times > 0) found(first.resumes[place] ?? 0, (times * (first.weights[place] ?? 0)) / all);
  });
}

function wantedForms({ spelling, lists }: Listed): boolean[][] {
  return lists.map(({ forms }, index) => forms.map((form) => isSameWord(form, spelling[index]?.word ?? '')));
}

/** Calls `shared` with the places, one per list, of every resume that all lists have. */
function forEachShared(lists: readonly Postings[], shared: (places: readonly number[]) => void): void {
  const places = lists.map(() => 0);
  const rarest = lists.toSorted((a, b) => a.resumes.length - b.resumes.length)[0];
  for (const resume of rarest?.resumes ?? []) if (moveTo(resume, lists, places)) shared(places);
}

/** Advances the place in each list to a resume; false if one of them does not have it. */
function moveTo(resume: number, lists: readonly Postings[], places: number[]): boolean {
  for (let index = 0; index < lists.length; index += 1) {
    const { resumes } = lists[index] as Postings;
    let place = places[index] ?? 0;
    while ((resumes[place] ?? Infinity) < resume) place += 1;
    places[index] = place;
    if (resumes[place] !== resume) return false;
  }
  return true;
}

/**
 * From how many positions of the first word a chain runs through all others; `ends` is consumed. `read` is only called
 * for a word's positions once a chain reaches it, so a phrase of a hundred words costs little more than one of two.
 */
function countChains(
  ends: number[],
  read: (index: number) => readonly number[],
  { spelling, slack }: { spelling: Spelling; slack: number },
): number {
  for (let index = 1; index < spelling.length && ends.length > 0; index += 1) {
    goOn(ends, read(index), { gap: spelling[index]?.gap ?? 1, slack });
  }
  return ends.length;
}

type Step = { gap: number; slack: number };

/** Replaces each end with the position at which its chain continues, and drops those that end. */
function goOn(ends: number[], positions: readonly number[], step: Step): void {
  let kept = 0;
  for (let place = 0; place < ends.length; place += 1) {
    const next = nextPosition(positions, ends[place] ?? 0, step);
    if (next === undefined) continue;
    ends[kept] = next;
    kept += 1;
  }
  ends.length = kept;
}

/** The first position that is close enough. Avoids quadratic time for a resume that repeats a word very often. */
function nextPosition(positions: readonly number[], at: number, { gap, slack }: Step): number | undefined {
  const to = at + gap + slack;
  let place = firstFrom(positions, slack === 0 ? to : at - slack);
  if (positions[place] === at) place += 1;
  const found = positions[place];
  return found !== undefined && found <= to ? found : undefined;
}

/** The index of the first position not before `from`. */
function firstFrom(positions: readonly number[], from: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
