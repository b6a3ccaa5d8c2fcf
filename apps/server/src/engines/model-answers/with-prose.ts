import type { Answer } from '@slotwise/contract/deepgaze/questions.schema';
import type { ReadSentences } from './read-sentences.ts';

/** Where the model runs: in the operator's own network or outside. */
export type ModelPlace = Exclude<Answer['engine'], 'RULES'>;

/**
 * Adds proved sentences after the engine's own, whose names, counts and order stay. Only the notes of the answer change
 * otherwise.
 */
export function withProse(answer: Answer, { sentences, dropped }: ReadSentences, engine: ModelPlace): Answer {
  if (sentences.length === 0) {
    if (dropped === 0) return answer;
    return {
      ...answer,
      notes: [...answer.notes, 'Nothing that the language model wrote was proved, so it was left out.'],
    };
  }
  const [those, their] =
    sentences.length === 1
      ? ['The last sentence was', 'Its']
      : [`The last ${sentences.length} sentences were`, 'Their'];
  const lost =
    dropped === 0
      ? ''
      : ` ${dropped === 1 ? 'One more was' : `${dropped} more were`} not proved and left out.`;
  const note = `${those} put into words by a language model. ${their} quotes were checked against the resumes.${lost}`;
  return {
    ...answer,
    engine,
    answer: `${answer.answer}\n${sentences.join(' ')}`,
    notes: [...answer.notes, note],
  };
}
