import type { Answer } from '@slotwise/contract/deepgaze/questions.schema';
import type { ModelPlace } from '#engines/model-answers/with-prose.ts';
import type { ChatFault } from '#lib/clients/chat-model.ts';
import { isInOwnNetwork } from '#lib/settings/own-network.ts';

/** Where the model is: inside the operator's own network or outside. */
export const placeOfModel = (url: string): ModelPlace =>
  isInOwnNetwork(new URL(url).hostname) ? 'LOCAL_LLM' : 'REMOTE_LLM';

const FAULTS: Record<ChatFault, string> = {
  TOO_SLOW: 'did not answer in time',
  BUSY: 'is busy',
  UNREACHABLE: 'could not be reached',
  BROKEN: 'gave no usable answer',
};

const withNote = (answer: Answer, note: string): Answer => ({ ...answer, notes: [...answer.notes, note] });

/** The answer unchanged, with a note on why nothing, or nothing more, from a model is in it. */
export const withFaultNote = (answer: Answer, fault: ChatFault): Answer =>
  withNote(
    answer,
    answer.engine === 'RULES'
      ? `The language model ${FAULTS[fault]}; this answer was made without it.`
      : `The language model ${FAULTS[fault]} once it had read the question; the words of this answer were made without it.`,
  );

/** Marks an answer as based on the model's reading of the question. */
export const withReadingNote = (answer: Answer, engine: ModelPlace): Answer =>
  withNote(
    { ...answer, engine },
    `A language model read the question as: ${answer.interpretation.inWords}. Change the reading where it means something else.`,
  );
