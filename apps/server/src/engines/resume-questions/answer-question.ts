import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { answerCard } from './answer-card.ts';
import { answerComparison } from './answer-comparison.ts';
import { answerFields } from './answer-fields.ts';
import { answerList } from './answer-list.ts';
import type { Answering, EngineAnswer } from './answer-parts.ts';
import { answerRefused } from './answer-refused.ts';
import { sayReading } from './say-reading.ts';

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
  const reading = { ...interpretation, inWords: sayReading(interpretation) };
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
