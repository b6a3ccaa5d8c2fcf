import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { answerCard } from './answering/answer-card.ts';
import { answerComparison } from './answering/answer-comparison.ts';
import { answerFields } from './answering/answer-fields.ts';
import { answerList } from './answering/answer-list.ts';
import { type Answering, type EngineAnswer, toAnswer } from './answering/answer-parts.ts';
import { answerRefused } from './refusing/answer-refused.ts';
import { withBoundsOfValue } from './reading/bounds-of-value.ts';
import { sayHowRead } from './answering/say-how-read.ts';
import { sayReading } from './answering/say-reading.ts';

/**
 * Executes a reading as it is, whether the engine made it or a user changed it. Every resume of the index is examined;
 * texts are read for the rows of the asked page alone, and each quote in them is an exact slice of its text.
 *
 * @param interpretation how a question was read
 * @param answering the resumes, where their texts are, and which page of the rows is wanted (from 1)
 */
export async function answerQuestion(
  interpretation: Interpretation,
  answering: Answering,
): Promise<EngineAnswer> {
  const meant = { ...interpretation, filters: interpretation.filters.map(withBoundsOfValue) };
  const reading = { ...meant, inWords: sayReading(meant) };
  if (answering.index.size === 0 && isAnswerable(reading)) return answerUnread(reading, answering);
  return sayHowRead(await answerReading(reading, answering));
}

/** Without resumes none of its words are known, so that a question may be unclear for this alone. */
const isAnswerable = ({ op, refusal }: Interpretation): boolean => op !== 'REFUSED' || refusal === 'UNCLEAR';

/** Nothing is found or not found where nothing is looked at. */
const answerUnread = (reading: Interpretation, answering: Answering): EngineAnswer =>
  toAnswer(reading, answering, { answer: 'Nothing was searched: no resume here is ready for questions.' });

function answerReading(reading: Interpretation, answering: Answering): Promise<EngineAnswer> {
  switch (reading.op) {
    case 'REFUSED':
      return answerRefused(reading, answering);
    case 'FIELD':
      return answerFields(reading, answering);
    case 'CARD':
      return answerCard(reading, answering);
    case 'COMPARE':
      return answerComparison(reading, answering);
    default:
      return answerList(reading, answering);
  }
}
