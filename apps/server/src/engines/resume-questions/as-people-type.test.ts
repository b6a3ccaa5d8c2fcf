import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

const { ask, said } = talkAbout([
  {
    name: 'Ines Corvo',
    titles: ['Optician', 'Key Account Manager'],
    companies: ['Larkspur Optics'],
    colleges: ['Tallgrass College'],
    degrees: ['B.Sc Optics'],
    city: 'Leeds',
    skills: ['R', 'Refraction'],
    notice: '30 days',
    phone: '+44 7700 900123',
    stated: 9,
  },
  {
    name: 'Bram Ockley',
    titles: ['Baker'],
    companies: ['Ovenbird'],
    city: 'York',
    skills: ['Ovens'],
    stated: 4,
    note: 'Set up ordering systems.',
  },
]);

test.each([
  ['ppl frm Larkspur Optics', 'FIND: Ines Corvo'],
  ['any1 w/ ovens exp', 'FIND: Bram Ockley'],
  ['gimme bakers w/o refraction', 'FIND: ? Bram Ockley'],
  ['who r in york', 'FIND: Bram Ockley'],
  ['who knows R', 'FIND: Ines Corvo'],
  ['bakers who dont know refraction', 'FIND: ? Bram Ockley'],
  ['who has to serve 30 days', 'FIND: Ines Corvo'],
  ['Ines Corvo ka college?', 'FIELD COLLEGE: Tallgrass College'],
  ['NP of Ines Corvo', 'FIELD NOTICE_PERIOD: 30 days'],
  ['quals of Ines Corvo', 'FIELD DEGREE: B.Sc Optics'],
  ['ph no of Ines Corvo', 'FIELD PHONE: +44 7700 900123'],
  ['phn no of Ines Corvo', 'FIELD PHONE: +44 7700 900123'],
  ['guys frm Halvorsen Systems', 'FIND: nothing'],
  ['key acct mgr', 'FIND: Ines Corvo'],
  ['whereabouts of Bram Ockley', 'FIELD LOCATION: York'],
])('reads shorthand: %s', async (question, answer) => {
  expect(await said(question)).toBe(answer);
});

test.each([
  ['kisko refraction aata hai?', 'Ines Corvo'],
  ['York ka koi hai kya', 'Bram Ockley'],
  ['jinko R aur refraction dono aata ho', 'Ines Corvo'],
])('reads the small words of Hinglish: %s', async (question, name) => {
  const { rows } = await ask(question);
  expect(rows.map(({ candidateName }) => candidateName)).toEqual([name]);
});

test('does not mistake past work for a present job in Hinglish either', async () => {
  const { interpretation } = await ask('Ines Corvo ne kahan kaam kiya hai?');
  expect(interpretation).toMatchObject({ op: 'FIELD', field: 'COMPANY' });
  expect(interpretation.job).toBeUndefined();
});

const { said: saidOfTeachers } = talkAbout([
  { name: 'Orla Finch', titles: ['Coach'] },
  { name: 'Ned Alder', note: 'Coach of a rowing team for six years.' },
  { name: 'Ida Moss', note: 'Wrote letters to coaches.' },
]);

test('finds a trade asked for in the plural and stated in the singular', async () => {
  expect(await saidOfTeachers('coaches')).toBe('FIND: Orla Finch ? Ned Alder');
});

const { ask: askOfRiga, said: saidOfRiga } = talkAbout([
  { name: 'Vera Alder', note: 'Работала в компании Ёлочка.', skills: ['Java'] },
]);

test.each(['कौन जावा जानता है', '谁会Java'])(
  'says that it does not read the letters of %s',
  async (question) => {
    const { interpretation, refused, answer } = await askOfRiga(question);
    expect([interpretation.refusal, refused]).toEqual(['SCRIPT', true]);
    expect(answer).toContain('Ask in English with Latin letters');
  },
);

test('finds a name in another script if a resume has it', async () => {
  expect(await saidOfRiga('Ёлочка')).toBe('FIND: Vera Alder');
});

test('does not turn a trade into a skill because of a field of work', async () => {
  const { ask: askTesters } = talkAbout([
    { name: 'Ida Moss', titles: ['Tester'], skills: ['Maps Software'] },
  ]);
  const { interpretation } = await askTesters('software testers');
  expect(interpretation.filters.map(({ kind }) => kind)).not.toContain('SKILL');
});

test('says what was not found before listing those who meet the rest', async () => {
  const { answer, notFound, rows } = await ask('night baker in york');
  expect(notFound).toBe(true);
  expect(answer).toBe(
    'Not found in these resumes: night and baker and york. None of these resumes has: night. 1 resume meets the rest: baker and york.',
  );
  expect(rows.map(({ candidateName, verdict, note }) => [candidateName, verdict, note])).toEqual([
    // It says nothing about him that no one here mentions 'night'.
    ['Bram Ockley', 'UNCLEAR', undefined],
  ]);
});

test('narrows the previous answer to those asked for', async () => {
  expect(await said('Who is in York?', 'just the bakers pls')).toBe('FIND: Bram Ockley');
  expect(await said('Who knows refraction or ovens?', 'only the bakers')).toBe('FIND: Bram Ockley');
});

test('a request for a trade searches everyone, and a request to remove one leaves it out', async () => {
  expect(await said('who is in Leeds?', 'now show me bakers')).toBe('FIND: Bram Ockley');
  expect(await said('who has experience?', 'remove the bakers')).toBe('FIND: ? Ines Corvo');
});

test.each([
  ['Who is Ovens certified?', 'FIND'],
  ['Who is Ada Ovens?', 'CARD'],
])('does not mistake a description of people for a name: %s', async (question, op) => {
  const { interpretation } = await ask(question);
  expect(interpretation.op).toBe(op);
});

test('reads two typos in one title', async () => {
  expect(await said('key acount maneger')).toBe('FIND acount=account maneger=manager: Ines Corvo');
});

test('compares total years if no one states years for the skill', async () => {
  expect(await said('Ines Corvo or Bram Ockley, who has baked for longer?')).toBe(
    'COMPARE: Bram Ockley, Ines Corvo',
  );
});

const { said: saidOfStaff } = talkAbout([
  { name: 'Ilse Brandvold', titles: ['Senior Staff Nurse'], companies: ['Fernhill Ward'], city: 'London' },
  { name: 'Piet Aldermoor', titles: ['Employment Solicitor'], companies: ['Wexcombe Law'], skills: ['Java'] },
  { name: 'Noor Tamsett', titles: ['Management Accountant', 'Shift Supervisor'], city: 'Leeds' },
  { name: 'Edda Rask', titles: ["Teacher's Aide"], note: 'Qualified barrister.' },
  { name: 'Finn Aro', titles: ['Science Teacher'], city: 'Leeds' },
]);

test.each([
  ['Londoners', 'FIND Londoners=london: Ilse Brandvold'],
  ['accntnts', 'FIND accntnts=accountant: Noor Tamsett'],
  ['shift superviser', 'FIND: Noor Tamsett'],
  ['sr nurse', 'FIND: Ilse Brandvold'],
  ['lawyers', 'FIND: Piet Aldermoor ? Edda Rask'],
  ['barristers', 'FIND: Edda Rask'],
  ['teachers', 'FIND: Finn Aro ? Edda Rask'],
  ['teacher aides', 'FIND: Edda Rask'],
  ['who is in Leeds at the moment?', 'FIND: Finn Aro, Noor Tamsett'],
  ['who is stationed in London', 'FIND: Ilse Brandvold'],
])('finds people by synonyms: %s', async (question, answer) => {
  expect(await saidOfStaff(question)).toBe(answer);
});
