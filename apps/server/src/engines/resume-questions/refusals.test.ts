import { expect, test } from 'vitest';
import { saidAnswer } from '../../../test/resume-questions/said-answer.ts';

/** What no resume answers, and what nobody is chosen by. */
const QUESTIONS: readonly [string, string][] = [
  ['who is the best candidate?', 'REFUSED JUDGEMENT'],
  ['Who is the best Java developer?', 'REFUSED JUDGEMENT'],
  ['who would be a good culture fit?', 'REFUSED JUDGEMENT'],
  ['who is the most senior?', 'REFUSED JUDGEMENT'],
  ['is Asha Verma honest?', 'REFUSED JUDGEMENT'],
  ['should I hire Ravi Menon?', 'REFUSED JUDGEMENT'],
  ['which candidates are trustworthy', 'REFUSED JUDGEMENT'],
  ['who is better, Asha Verma or Ravi Menon?', 'REFUSED JUDGEMENT'],
  ['rank them by intelligence, who is the smartest?', 'REFUSED JUDGEMENT'],
  ['show me female candidates', 'REFUSED PROTECTED'],
  ['only men please', 'REFUSED PROTECTED'],
  ['candidates under 30', 'REFUSED PROTECTED'],
  ['how old is Ravi Menon?', 'REFUSED PROTECTED'],
  ['who is married?', 'REFUSED PROTECTED'],
  ['is Sana Khan a Muslim?', 'REFUSED PROTECTED'],
  ['hindu candidates', 'REFUSED PROTECTED'],
  ['candidates of upper caste', 'REFUSED PROTECTED'],
  ['which candidates are Indian nationals?', 'REFUSED PROTECTED'],
  ['who has a photo?', 'REFUSED PROTECTED'],
  ['disabled applicants', 'REFUSED PROTECTED'],
  ['is May Thomas pregnant?', 'REFUSED PROTECTED'],
  ['young engineers', 'REFUSED PROTECTED'],
  ['does Ravi Menon have kids?', 'REFUSED PROTECTED'],
  ['what religion is Noor Ali', 'REFUSED PROTECTED'],
  ['why did Meera Nair leave Palmyra Retail?', 'REFUSED INFERENCE'],
  ['who managed a team of more than 10 people?', 'REFUSED INFERENCE'],
  ['who changed jobs often?', 'REFUSED INFERENCE'],
  ['what salary does Asha Verma expect?', 'REFUSED INFERENCE'],
  ['who was promoted twice?', 'REFUSED INFERENCE'],
  ['who is the ideal candidate?', 'REFUSED JUDGEMENT'],
  ['who will stay the longest in the job?', 'REFUSED JUDGEMENT'],
  ['people of Indian origin', 'REFUSED PROTECTED'],
  ['who was born before 1990?', 'REFUSED PROTECTED'],
  ['candidates with a wheelchair', 'REFUSED PROTECTED'],
  ['mothers returning to work', 'REFUSED PROTECTED'],
];

test.each(QUESTIONS)('a recruiter is told that it is not answered: %s', async (question, said) => {
  expect(await saidAnswer(question)).toBe(said);
});
