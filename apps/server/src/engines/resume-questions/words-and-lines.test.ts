import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

const { ask, said } = talkAbout([
  {
    name: 'Asha Verma',
    skills: ['Java', 'Kafka', 'Spring Boot'],
    titles: ['Backend Engineer'],
    stated: 6,
    computed: 12,
    note: 'Sells software to a bank. Built low latency systems. I speak English, Konkani and Hindi.',
  },
  {
    name: 'Ravi Menon',
    companies: ['Lotus Bank'],
    titles: ['Teller'],
    stated: 4,
    note: 'I do not speak Hindi. A well managed branch. Lowered the latency of paper.',
  },
]);

test.each([
  ['asha kafka', 'FIND: Asha Verma'],
  ['asha verma welding', 'FIND: ! Asha Verma'],
  ['asha welding', 'FIND: ! Asha Verma'],
  ['Asha Welding', 'CARD: nothing'],
  ['anyone from a bank', 'FIND: Ravi Menon ? Asha Verma'],
  ['who speaks Hindi', 'FIND: Asha Verma ? Ravi Menon'],
  ['low latency', 'FIND: Asha Verma'],
  ['need a Java developer with Spring Boot', 'FIND: Asha Verma'],
  ['a well managed branch', 'FIND: Ravi Menon'],
])('checks a short question against the words of resumes: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test.each([
  ['kafka 3 years', 'The years are those of experience in all, not with Kafka.'],
  ['latency', 'Only the words were looked for: read the quotes for what they say.'],
])('says which words were ignored: %s', async (question, note) => {
  expect((await ask(question)).notes).toContain(note);
});

test('shows someone who states other years with the words that state them', async () => {
  const { rows } = await ask('Java and Kafka with more than 10 years of experience');
  expect(rows[0]?.evidence.map(({ quote }) => quote)).toContain('6 years of experience');
});

const { ask: askBroken } = talkAbout([
  { name: 'Nila Das', note: 'Fond of tea. Immediate \njoiner of clubs, python user.' },
]);

test('begins a quote with its sentence if a column broke the line', async () => {
  const { rows } = await askBroken('who is a joiner of clubs');
  expect(rows[0]?.evidence[0]?.quote).toBe('Immediate \njoiner of clubs, python user.');
});
