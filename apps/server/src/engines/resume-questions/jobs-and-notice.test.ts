import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';
import { inventedIndex } from '../../../test/resume-questions/invented-resumes.ts';
import { quoteNotice } from './execute/evidence.ts';

const { ask, said } = talkAbout([
  {
    name: 'Asha Verma',
    stated: 12,
    skills: ['ICU'],
    jobs: [
      ['Staff Nurse', 'Lotus Clinic', '2019-07', '2021-01'],
      ['Staff Nurse', 'Palmyra Hospital', '2010-01', '2014-12'],
    ],
    note: 'Expected CTC: 32 LPA.',
  },
  {
    name: 'Ravi Menon',
    stated: 9,
    notice: '30 days',
    jobs: [
      ['Ward Manager', 'Lotus Clinic', '2018-01', '2020-12'],
      ['Staff Nurse', 'Lotus Clinic', '2016-01', '2017-12'],
    ],
    note: 'Cared for people in intensive care.',
  },
  { name: 'Meera Nair', stated: 15, companies: ['Lotus Clinic'], city: 'Mumbai, India' },
]);

test.each([
  ['who worked more than 3 years at Lotus Clinic', 'FIND: Ravi Menon ? Meera Nair'],
  ['worked at Lotus Clinic for 5 years', 'FIND: Ravi Menon ? Meera Nair'],
  ['who worked less than 2 years at Lotus Clinic', 'FIND: Asha Verma ? Meera Nair'],
  ['who worked 9 years at Lotus Clinic', 'FIND: ? Meera Nair'],
  ['5 years as a staff nurse', 'FIND: Asha Verma'],
  ['has Asha Verma worked at Lotus Clinic for 3 years', 'FIND: ! Asha Verma'],
])('takes the years at an employer from its dated jobs: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test('says the years at an employer, with the dates as proof', async () => {
  const { answer, rows } = await ask('who worked more than 3 years at Lotus Clinic');
  expect(answer).toBe(
    '1 resume lists Lotus Clinic as an employer for more than 3 years: Ravi Menon. 1 more mentions it.',
  );
  expect(rows[0]?.evidence.map(({ quote }) => quote)).toEqual(['Lotus Clinic', '2018-01 to 2020-12']);
});

test('shows stated pay for a question that compares it, but matches no one', async () => {
  const { rows, notes, matched } = await ask('who expects less than 30 lpa');
  expect(matched).toBe(0);
  expect(notes[0]).toBe("'less than 30 lpa' was not looked at.");
  expect(rows.find(({ candidateName }) => candidateName === 'Asha Verma')).toMatchObject({
    verdict: 'UNCLEAR',
    fields: { PAY: ['32 LPA'] },
    note: 'Pay is stated, but amounts are not compared.',
  });
});

test('shows a mention in another spelling in the resume’s words', async () => {
  const { rows } = await ask('staff nurse with ICU');
  expect(rows.map(({ candidateName, note }) => [candidateName, note])).toContainEqual([
    'Ravi Menon',
    "Mentions ICU as 'intensive care', but not in a list of skills.",
  ]);
});

test('asks everyone who is most experienced, but one person for a last working day', async () => {
  const { rows } = await ask('who worked 5 years at Lotus Clinic', 'most experienced person');
  expect(rows).toHaveLength(3);
  expect(await said("Ravi's last working day")).toBe('FIELD NOTICE_PERIOD: 30 days');
  expect(await said('last working day of Ravi')).toBe('FIELD NOTICE_PERIOD: 30 days');
});

const NOTICES = [
  ['Born: 12/03/1999. Status: Married. Notice Period: 30 days. Male', '30 days', 'Notice Period: 30 days'],
  ['Married | Notice | 30 days | Pune', '30 days', 'Notice | 30 days'],
  ['Married. Serving notice (LWD:\n15-Dec-2026). Male.', 'LWD:', 'Serving notice (LWD:\n15-Dec-2026)'],
  ['Married. On 2 weeks notice now', '2 weeks', 'On 2 weeks notice now'],
] as const;

test.each(NOTICES)('quotes a notice period without the text around it: %s', (text, words, quote) => {
  const [resume] = inventedIndex([{ name: 'Asha Verma' }]).resumes;
  if (!resume) throw new Error('Nobody was invented.');
  const start = text.indexOf(words);
  const evidence = quoteNotice({ ...resume, text }, { start, end: start + words.length });
  expect(evidence?.quote).toBe(quote);
});

test('calls no one former who is still there, whatever earlier job they had', async () => {
  const { said: saidOfAlder } = talkAbout([
    {
      name: 'Kiran Rao',
      jobs: [
        ['Nurse', 'Alder House', '2022-01'],
        ['Aide', 'Alder House', '2019-01', '2021-12'],
      ],
    },
    { name: 'Tess Holt', jobs: [['Nurse', 'Alder House', '2018-01', '2020-12']] },
    { name: 'Vera Lind', companies: ['Alder House'] },
  ]);
  expect(await saidOfAlder('former Alder House people')).toBe('FIND: Tess Holt ? Kiran Rao, Vera Lind');
  expect(await saidOfAlder('ex-employees of Alder House')).toBe('FIND: Tess Holt ? Kiran Rao, Vera Lind');
  expect(await saidOfAlder('who worked at Alder House')).toBe('FIND: Kiran Rao, Tess Holt, Vera Lind');
});
