import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { TITLE_HEADS } from '../../resume-facts/lexicon/resume-words.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { findNamed } from '../linking/known-entities.ts';
import { joinText, type Word } from '../tokens/tokenize.ts';

const LONGEST = 3;
const MOST = 3;
const KINDS = ['TITLE', 'SKILL', 'LOCATION', 'COMPANY'] as const;

const isEdge = (word: Word | undefined) => word === undefined || word.isMark || isFiller(word.low);

/** A trade need not be a whole title: the nurse of 'ICU nurse'. */
function linkSpan(span: readonly Word[], asked: LinkedQuestion): Filter | null {
  if (isEdge(span[0]) || isEdge(span.at(-1))) return null;
  const value = joinText(span);
  const isTrade = span.length === 1 && TITLE_HEADS.has(value.toLowerCase().replace(/s$/, ''));
  const kind = KINDS.find((one) => {
    const match = findNamed(asked.index, one, value);
    return match !== null && (match.isExact || (isTrade && one === 'TITLE'));
  });
  return kind ? { kind, value } : null;
}

/** What a question that is not answered names of these resumes, so that something can be asked in its place. */
export function findKnownParts(asked: LinkedQuestion): Filter[] {
  const parts: Filter[] = [];
  for (let from = 0; from < asked.words.length && parts.length < MOST; from++) {
    for (let length = LONGEST; length >= 1; length--) {
      const part = linkSpan(asked.words.slice(from, from + length), asked);
      if (!part) continue;
      parts.push(part);
      from += length - 1;
      break;
    }
  }
  return parts;
}
