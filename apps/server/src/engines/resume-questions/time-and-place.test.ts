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
  ['Notice period 30 days or less?', 'FIND: Asha Verma ? Karan Shah, Meera Nair'],
  ['notice period of more than 60 days', 'FIND: Ravi Menon ? Karan Shah, Meera Nair'],
  ['Java developers who can join within 2 weeks', 'FIND: ? Karan Shah'],
  ['Java developers who can join within a month', 'FIND: Asha Verma ? Karan Shah'],
  ['how many can join in 15 days', 'COUNT: Asha Verma ? Karan Shah, Meera Nair'],
  ['notice less than 15 days', 'FIND: ? Karan Shah, Meera Nair'],
  ['notice <= 15 days', 'FIND: Asha Verma ? Karan Shah, Meera Nair'],
  ['between 30 and 90 days notice', 'FIND: Ravi Menon ? Karan Shah, Meera Nair'],
  ['Can Ravi Menon join within 30 days?', 'FIND: ! Ravi Menon'],
  ['Can Asha Verma join within 30 days?', 'FIND: Asha Verma'],
])('a recruiter asks who can begin when: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test('whoever needs longer is told with the words that say so', async () => {
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
])('a recruiter asks for countries and parts of them: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test.each([
  ['who currently works at Northwind Traders?', 'FIND: Asha Verma ? Meera Nair'],
  ['who used to work at Northwind Traders', 'FIND: Ravi Menon ? Meera Nair'],
  ['Where does Asha Verma work now?', 'FIELD COMPANY: Northwind Traders'],
  ["what was Asha Verma's previous employer", 'FIELD COMPANY: Palmyra Retail'],
])('a recruiter asks for one job alone: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test.each([
  ['Kafka for five years', 'FIND: ? Asha Verma'],
  ['5+ years Java Pune', 'FIND: Asha Verma'],
  ['exp > 5', 'FIND: Asha Verma'],
  ['exactly 4 years of experience', 'FIND: Ravi Menon'],
  ['java -kafka', 'FIND: ? Karan Shah, Ravi Menon'],
  ['who knows Photoshop', 'FIND: nothing'],
])('a recruiter writes in haste: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test('where nobody meets all of it, those who meet most are told, and what they lack', async () => {
  const { answer, rows, matched } = await ask('Java, Kafka and Python');
  expect(answer).toContain(
    'No resume meets all of this: Java and Kafka and Python. 2 resumes meet 2 of the 3',
  );
  expect(matched).toBe(0);
  const notes = rows.map(({ candidateName, note }) => `${candidateName}: ${note}`);
  expect(notes).toEqual(['Asha Verma: Says nothing of Python.', 'Karan Shah: Says nothing of Kafka.']);
});
