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
  {
    name: 'Bram Ockley',
    titles: ['Optician'],
    city: 'York',
    stated: 9,
    notice: '14 days',
    skillYears: { Fitting: 3 },
  },
  { name: 'Tilde Maas', titles: ['Baker'], city: 'Leeds', stated: 12, notice: '30 days' },
  { name: 'Odo Finch', titles: ['Baker'], city: 'York', computed: 6, skillYears: { Fitting: 6 } },
  { name: 'Vera Lind', titles: ['Optician'], jobs: [['Optician', 'Alder Lenses', '2015-01', '2016-12']] },
  { name: 'Sten Roe', jobs: [['Clerk', 'Alder Lenses', '2010-01', '2014-12']] },
  { name: 'Nils Berg', companies: ['Alder Lenses'] },
  { name: 'Cato Lisle', jobs: [['Clerk', 'Brook Mill', '2020-01', '2021-12']] },
];
const { ask } = talkAbout(PEOPLE);

test.each([
  ['average years of experience', 'The average years of experience is 8.3 years, stated by 3 of 8 resumes'],
  [
    'What is the average experience of the opticians?',
    'The average years of experience is 6.5 years, stated by 2 of 3 resumes',
  ],
  ['median notice period', 'The median notice period is 30 days, stated by 3 of 8 resumes'],
  ['mean notice period in Leeds', 'The average notice period is 45 days, stated by 2 of 2 resumes'],
  [
    'how many years of experience do bakers have on average?',
    'The average years of experience is 12 years, stated by 1 of 2 resumes',
  ],
  ['average years of Fitting', 'The average years with Fitting is 4.5 years, stated by 2 of 8 resumes'],
  ['average years of Fitting of the opticians', 'with Fitting is 3 years, stated by 1 of 3 resumes'],
  [
    'combined years of experience of the opticians',
    'The total years of experience is 13 years, stated by 2 of 3 resumes',
  ],
  ['total years of experience', 'The total years of experience is 25 years, stated by 3 of 8 resumes'],
  [
    'average tenure at Alder Lenses',
    'The average time at Alder Lenses is 3.5 years, stated by 2 of 3 resumes',
  ],
])('gives a single figure of what resumes state: %s', async (question, said) => {
  expect((await ask(question)).answer).toContain(said);
});

test('a figure uses what each row proves, and leaves out uncertain matches', async () => {
  const { rows, answer, interpretation, notFound } = await ask('average years of experience in York');
  expect(interpretation.inWords).toBe('the average where years of experience are stated and place is York');
  expect(answer).toBe('The average years of experience is 9 years, stated by 1 of 2 resumes (median 9).');
  expect(rows.map(({ candidateName, verdict }) => `${candidateName} ${verdict}`)).toEqual([
    'Bram Ockley YES',
    'Odo Finch UNCLEAR',
  ]);
  expect(rows[0]?.evidence.map(({ quote }) => quote)).toContain('9 years of experience');
  expect(notFound).toBe(false);
});

test('a figure uses only those with jobs in the years asked for', async () => {
  const workers: Invented[] = [
    { name: 'Ulla Ferro', stated: 4, jobs: [['Clerk', 'Alder Lenses', '2010-01', '2012-12']] },
    { name: 'Pim Oster', stated: 9, jobs: [['Clerk', 'Alder Lenses', '2015-01', '2017-12']] },
    { name: 'Rhea Lund', jobs: [['Clerk', 'Alder Lenses', '2016-01', '2016-06']] },
  ];
  const atWork = talkAbout(workers);
  const { answer, rows } = await atWork.ask('average years of experience of those at Alder Lenses in 2016');
  expect(answer).toBe('The average years of experience is 9 years, stated by 1 of 2 resumes (median 9).');
  expect(rows.map(({ candidateName }) => candidateName)).toEqual(['Pim Oster']);
  const stays = await atWork.ask('average tenure at Alder Lenses in 2016');
  expect(stays.answer).toContain('is 1.8 years, stated by 2 of 2 resumes');
});

test('gives no figure if no number is stated', async () => {
  const { answer } = await ask('average years of experience of those with skill Fitting in York');
  expect(answer).toContain('The average');
  const none = await ask('average notice period of the clerks');
  expect(none.notFound).toBe(true);
  expect(none.answer).not.toContain(': .');
  expect((await ask('average experience of Odo Finch')).refused).toBe(true);
  const { interpretation } = await ask('how many certificates do bakers have on average?');
  expect(interpretation.op).toBe('REFUSED');
});

test('a figure continues the previous answer', async () => {
  const { answer } = await ask('Who is in Leeds?', 'what is their average notice period?');
  expect(answer).toContain('The average notice period is 45 days, stated by 2 of 2 resumes');
});

test.each(['average age of the opticians', 'average tenure', 'average of the skills'])(
  'refuses what no resume states in numbers: %s',
  async (question) => {
    expect((await ask(question)).refused).toBe(true);
  },
);

test.each([
  [
    'average years of the opticians',
    'and in York?',
    'years of experience is 9 years, stated by 1 of 1 resume',
  ],
  ['average years of experience in Leeds', 'what about York?', 'is 9 years, stated by 1 of 2 resumes'],
  ['average years of experience', 'what about the bakers?', 'is 12 years, stated by 1 of 2 resumes'],
  ['median notice period in Leeds', 'in York?', 'The median notice period is 14 days, stated by 1 of 2'],
  ['average tenure at Alder Lenses', 'and at Brook Mill?', 'time at Brook Mill is 2 years, stated by 1 of 1'],
  ['average years of Fitting', 'and in York?', 'years with Fitting is 4.5 years, stated by 2 of 2 resumes'],
])('%s, then %s: the same figure for others', async (first, then, said) => {
  expect((await ask(first, then)).answer).toContain(said);
});

test('lists people after a figure if the next question asks for people', async () => {
  const { interpretation } = await ask('average years in Leeds', 'who of those has Fitting?');
  expect([interpretation.op, interpretation.figure]).toEqual(['FIND', undefined]);
});

test('the time at an employer covers everyone who was there', async () => {
  const many = Array.from({ length: 130 }, (_, at): Invented => {
    const to = at < 120 ? '2011-12' : '2015-12';
    return { name: `Nell Ashby ${at}`, jobs: [['Clerk', 'Alder Lenses', '2011-01', to]] };
  });
  const { answer } = await talkAbout(many).ask('average tenure at Alder Lenses');
  expect(answer).toContain('is 1.3 years, stated by 130 of 130 resumes (median 1, from 1 to 5)');
});
