import type { AskedField, Refusal, Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { findAskedField } from '../lexicon/field-cues.ts';
import { type LinkedQuestion, toPersonFilter } from '../linking/linked-question.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { joinLow, joinText, type Word } from '../tokens/tokenize.ts';
import { asksOfAllTogether, asksPay } from './check-question.ts';
import { TITLE_HEADS } from '../../resume-facts/lexicon/resume-words.ts';
import { isEmpty } from '../lexicon/filler-words.ts';
import { findNamed } from '../linking/known-entities.ts';

const LONGEST = 3;
const MOST = 3;
const KINDS = ['TITLE', 'SKILL', 'LOCATION', 'COMPANY'] as const;

const isEdge = (word: Word | undefined) => !word || isEmpty(word);

/** A trade can be part of a title: nurse in 'ICU nurse'. */
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

/** The names from these resumes in a refused question, to suggest something else. */
function findKnownParts(asked: LinkedQuestion): Filter[] {
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

/** With more people than this, a refusal is worded for everyone. */
const MOST_PERSONS = 2;

/** The stated field that a question wants an average of or an order by, which resumes do not state. */
function findRefusedField(asked: LinkedQuestion): AskedField | null {
  if (asksPay(asked)) return 'PAY';
  return asksOfAllTogether(asked) ? (findAskedField(joinLow(asked.words)) ?? 'YEARS') : null;
}

/**
 * The plan of a refused question, with suggestions about the people and things it names.
 *
 * @param meant the question with the people of the previous answer that it refers to
 */
export function planRefusal(
  refusal: Refusal,
  asked: LinkedQuestion,
  meant: LinkedQuestion = asked,
): PlanDraft {
  const persons = meant.people.slice(0, MOST_PERSONS).map((person) => toPersonFilter(person, asked.index));
  const field = refusal === 'INFERENCE' ? findRefusedField(asked) : null;
  return {
    op: 'REFUSED',
    refusal,
    filters: [...persons, ...findKnownParts(asked)],
    ...(field && { field }),
  };
}
