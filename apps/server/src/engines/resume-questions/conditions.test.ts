import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

const { ask, said } = talkAbout([
  {
    name: 'Asha Verma',
    city: 'Bengaluru, India',
    titles: ['Java Developer'],
    companies: ['Northwind Traders'],
    skills: ['Java', 'Go'],
    degrees: ['B.Tech'],
    year: 2020,
    stated: 8,
    languages: ['Hindi', 'Deutsch'],
    certificates: ['AWS Certified Developer'],
  },
  {
    name: 'Ravi Menon',
    city: 'Pune, India',
    titles: ['Staff Nurse', 'Primary School Teacher'],
    companies: ['Lotus Clinic'],
    skills: ['ICU', 'AWS'],
    degrees: ['BE'],
    stated: 3,
    note: 'Translated German letters. A chartered volunteer.',
    phone: '+91 98450 10002',
  },
  {
    name: 'Meera Nair',
    city: 'Leeds, United Kingdom',
    titles: ['Accountant'],
    companies: ['Best Foods'],
    skills: ['Java', 'Python', 'React'],
    skillYears: { Python: 2 },
    degrees: ['MBA'],
    year: 2015,
    stated: 12,
  },
  { name: 'Karan Shah', city: 'Pune, India', degrees: ['B.Com'], year: 2026, note: 'Hopes to be a teacher.' },
]);

test.each([
  ['golang developers', 'FIND: Asha Verma'],
  ['ICU nurse', 'FIND: Ravi Menon'],
  ['chartered nurse', 'FIND: Ravi Menon'],
  ['React accountant Leeds', 'FIND: Meera Nair'],
  ['astronaut with Rust', 'RANK: nothing'],
  ['COBOL developers', 'FIND: nothing'],
  ['weather in leeds', 'FIND: ? Meera Nair'],
  ['Java developer in bangalor', 'FIND: Asha Verma'],
  ['accountant in leedz', 'FIND leedz=leeds: Meera Nair'],
  ['java people in bangalorr', 'FIND bangalorr=bangalore: Asha Verma'],
  ['b.tech 2020', 'FIND: Asha Verma'],
  ['btech or be', 'FIND: Asha Verma, Ravi Menon'],
  ['be/btech', 'FIND: Asha Verma, Ravi Menon'],
  ['post graduates', 'FIND: Meera Nair'],
  ['2026 passouts', 'FIND: Karan Shah'],
  ['freshers', 'FIND: ? Karan Shah'],
  ['excluding the freshers, java people', 'FIND: Asha Verma, Meera Nair'],
  ['no fewer than 8 years of experience', 'FIND: Asha Verma, Meera Nair'],
  ['at least a decade of experience', 'FIND: Meera Nair'],
  ['minimum experience 8 years', 'FIND: Asha Verma, Meera Nair'],
  ['3-5 yrs exp AWS', 'FIND: Ravi Menon'],
  ['5 years of Java', 'FIND: ? Asha Verma, Meera Nair'],
  ['more than 5 years of Python', 'FIND: nothing'],
  ['who speaks german', 'FIND: Asha Verma ? Ravi Menon'],
  ['German speakers who know Hindi', 'FIND: Asha Verma'],
  ['AWS certified', 'FIND: Asha Verma ? Ravi Menon'],
  ['who is certified in AWS', 'FIND: Asha Verma ? Ravi Menon'],
  ['certified nurse', 'FIND: Ravi Menon'],
  ['how many know Java but not Python', 'COUNT: Asha Verma'],
  ['Java but not Python', 'FIND: ? Asha Verma'],
  ['how many have no phone number', 'COUNT: Asha Verma, Karan Shah, Meera Nair'],
  ['number of candidates with a phone number', 'COUNT: Ravi Menon'],
  ['candidates in South India', 'FIND: nothing'],
])('a recruiter gives conditions: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test.each([
  ['most experienced java developer', ['Meera Nair', 'Asha Verma']],
  ['least experienced person', ['Ravi Menon', 'Asha Verma', 'Meera Nair']],
])('a recruiter asks who has the most or fewest years: %s', async (question, names) => {
  const { rows } = await ask(question);
  expect(rows.map(({ candidateName }) => candidateName)).toEqual(names);
});

test.each([
  ['wer kann Java?', 'skill is Java'],
  ['qui connaît Python à Leeds ?', 'skill is Python and place is Leeds'],
  ['desarrolladores de Java en Bengaluru', 'skill is Java and place is Bengaluru'],
  ['java developer chahiye pune mein', 'skill is java and place is pune'],
  ['wer ist sympathisch und pünktlich', 'not answered'],
])('reads a question in another language by its small words: %s', async (question, reading) => {
  expect((await ask(question)).interpretation.inWords).toBe(reading);
});

test('gives an unknown value the kind of its alternative', async () => {
  expect((await ask('mba or pgdm')).interpretation.inWords).toBe('degree is MBA or pgdm');
});

test('answers two counts in one question separately', async () => {
  const { answer, notes } = await ask('how many java and how many python developers');
  expect(answer).toBe('2 resumes list Java as a skill or list Python as a skill.');
  expect(notes).toEqual(['2 resumes list Java as a skill.', '1 resume lists Python as a skill.']);
});

test('says that a year which is no condition was left out', async () => {
  const { notes } = await ask('who knew Java before 2018');
  expect(notes).toEqual([
    "'before 2018' was not looked at. Years are read of working somewhere, as in 'worked at … in 2019'.",
  ]);
});

test('for an unknown place, names the places that are known', async () => {
  const { answer } = await ask('people in Atlantis');
  expect(answer).toContain(
    'No resume here gives Atlantis as the location. They give Pune, Bengaluru, Leeds.',
  );
});

test('proves the absence of a contact by the complete text, that of a word by nothing', async () => {
  const [contact] = (await ask('candidates without a phone number')).rows;
  expect([contact?.verdict, contact?.note]).toEqual([
    'YES',
    'The whole text was searched: it has no phone number.',
  ]);
  const [word] = (await ask('who does not know Java')).rows;
  expect(word?.note).toBe('Does not mention Java; this proves nothing about the person.');
});

test('does not read the words to be as BE, and ends the sentence at a degree with a period', async () => {
  expect(await said('does Karan Shah have a BE')).toBe('FIND: ! Karan Shah');
  const { answer, rows } = await ask('does Karan Shah have a B.E.?');
  expect(answer + JSON.stringify(rows)).not.toContain('..');
});

test('shows a title with other words between the requested ones instead', async () => {
  const { rows } = await ask('is Ravi Menon a primary teacher?');
  expect(rows.map(({ verdict, note }) => [verdict, note])).toEqual([
    ['NO', 'The resume states Primary School Teacher.'],
  ]);
});
