import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

const { ask, said } = talkAbout([
  {
    name: 'Anika Desai',
    city: 'Pune, India',
    titles: ['Java Developer'],
    companies: ['Best Foods'],
    skills: ['Java', 'Kafka'],
    stated: 8,
  },
  { name: 'Rohit Kulkarni', city: 'Mumbai', skills: ['Java'], stated: 9, note: 'Retail banking in Pune.' },
  { name: 'Orla Byrne', titles: ['Chef'], skills: ['Pastry'], note: 'I do not know Java.' },
  {
    name: 'Ines Ferrer',
    titles: ['UX Designer'],
    skills: ['Figma'],
    languages: ['Español'],
    note: 'Spanisch',
  },
  {
    name: 'Hanna Vogel',
    notice: '30 days',
    stated: 12,
    skills: ['Sales', 'No experience in bookkeeping', 'I do not know Kafka'],
  },
  { name: 'Tom Baker', note: 'Available with one month’s notice.' },
]);

test.each([
  ['java developers with more than 5 years in pune', 'FIND: Anika Desai'],
  ['5 years in Kafka', 'FIND: ? Anika Desai'],
  ['years of experience of Hanna', 'FIELD YEARS: 12 years stated'],
  ['ux designer figma spanish', 'FIND: Ines Ferrer'],
  ['somebody for baking bread', 'FIND: nothing'],
])('reads the meaning from these resumes: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test('takes total years for each person after a list', async () => {
  expect(await said('who knows Kafka', 'total years of experience')).toMatch(/^FIELD YEARS: 8 years stated/);
});

test.each([
  ['people good at orchestration', 'skill is orchestration'],
  ['somebody for orchestration', 'text has orchestration'],
])('asks for an employer only if one is named: %s', async (question, reading) => {
  expect((await ask(question)).interpretation.inWords).toBe(reading);
});

test.each([
  [
    'how many know Kafka',
    'Hanna Vogel',
    'Mentions kafka only to say that it is not so, not yet or no longer.',
    1,
  ],
  ['who knows Java', 'Orla Byrne', 'Mentions java only to say that it is not so, not yet or no longer.', 2],
  [
    'bookkeeping',
    'Hanna Vogel',
    'Mentions bookkeeping only to say that it is not so, not yet or no longer.',
    0,
  ],
])('someone who denies it does not have it: %s', async (question, name, note, most) => {
  const { rows, matched } = await ask(question);
  const row = rows.find(({ candidateName }) => candidateName === name);
  expect([row?.verdict, row?.note?.toLowerCase(), matched]).toEqual(['UNCLEAR', note.toLowerCase(), most]);
});

test('says of no one who may state a notice period that they state none', async () => {
  const { rows, answer, notes } = await ask('who has a notice period of 30 days or less');
  expect(answer).toContain('1 more states no notice period that could be read.');
  expect(notes).toContain('4 more resumes say nothing of a notice period.');
  const tom = rows.find(({ candidateName }) => candidateName === 'Tom Baker');
  expect(tom?.note).toBe('This may be a notice period, but it could not be read for certain.');
  expect(tom?.evidence.map(({ quote }) => quote)).toEqual(['Available with one month’s notice.']);
});

test.each([
  ['who has a forklift licence?', 'certificate is forklift'],
  ['people with a driving license', 'text has driving-licence'],
  ['who has an associate degree?', 'degree is associate'],
])('does not mistake a license for a degree, or a degree for a rank: %s', async (question, inWords) => {
  expect((await ask(question)).interpretation.inWords).toBe(inWords);
});
