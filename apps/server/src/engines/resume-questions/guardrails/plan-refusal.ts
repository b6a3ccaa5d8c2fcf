import type { AskedField, Refusal } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { fieldAskedFor } from '../lexicon/field-cues.ts';
import { type Asked, personFilter } from '../linking/linked-question.ts';
import { knownParts } from '../parse/find-known-parts.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { lowOf } from '../tokens/tokenize.ts';
import { asksOfAllTogether, asksPay } from './check-question.ts';

/** Of more people a refusal speaks as of everybody. */
const MOST_PERSONS = 2;

/** The field that is stated, of which a question wants what no resume states: an average of it, or an order by it. */
function findRefusedField(asked: Asked): AskedField | null {
  if (asksPay(asked)) return 'PAY';
  return asksOfAllTogether(asked) ? (fieldAskedFor(lowOf(asked.words)) ?? 'YEARS') : null;
}

/**
 * The plan of a question that is refused, with what can be asked in its place: the people and the things that it names.
 *
 * @param meant the question with the people of the answer before, where it speaks of them
 */
export function planRefusal(refusal: Refusal, asked: Asked, meant: Asked = asked): PlanDraft {
  const persons = meant.people.slice(0, MOST_PERSONS).map((person) => personFilter(person, asked.index));
  const field = refusal === 'INFERENCE' ? findRefusedField(asked) : null;
  return {
    op: 'REFUSED',
    refusal,
    filters: [...persons, ...knownParts(asked)],
    ...(field && { field }),
  };
}
