import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

const { ask, said } = talkAbout([
  { name: 'Asha Verma', city: 'Pune', skills: ['Java'], degrees: ['B.Tech'], stated: 5 },
  { name: 'Ravi Menon', city: 'Mumbai', skills: ['Python'], colleges: ['Riverbend College'], stated: 4.5 },
  { name: 'Meera Nair', city: 'Austin, TX', skills: ['Perl'], email: 'meera@candidate.example', computed: 4 },
  { name: 'Karan Shah', city: 'Pune', skills: ['Java', 'Perl'], certificates: ['PMP'] },
]);

test.each([
  ['who knows neither java nor python', 'FIND: ? Meera Nair'],
  ['who knows none of java and python', 'FIND: ? Meera Nair'],
  ["people who don't know java or python", 'FIND: ? Meera Nair'],
  ['no java or no perl', 'FIND: ? Asha Verma, Meera Nair, Ravi Menon'],
  ['who is neither in Pune nor in Mumbai', 'FIND: Meera Nair'],
  ['who is not in pune or mumbai', 'FIND: Meera Nair'],
  ['candidates without a degree', 'FIND: ? Karan Shah, Meera Nair, Ravi Menon'],
  ['who does not have a degree', 'FIND: ? Karan Shah, Meera Nair, Ravi Menon'],
  ['java developers without a degree in pune', 'FIND: ? Karan Shah'],
  ['never graduated', 'FIND: ? Karan Shah, Meera Nair, Ravi Menon'],
  ['people with neither a degree nor certificates', 'FIND: ? Meera Nair, Ravi Menon'],
  ['candidates without work experience', 'FIND: ? Karan Shah'],
  ['no experience in Java', 'FIND: ? Meera Nair, Ravi Menon'],
  ['no experience with Java', 'FIND: ? Meera Nair, Ravi Menon'],
  ['candidates without email or phone', 'FIND: Asha Verma, Karan Shah, Ravi Menon'],
  ['how many know java but have no degree', 'COUNT: Karan Shah'],
  ['emails of candidates without a degree', 'FIELD EMAIL: - / meera@candidate.example / -'],
])('a recruiter excludes: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test('a complete question about what is not stated starts over, while a fragment continues', async () => {
  expect(await said('who knows java', 'candidates without a degree')).toBe(
    'FIND: ? Karan Shah, Meera Nair, Ravi Menon',
  );
  expect(await said('who knows java', 'without a degree')).toBe('FIND: ? Karan Shah');
});

test('says for each resume, as far as known, that it states nothing of a kind', async () => {
  const { answer, interpretation, rows } = await ask('candidates without a degree');
  expect(interpretation.inWords).toBe('states no degree');
  expect(answer).toMatch(/^3 resumes list no degree\. /);
  expect(rows.map(({ note }) => note)).toContain(
    'The part that would state a degree was read, and it states none.',
  );
});
