import { expect, test } from 'vitest';
import { type Invented } from '../../../test/resume-questions/invented-resumes.ts';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

const PEOPLE: readonly Invented[] = [
  {
    name: 'Ines Corvo',
    titles: ['Optician'],
    city: 'Leeds',
    stated: 4,
    notice: '60 days',
    skills: ['Fitting'],
  },
  { name: 'Bram Ockley', titles: ['Optician'], city: 'York', stated: 9, notice: '14 days' },
  { name: 'Tilde Maas', titles: ['Baker'], city: 'Leeds', stated: 12, notice: '30 days' },
  { name: 'Odo Finch', titles: ['Baker'], city: 'York', stated: 2, skills: ['Fitting'] },
];
const { ask } = talkAbout(PEOPLE);

const listNames = async (...questions: string[]): Promise<string[]> =>
  (await ask(...questions)).rows.map(({ candidateName }) => candidateName.split(' ')[0] ?? '');

test.each([
  ['Top 2 by years of experience', ['Tilde', 'Bram']],
  ['top 3 most experienced people', ['Tilde', 'Bram', 'Ines']],
  ['the 2 most experienced', ['Tilde', 'Bram']],
  ['rank the opticians by years', ['Bram', 'Ines']],
  ['sort bakers by experience, least first', ['Odo', 'Tilde']],
  ['longest experience among bakers', ['Tilde', 'Odo']],
  ['opticians sorted by notice period', ['Bram', 'Ines']],
  ['shortest notice among opticians', ['Bram', 'Ines']],
  ['Who in Leeds has the longest notice period?', ['Ines', 'Tilde']],
  ['order everyone by notice, longest first', ['Ines', 'Tilde', 'Bram']],
  ['who can start soonest?', ['Bram', 'Tilde', 'Ines']],
  ['most senior by years in York', ['Bram', 'Odo']],
  ['fitting people by total experience, top 1', ['Ines']],
])('orders by what resumes state: %s', async (question, names) => {
  expect(await listNames(question)).toEqual(names);
});

test.each([
  'Top 2',
  'the best opticians by years',
  'top 5 by attitude',
  'rank the bakers',
  'most senior baker',
])('refuses an order that no resume states: %s', async (question) => {
  const { refused } = await ask(question);
  expect(refused).toBe(true);
});

test('an order has a direction and a limit, and continues the previous answer', async () => {
  const { interpretation, answer } = await ask('the longest notice among opticians, top 1');
  expect(interpretation.inWords).toBe(
    'the first 1 where notice period is stated and job title is opticians the longest first',
  );
  expect(answer).toBe('1 resume states a notice period, the longest first: Ines Corvo.');
  expect(await listNames('Who is in York?', 'sort them by experience')).toEqual(['Bram', 'Odo']);
});

test('searches for words next to an order that are no condition', async () => {
  const { rows, interpretation } = await ask('shortest notice among glassblowers');
  expect(rows).toEqual([]);
  expect(interpretation.filters.map(({ value }) => value)).toContain('glassblowers');
});
