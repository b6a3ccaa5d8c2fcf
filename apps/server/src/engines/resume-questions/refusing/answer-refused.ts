import type { Interpretation, Refusal } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { type Answering, type EngineAnswer, toAnswer } from '../answering/answer-parts.ts';
import { suggestionsForRefused } from '../answering/suggestions.ts';

const WORDS: Record<Refusal, string> = {
  JUDGEMENT:
    'This asks for an opinion about people, and no resume proves one. Ask for what can be shown: skills, employers, degrees, places or stated years.',
  PROTECTED:
    'Nobody is found, left out or ranked here by age, gender, religion, caste, family, nationality, health or looks. Ask for skills, employers, degrees, places or stated years.',
  INFERENCE:
    'This would have to be concluded from several places of a resume, and a conclusion is no proof. Ask for something that a resume states in so many words.',
  UNCLEAR:
    'This could not be read as a question about these resumes. Ask for people by skill, employer, college, degree, city or years, or for a detail of one person by name.',
};

/** Says why a question is not answered, and what can be asked instead. */
export const answerRefused = async (reading: Interpretation, answering: Answering): Promise<EngineAnswer> =>
  toAnswer(reading, answering, {
    refused: reading.refusal !== 'UNCLEAR',
    notFound: reading.refusal === 'UNCLEAR',
    answer: WORDS[reading.refusal ?? 'UNCLEAR'],
    suggestions: await suggestionsForRefused(reading, answering),
  });
