import type { AskedField, Refusal } from '@slotwise/contract/deepgaze/questions.schema';
import { findAskedField } from '../lexicon/field-cues.ts';
import { type LinkedQuestion, toPersonFilter } from '../linking/linked-question.ts';
import { findKnownParts } from '../parse/find-known-parts.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { joinLow } from '../tokens/tokenize.ts';
import { asksOfAllTogether, asksPay } from './check-question.ts';

/** Of more people a refusal speaks as of everyone. */
const MOST_PERSONS = 2;

/** The field that is stated, of which a question wants what no resume states: an average of it, or an order by it. */
function findRefusedField(asked: LinkedQuestion): AskedField | null {
  if (asksPay(asked)) return 'PAY';
  return asksOfAllTogether(asked) ? (findAskedField(joinLow(asked.words)) ?? 'YEARS') : null;
}

/**
 * The plan of a question that is refused, with what can be asked in its place: the people and the things that it names.
 *
 * @param meant the question with the people of the answer before, where it speaks of them
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
