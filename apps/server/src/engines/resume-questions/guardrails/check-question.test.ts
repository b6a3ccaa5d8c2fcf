import { expect, test } from 'vitest';
import { askInvented, saidAnswer } from '../../../../test/resume-questions/said-answer.ts';

/** Questions that no resume answers, or that select by a protected trait. */
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
  ['young sales people', 'REFUSED PROTECTED'],
  ['we need fresh blood in sales', 'REFUSED PROTECTED'],
  ['energetic young team members', 'REFUSED PROTECTED'],
  ['someone young', 'REFUSED PROTECTED'],
  ['mature candidates', 'REFUSED PROTECTED'],
  ['rank them by quality', 'REFUSED JUDGEMENT'],
  ['sort by potential', 'REFUSED JUDGEMENT'],
  ['best quality', 'REFUSED JUDGEMENT'],
  ['does Ravi Menon have kids?', 'REFUSED PROTECTED'],
  ['what religion is Noor Ali', 'REFUSED PROTECTED'],
  ['why did Meera Nair leave Palmyra Retail?', 'REFUSED INFERENCE'],
  ['who managed a team of more than 10 people?', 'REFUSED INFERENCE'],
  ['did Lila Das change jobs often?', 'REFUSED INFERENCE'],
  ['who expects the lowest salary?', 'REFUSED PAY INFERENCE'],
  ['who was promoted twice?', 'REFUSED INFERENCE'],
  ['who is the ideal candidate?', 'REFUSED JUDGEMENT'],
  ['who will stay the longest in the job?', 'REFUSED JUDGEMENT'],
  ['people of Indian origin', 'REFUSED PROTECTED'],
  ['who was born before 1990?', 'REFUSED PROTECTED'],
  ['candidates with a wheelchair', 'REFUSED PROTECTED'],
  ['mothers returning to work', 'REFUSED PROTECTED'],
  ['hindu accountants', 'REFUSED PROTECTED'],
  ['Show Muslim Developers', 'REFUSED PROTECTED'],
  ['black senior engineers', 'REFUSED PROTECTED'],
  ['young Java developers in Pune', 'REFUSED PROTECTED'],
  ['is Asha Verma black?', 'REFUSED PROTECTED'],
  ['is she Indian', 'REFUSED PROTECTED'],
  ['age of Asha', 'REFUSED PROTECTED'],
  ['average age of the candidates', 'REFUSED PROTECTED'],
  ['people in their 20s', 'REFUSED PROTECTED'],
  ["women's phone numbers", 'REFUSED PROTECTED'],
  ['would Meera be a good lead?', 'REFUSED JUDGEMENT'],
  ['is Asha Verma a hard worker?', 'REFUSED JUDGEMENT'],
  ['rate Meera out of 10', 'REFUSED JUDGEMENT'],
  ['which candidate do you recommend?', 'REFUSED JUDGEMENT'],
  ['is Ravi Menon willing to relocate?', 'REFUSED INFERENCE'],
  ['who would accept a lower salary?', 'REFUSED PAY INFERENCE'],
];

/** Words that are part of a trade, a product, a law or a sentence in these resumes. */
const HARMLESS = [
  'age discrimination law',
  'age related macular degeneration',
  'gender pay gap reporting',
  'race car mechanic',
  'maternity ward nurse',
  'mother and baby unit',
  'elderly care nurse',
  'worked with disabled people',
  'nanny for children',
  'golden age',
  "children's books illustrator",
  'young offenders institution',
  'Young & Rubicam',
  'worked in a dynamic young company',
  'old sales projects',
  'fresh blood samples',
  'best quality assurance practices',
  'high potential chemicals',
  'trans-Atlantic shipping',
  'six sigma black belt',
  'black box tester',
  'Christian Dior',
  'Jewish General Hospital nurses',
  'German teachers',
  'who is Tarika Jain?',
  'candidates with notice period under 30',
  'team of 12',
  "Asha Verma's expected salary",
];

test.each(QUESTIONS)('refuses a recruiter’s question: %s', async (question, said) => {
  expect(await saidAnswer(question)).toBe(said);
});

test.each(HARMLESS)('does not accuse a recruiter of discrimination: %s', async (question) => {
  expect((await askInvented(question)).refused).toBe(false);
});

test('finds exactly what a resume says word for word, and no other team', async () => {
  expect(await saidAnswer('team of 12')).toBe("FIND: Jane D'Souza");
});

test('suggests an alternative for the same trade', async () => {
  const { suggestions } = await askInvented('Who is the best chef?');
  expect(suggestions.slice(0, 2)).toEqual(['Who worked as chef?', 'Who has the most years of experience?']);
});

test('names the person in the refusal and in the suggestions', async () => {
  const { answer, suggestions } = await askInvented('is Meera Nair married?');
  expect(answer).toMatch(/^Deepgaze does not tell this of Meera Nair:/);
  expect(suggestions).toEqual(['What are the skills of Meera Nair?', 'Where has Meera Nair worked?']);
});
