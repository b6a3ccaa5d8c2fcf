import type { Stretch } from '../resume-texts/text/resume-text.ts';
import { listOwnLines } from './own-words.ts';
import type { ComparedResume } from './resemblance.ts';
import { RESUME_SPEAK } from './resume-speak.ts';
import { hashShingles, listWords, SHINGLE, type Word } from './words.ts';

/**
 * Words that both resumes share. `own` counts distinct words that are not common in resumes; `details` are numbers and
 * names within a sentence, which the phrases from résumé sites lack.
 */
export type SharedWords = { first: Stretch; second: Stretch; own: number; details: number };

/** True if a shingle is in the resumes of so many people that it is no one's own. */
export type IsCommon = (hash: number) => boolean;

/** How many words may differ within a passage. */
const MOST_CHANGED = 6;
/** A shorter run of own words may be a coincidence. */
const FEWEST_OWN = 5;
const MOST_PASSAGES = 12;

type Line = { words: Word[]; hashes: Uint32Array };

const readLines = (resume: ComparedResume): Line[] =>
  listOwnLines(resume).map(({ start, end }) => {
    const words = listWords(resume.text.slice(start, end)).map((word) => ({
      ...word,
      start: word.start + start,
      end: word.end + start,
    }));
    return { words, hashes: hashShingles(words) };
  });

/** The passages that two resumes share almost word for word, most own words first. */
export function findSharedWords(
  first: ComparedResume,
  second: ComparedResume,
  isCommon: IsCommon,
): SharedWords[] {
  const places = new Map<number, [line: Line, at: number]>();
  for (const line of readLines(second))
    line.hashes.forEach((hash, at) => {
      if (!places.has(hash) && !isCommon(hash)) places.set(hash, [line, at]);
    });
  return readLines(first)
    .flatMap((line) => findInLine(line, places))
    .filter(({ own }) => own >= FEWEST_OWN)
    .toSorted((a, b) => b.own - a.own)
    .slice(0, MOST_PASSAGES);
}

type Run = {
  from: number;
  to: number;
  line: Line;
  otherFrom: number;
  otherTo: number;
  own: Set<string>;
  details: Set<number>;
};

/** The runs of a line that are each within one line of the other resume. */
function findInLine({ words, hashes }: Line, places: ReadonlyMap<number, [Line, number]>): SharedWords[] {
  const runs: Run[] = [];
  hashes.forEach((hash, at) => {
    const place = places.get(hash);
    if (!place) return;
    const [line, otherAt] = place;
    let run = runs.at(-1);
    if (!run || run.line !== line || at - run.to > MOST_CHANGED) {
      run = {
        from: at,
        to: at,
        line,
        otherFrom: otherAt,
        otherTo: otherAt,
        own: new Set(),
        details: new Set(),
      };
      runs.push(run);
    }
    run.to = at + SHINGLE - 1;
    run.otherFrom = Math.min(run.otherFrom, otherAt);
    run.otherTo = Math.max(run.otherTo, otherAt + SHINGLE - 1);
    for (let step = at; step < at + SHINGLE; step += 1) {
      const { key, isDetail } = words[step]!;
      if (isTelling(key)) run.own.add(key);
      if (isDetail && step > 0) run.details.add(step);
    }
  });
  return runs.map(({ from, to, line, otherFrom, otherTo, own, details }) => ({
    first: toStretch(words, from, to),
    second: toStretch(line.words, otherFrom, otherTo),
    own: own.size,
    details: details.size,
  }));
}

const isTelling = (key: string): boolean => key.length > 2 && !RESUME_SPEAK.has(key);

const toStretch = (words: readonly Word[], from: number, to: number): Stretch => ({
  start: words[from]!.start,
  end: words[to]!.end,
});
