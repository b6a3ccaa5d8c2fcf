import type { Asked } from './asked-question.ts';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import { isFiller } from './filler-words.ts';
import { findEntity } from './known-entities.ts';
import { isCapital, lowOf, textOf, type Word } from './question-words.ts';

const LONGEST = 6;
const KINDS = ['COMPANY', 'COLLEGE', 'TITLE', 'SKILL', 'DEGREE'] as const;

const isEdge = (word: Word | undefined) => word === undefined || word.isMark || isFiller(word.low);

/** Whether words are, together, something that these resumes have: a college, an employer, a title. */
function isName(span: readonly Word[], index: ResumeIndex): boolean {
  if (isEdge(span[0]) || isEdge(span.at(-1)) || span.some(({ isMark }) => isMark)) return false;
  return KINDS.some((kind) => findEntity(index, kind, textOf(span))?.isExact);
}

/** For each word, whether it belongs to a name that these resumes have. */
function namedWords({ words, people, index }: Asked): boolean[] {
  const isNamed = words.map((_, place) => people.some(({ from, to }) => place >= from && place < to));
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + LONGEST); to >= from + 2; to--) {
      if (isName(words.slice(from, to), index)) isNamed.fill(true, from, to);
    }
  }
  return isNamed;
}

/**
 * The words of a question in lower case, without the names of people and of what these resumes have: 'Lady Doak College'
 * asks for no women and 'Best Foods' for no judgement. Words written like a name inside a sentence are left out as well.
 */
export function lowOutsideNames(asked: Asked): string {
  const { words } = asked;
  const isNamed = namedWords(asked);
  const capitals = words.map(
    (word, place) => place > 0 && isCapital(word) && word.text !== word.text.toUpperCase(),
  );
  const isCapitalName = (place: number) => capitals[place] && (capitals[place - 1] || capitals[place + 1]);
  return lowOf(words.filter((_, place) => !isNamed[place] && !isCapitalName(place)));
}
