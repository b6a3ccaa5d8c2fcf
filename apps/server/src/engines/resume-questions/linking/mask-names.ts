import type { LinkedQuestion } from './linked-question.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isEmpty } from '../lexicon/filler-words.ts';
import { findEntity } from './known-entities.ts';
import { isCapital, joinText, type Word } from '../tokens/tokenize.ts';

const LONGEST = 6;
const KINDS = ['COMPANY', 'COLLEGE', 'TITLE', 'SKILL', 'DEGREE'] as const;
type NameKind = (typeof KINDS)[number];

/** 'Would Grace be a lead' has a 'be' but no degree. */
const DEGREE_IN_FULL = /^(?:bachelor|master|diploma|doctor)/;

const isEdge = (word: Word | undefined) => !word || isEmpty(word);

/** True if words together are a name in these resumes: a college, an employer, a title. */
function isName(span: readonly Word[], index: ResumeIndex, kinds: readonly NameKind[]): boolean {
  if (isEdge(span[0]) || isEdge(span.at(-1)) || span.some(({ isMark }) => isMark)) return false;
  const isDegree = DEGREE_IN_FULL.test(span[0]?.low ?? '');
  return kinds.some(
    (kind) => (kind !== 'DEGREE' || isDegree) && findEntity(index, kind, joinText(span))?.isExact,
  );
}

/** For each word of a question, whether it is part of a person or of a name of these kinds in these resumes. */
export function locateNames(
  { words, people, index }: LinkedQuestion,
  kinds: readonly NameKind[] = KINDS,
): boolean[] {
  const isNamed = words.map((_, place) => people.some(({ from, to }) => place >= from && place < to));
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + LONGEST); to >= from + 2; to--) {
      if (isName(words.slice(from, to), index, kinds)) isNamed.fill(true, from, to);
    }
  }
  return isNamed;
}

/**
 * The words of a question in lower case, with '@' for each person and without names from these resumes: 'Lady Doak
 * College' does not ask for women, nor 'Best Foods' for an opinion. Capitalized words within a sentence are left out
 * too.
 */
export function maskNames(asked: LinkedQuestion): string {
  const { words, people } = asked;
  const isNamed = locateNames(asked);
  const isFirst = new Set(people.map(({ from }) => from));
  const capitals = words.map(
    (word, place) => place > 0 && isCapital(word) && word.text !== word.text.toUpperCase(),
  );
  const isCapitalName = (place: number) => capitals[place] && (capitals[place - 1] || capitals[place + 1]);
  return words
    .flatMap(({ low, isOwner }, place) => {
      if (isFirst.has(place)) return ['@'];
      return isNamed[place] || isCapitalName(place) ? [] : [`${low.toLowerCase()}${isOwner ? "'s" : ''}`];
    })
    .join(' ');
}
