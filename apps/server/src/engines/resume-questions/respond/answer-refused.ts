import type { Interpretation, Refusal } from '@slotwise/contract/deepgaze/questions.schema';
import { type EngineAnswer, toAnswer } from './build-answer.ts';
import type { Answering } from '../execute/read-resumes.ts';
import { suggestionsForHelp, suggestionsForRefused } from './suggestions.ts';
import { checkQuestion } from '../guardrails/check-question.ts';
import { linkQuestion } from '../linking/find-people.ts';

const WORDS: Record<Refusal, string> = {
  JUDGEMENT:
    'This asks for an opinion about people, and no resume proves one. Ask for what can be shown: skills, employers, degrees, places or stated years.',
  PROTECTED:
    'No one is found, left out or ranked here by age, gender, religion, caste, family, nationality, health or looks. Ask for skills, employers, degrees, places or stated years.',
  INFERENCE:
    'Only what a resume states can be answered, and this would have to be concluded from several places. Ask for something a resume says in so many words.',
  UNCLEAR:
    'This could not be read as a question about these resumes. Ask for people by skill, employer, college, degree, city or years, or for a detail of one person by name.',
  SCRIPT:
    'Questions in these letters are not read yet. Ask in English with Latin letters; names may stay as resumes write them.',
  HELP: 'Ask in plain words for people by skill, employer, job title, college, degree, city, years or notice period, for a detail of one person, or for a comparison of two. Every answer quotes the resumes. These questions work here:',
  COURTESY: 'You are welcome.',
};

/** For pay, only what each resume states is shown. */
const PAY_WORDS =
  'No one is found, left out or ranked here by pay, which few resumes state. What a resume states of it is shown.';

const TOGETHER_WORDS =
  'No resume states this as a number; averages are made of stated years, notice periods and the time at one employer.';

/** The refusal of a question about one person. */
const aboutOne = (name: string) =>
  `Deepgaze does not tell this of ${name}: no one's age, gender, religion, caste, family, nationality, health or looks are answered here. Ask for skills, employers, degrees, places or stated years.`;

function wordsFor({ refusal = 'UNCLEAR', filters, field }: Interpretation): string {
  if (field) return field === 'PAY' ? PAY_WORDS : TOGETHER_WORDS;
  const people = filters.filter(({ kind }) => kind === 'PERSON');
  const [person] = people;
  return refusal === 'PROTECTED' && person && people.length === 1 ? aboutOne(person.value) : WORDS[refusal];
}

async function suggestionsFor(reading: Interpretation, answering: Answering): Promise<string[]> {
  if (reading.refusal === 'COURTESY') return [];
  const suggested = await (reading.refusal === 'HELP'
    ? suggestionsForHelp(answering)
    : suggestionsForRefused(reading, answering));
  const { index } = answering;
  return suggested.filter((question) => checkQuestion(question, linkQuestion(question, index)) === null);
}

/** Says why a question is refused, and what can be asked instead. */
export const answerRefused = async (reading: Interpretation, answering: Answering): Promise<EngineAnswer> =>
  toAnswer(reading, answering, {
    refused: reading.refusal !== 'UNCLEAR',
    notFound: reading.refusal === 'UNCLEAR',
    answer: wordsFor(reading),
    suggestions: await suggestionsFor(reading, answering),
  });
