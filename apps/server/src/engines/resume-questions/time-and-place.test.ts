import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

const { ask, said } = talkAbout([
  {
    name: 'Asha Verma',
    city: 'Pune, India',
    skills: ['Java', 'Kafka'],
    notice: '15 days',
    stated: 8,
    jobs: [
      ['Backend Engineer', 'Northwind Traders', '2019-01'],
      ['Developer', 'Palmyra Retail', '2015-01', '2018-12'],
    ],
  },
  {
    name: 'Ravi Menon',
    city: 'Glasgow, United Kingdom',
    skills: ['Java'],
    notice: '90 days',
    stated: 4,
    jobs: [['Developer', 'Northwind Traders', '2015-01', '2021-09']],
  },
  {
    name: 'Meera Nair',
    city: 'Austin, TX',
    skills: ['Python'],
    companies: ['Northwind Traders'],
    email: 'meera@photoshop.example',
  },
  { name: 'Karan Shah', skills: ['Java', 'Python'], note: 'Managed a team of 22 people.' },
]);

test.each([
  ['Notice period 30 days or less?', 'FIND: Asha Verma'],
  ['notice period of more than 60 days', 'FIND: Ravi Menon'],
  ['Java developers who can join within 2 weeks', 'FIND: ? Karan Shah'],
  ['Java developers who can join within a month', 'FIND: Asha Verma ? Karan Shah'],
  ['how many can join in 15 days', 'COUNT: Asha Verma'],
  ['notice less than 15 days', 'FIND: ? Karan Shah, Meera Nair'],
  ['notice <= 15 days', 'FIND: Asha Verma'],
  ['between 30 and 90 days notice', 'FIND: Ravi Menon'],
  ['Can Ravi Menon join within 30 days?', 'FIND: ! Ravi Menon'],
  ['Can Asha Verma join within 30 days?', 'FIND: Asha Verma'],
])('a recruiter asks who can start when: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test('shows someone who needs longer with the words that state it', async () => {
  const { rows } = await ask('Can Ravi Menon join within 30 days?');
  expect(rows[0]?.note).toBe('The resume states 90 days.');
  expect(rows[0]?.evidence.map(({ quote }) => quote)).toEqual(['90 days']);
});

test.each([
  ['Who is in India?', 'FIND: Asha Verma'],
  ['candidates based in the UK or Germany', 'FIND: Ravi Menon'],
  ['people in the united states', 'FIND: Meera Nair'],
  ['who is in Scotland?', 'FIND: Ravi Menon'],
  ['anyone in Texas', 'FIND: Meera Nair'],
  ['candidates in Europe', 'FIND: Ravi Menon'],
  ['Java people outside India', 'FIND: Ravi Menon ? Karan Shah'],
])('a recruiter asks for countries and regions: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test.each([
  ['who currently works at Northwind Traders?', 'FIND: Asha Verma ? Meera Nair'],
  ['who used to work at Northwind Traders', 'FIND: Ravi Menon ? Asha Verma, Meera Nair'],
  ['Where does Asha Verma work now?', 'FIELD COMPANY: Northwind Traders'],
  ["what was Asha Verma's previous employer", 'FIELD COMPANY: Palmyra Retail'],
])('a recruiter asks for one job only: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test.each([
  ['who was at Northwind Traders before 2016', 'FIND: Ravi Menon ? Meera Nair'],
  ['who worked at Northwind Traders in 2019', 'FIND: Asha Verma, Ravi Menon ? Meera Nair'],
  ['people who worked at Northwind Traders since 2022', 'FIND: Asha Verma ? Meera Nair'],
  ['worked at Palmyra Retail between 2018 and 2021', 'FIND: Asha Verma'],
  ['worked at Palmyra Retail from 2019 to 2021', 'FIND: nothing'],
  ['who worked as a developer in 2015', 'FIND: Asha Verma, Ravi Menon'],
  ['how many developers at Palmyra Retail in 2015', 'COUNT: Asha Verma'],
  ['was Ravi Menon at Northwind Traders in 2018?', 'FIND: Ravi Menon'],
  ['was Ravi Menon at Northwind Traders after 2021?', 'FIND: ! Ravi Menon'],
  ['who joined Northwind Traders in 2019', 'FIND in 2019=: Asha Verma, Meera Nair, Ravi Menon'],
  ['where did Ravi Menon work in 2018', 'FIELD COMPANY in 2018=: Northwind Traders'],
])('a recruiter asks who worked where in which years: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test('proves a job in some years by its dates, and says if they were not read', async () => {
  const { rows, answer, interpretation } = await ask('who was at Northwind Traders before 2019');
  expect(answer).toBe(
    '1 resume lists Northwind Traders as an employer before 2019: Ravi Menon. 1 more mentions it.',
  );
  expect(interpretation.inWords).toBe('employer is Northwind Traders before 2019');
  expect(rows.map(({ evidence, note }) => [evidence.map(({ quote }) => quote), note])).toEqual([
    [['Northwind Traders', '2015-01 to 2021-09'], undefined],
    [
      ['Northwind Traders'],
      'Mentions Northwind Traders, but no dates could be read that tell it was before 2019.',
    ],
  ]);
});

test('shows someone with a job in other years with its dates, but not in later answers', async () => {
  const [no] = (await ask('was Ravi Menon at Northwind Traders after 2021?')).rows;
  expect(no?.note).toBe('The resume states January 2015 to September 2021.');
  const { rows } = await ask('who was at Northwind Traders in 2022', 'compare them');
  expect(rows.map(({ candidateName }) => candidateName)).toEqual(['Asha Verma', 'Meera Nair']);
});

test('dates no job if there are more resumes than are read for it, and says so', async () => {
  const jobs: [string, string, string][] = [['Developer', 'Northwind Traders', '2019-01']];
  const many = talkAbout(Array.from({ length: 121 }, (_, number) => ({ name: `Asha ${number}`, jobs })));
  const { matched, unclear, notes } = await many.ask('who was at Northwind Traders in 2020');
  expect([matched, unclear]).toEqual([0, 121]);
  expect(notes[0]).toContain('The dates of jobs were not looked at');
});

test.each([
  ['notice less than 30 days', 'notice period is less than 30 days'],
  ['notice of at most 15 days', 'notice period is at most 15 days'],
  ['notice more than 60 days', 'notice period is more than 60 days'],
])('gives the days as they were asked for: %s', async (question, reading) => {
  expect((await ask(question)).interpretation.inWords).toBe(reading);
});

test.each([
  ['Kafka for five years', 'FIND: ? Asha Verma'],
  ['5+ years Java Pune', 'FIND: Asha Verma'],
  ['exp > 5', 'FIND: Asha Verma'],
  ['exactly 4 years of experience', 'FIND: Ravi Menon'],
  ['java -kafka', 'FIND: ? Karan Shah, Ravi Menon'],
  ['who knows Photoshop', 'FIND: nothing'],
])('a recruiter types in haste: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test('if no one meets all conditions, lists those who meet most and what they lack', async () => {
  const { answer, rows, matched } = await ask('Java, Kafka and Python');
  expect(answer).toContain(
    'No resume meets all of this: Java and Kafka and Python. 2 resumes meet 2 of the 3',
  );
  expect(matched).toBe(0);
  const notes = rows.map(({ candidateName, note }) => `${candidateName}: ${note}`);
  expect(notes).toEqual(['Asha Verma: Does not mention Python.', 'Karan Shah: Does not mention Kafka.']);
});

test.each([
  ['less than 8 years of experience', 'FIND: Ravi Menon', 'years of experience less than 8'],
  ['under 4 years of experience', 'FIND: nothing', 'years of experience less than 4'],
  ['at most 4 years of experience', 'FIND: Ravi Menon', 'years of experience at most 4'],
  ['more than 4 years of experience', 'FIND: Asha Verma', 'years of experience more than 4'],
  ['at least 4 years of experience', 'FIND: Asha Verma, Ravi Menon', 'years of experience at least 4'],
])('takes a recruiter’s years literally: %s', async (question, answer, inWords) => {
  expect(await said(question)).toBe(answer);
  expect((await ask(question)).interpretation.inWords).toBe(inWords);
});

const sorting = talkAbout([
  { name: 'Priya Rao', notice: '60 days', stated: 3 },
  { name: 'Sneha Iyer', notice: '19 days', computed: 4 },
  { name: 'Imran Ali', notice: '30 days', stated: 4 },
  { name: 'Lina Roth', notice: '10 days', stated: 5 },
]);

test.each([
  [
    ['less than 5 years', 'sort by notice period'],
    ['Sneha Iyer', 'Imran Ali', 'Priya Rao'],
  ],
  [
    ['less than 5 years', 'sort by experience'],
    ['Imran Ali', 'Priya Rao', 'Sneha Iyer'],
  ],
  [
    ['who can join within 30 days', 'sort by experience'],
    ['Lina Roth', 'Imran Ali', 'Sneha Iyer'],
  ],
])('reorders only the previous answer as asked: %j', async (questions, names) => {
  const { rows } = await sorting.ask(...questions);
  expect(rows.map(({ candidateName }) => candidateName)).toEqual(names);
});
