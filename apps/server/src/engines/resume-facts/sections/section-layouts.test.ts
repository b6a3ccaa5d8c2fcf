import { expect, test } from 'vitest';
import { understandResume } from '../understand-resume.ts';

const understand = (text: string) =>
  understandResume(
    { text, pageStarts: [0], hidden: [], flags: [] },
    { fileName: '', writtenAt: new Date('2026-11-01T00:00:00Z'), phoneCountry: 'IN' },
  );

const listSections = (text: string): string[] => understand(text).sections.map(({ kind }) => kind);

const listValues = (text: string, kind: string): string[] =>
  understand(text).facts.flatMap((fact) => (fact.kind === kind ? fact.value : []));

test.each([
  ['small letters', 'mara quill\nexperience\nMiller, Cedar Ltd\neducation\nBSc Physics\nskills\nGo'],
  ['marks', 'Mara Quill\n## Experience\nMiller, Cedar Ltd\n## Education\nBSc Physics\n## Skills\nGo'],
  ['numbers', 'Mara Quill\n1. Experience\nMiller, Cedar Ltd\n2. Education\nBSc Physics\n3. Skills\nGo'],
  ['dashes', 'Mara Quill\n— Experience —\nMiller, Cedar Ltd\n— Education —\nBSc Physics\n— Skills —\nGo'],
  ['cells', 'Mara Quill\nExperience\tMiller, Cedar Ltd\nEducation\tBSc Physics\nSkills\tGo'],
])('divides a resume at headings in %s', (_, text) => {
  expect(listSections(text)).toEqual(['HEADER', 'EXPERIENCE', 'EDUCATION', 'SKILLS']);
  expect(listValues(text, 'SKILL')).toEqual(['Go']);
});

test.each([
  'WORK EXPERIENCE (7 YEARS)',
  'Work experience — 12 years 3 months',
  '— BoardAppointments —',
  'ExecutiveCareer',
  'Career Snapshot',
  'Teaching experience',
  'Professional Experience (Gulf)',
  'ARTICLESHIP',
  'Employers in short',
  'Career history at a glance',
])('%j heads jobs', (heading) => {
  expect(listSections(`Mara Quill\n${heading}\nMiller, Cedar Ltd`)).toEqual(['HEADER', 'EXPERIENCE']);
});

test('splits the shared body below the headings of two columns at its first degree', () => {
  const text =
    'Mara Quill\nEXPERIENCE\nEDUCATION\n2022 – now\nMiller\nCedar Ltd\n2016\nDesign Intern\nAlder\n2014\nMA Design\nLarkspur College';
  expect(['COMPANY', 'DEGREE', 'COLLEGE', 'GRADUATION_YEAR'].map((kind) => listValues(text, kind))).toEqual([
    ['Cedar Ltd', 'Alder'],
    ['MA Design'],
    ['Larkspur College'],
    ['2014'],
  ]);
});

test('reads jobs under an unknown heading if title, company and dates are together', () => {
  const text = (title: string) => `Mara Quill\nThe road so far\n${title}\nJan 2020 - Present\n- Ground it\n`;
  expect(listValues(text('Data Analyst, Cedar Ltd'), 'COMPANY')).toEqual(['Cedar Ltd']);
  expect(listValues(text('MBA, Larkspur College'), 'COMPANY')).toEqual([]);
});

test('takes experience in a field for a job heading among skills if dates follow, else for a skill', () => {
  const text = 'Mara Quill\nSKILLS\nGo\nTutoring experience\nRust';
  expect(listValues(text, 'SKILL')).toEqual(['Go', 'Tutoring experience', 'Rust']);
  expect(listSections(`${text}\nTutor, Cedar Ltd, 2019 - 2020`)).toEqual(['HEADER', 'SKILLS', 'EXPERIENCE']);
});

test('does not mistake a common resume word in a cell for a heading', () => {
  expect(listSections('Mara Quill\nWork\t+44 20 7946 0123\nExperience\t5 years\nSKILLS\nTools\tGit')).toEqual(
    ['HEADER', 'SKILLS'],
  );
});

test('joins a heading broken by a narrow column', () => {
  const text = 'Mara Quill\nPersonal skills and\ncompetences\nGo, SQL';
  expect(listValues(text, 'SKILL')).toEqual(['Go', 'SQL']);
});

test('does not divide a resume at labels that each job has', () => {
  const job = 'Miller\nCedar Ltd\t2019 - 2020\nHighlights\nGround it\n';
  expect(listSections(`Mara Quill\nEXPERIENCE\n${job}${job.replace('Cedar', 'Alder')}`)).toEqual([
    'HEADER',
    'EXPERIENCE',
  ]);
});

test('does not divide an education section at labels that each degree has', () => {
  const study = 'BASc Physics\nLarkspur University\n2014\nCourses\nGlass, Light\n';
  expect(listSections(`Mara Quill\nEDUCATION\n${study}${study}`)).toEqual(['HEADER', 'EDUCATION']);
  expect(listValues(`Mara Quill\nEDUCATION\n${study}`, 'DEGREE')).toEqual(['BASc Physics']);
});

test('leaves out the contacts of referees and supervisors', () => {
  const text =
    'Mara Quill\nmara@acme.example\n+91 90000 55501\nSupervisor: Otto (+91 90000 55502)\nREFEREES\notto@acme.example';
  expect([listValues(text, 'EMAIL'), listValues(text, 'PHONE')]).toEqual([
    ['mara@acme.example'],
    ['+91 90000 55501'],
  ]);
  expect(listValues('Mara Quill\nJournal of Rivers 12 (2019) 33-41, 44 (2021) 101-9', 'PHONE')).toEqual([]);
  expect(listValues('REFERENCES\nMara Quill\nmara@acme.example', 'EMAIL')).toEqual(['mara@acme.example']);
});

test('does not read names from the first address if it is a referee’s', () => {
  const rest = 'a\n'.repeat(14);
  const text = `PROFILE\n${rest}REFERENCES\nOtto, otto.bel@acme.example\nCONTACT\nmara.quill@acme.example\nMara Quill`;
  expect(understand(text).name.value).toBe('Mara Quill');
});

test('reads a degree with its school and year without an education heading', () => {
  const text =
    'Mara Quill\nMiller of the north\nBSc Physics\nLarkspur University\n2014\nI hold an MBA of a school.';
  expect([listValues(text, 'DEGREE'), listValues(text, 'COLLEGE')]).toEqual([
    ['BSc Physics'],
    ['Larkspur University'],
  ]);
  expect(listValues(text.replace('2014', 'Leeds'), 'DEGREE')).toEqual([]);
  expect(listValues(`Mara Quill\nEDUCATION\nSKILLS\nGo${text}`, 'DEGREE')).toEqual(['BSc Physics']);
});

test('does not count a group name as a skill, in a cell or above its list', () => {
  const text = 'SKILLS\nCloud\tAWS\nPROGRAMMING\nGo • Rust\nPrimary skills\tSQL\nTesting';
  expect(listValues(text, 'SKILL')).toEqual(['AWS', 'Go', 'Rust', 'SQL', 'Testing']);
});

test('does not count a letter drawn as a rule, or a driving license, as a skill', () => {
  expect(listValues('SKILLS\nGo, Rust\nㅡ\nDRIVING LICENCE\nB', 'SKILL')).toEqual(['Go', 'Rust']);
});

test('recognizes a heading in capitals despite a typo', () => {
  const text = 'Mara Quill\nSKILLS\nGo, Rust\nACADEMEIC CREDENTIALS\n2015 Master of Arts\nLarkspur College';
  expect(listSections(text)).toEqual(['HEADER', 'SKILLS', 'EDUCATION']);
  expect(listValues(text, 'SKILL')).toEqual(['Go', 'Rust']);
  expect(listSections('Mara Quill\nEDUCATION\nPERSONEL DETAILS\nLarkspur College')).toEqual([
    'HEADER',
    'EDUCATION',
  ]);
  expect(listSections('Mara Quill\nSKILLS\nGo\nINFORMATICA')).toEqual(['HEADER', 'SKILLS']);
});

test('reads foreign months with a word between month and year', () => {
  const text =
    'Mara Quill\nEXPERIENCE\nEnfermeira\nHospital Alder, Porto\nfevereiro de 2019 to atual\nEnfermeira\nHospital Wren, Braga\noutubro de 2015 to janeiro de 2019';
  expect(listValues(text, 'COMPANY')).toEqual(['Hospital Alder', 'Hospital Wren']);
  const { facts } = understand(text);
  expect(facts.flatMap(({ kind, norm }) => (kind === 'RANGE' ? norm : []))).toEqual([
    '2019-02/',
    '2015-10/2019-01',
  ]);
});

test('takes the firm before a title as the employer, not as part of the title', () => {
  const text =
    'Mara Quill\nWORK EXPERIENCE\nAlder Limited, Grid objects Administrator\nGrid objects -  York -\nFebruary 2012 to September 2015\nMills';
  expect(listValues(text, 'COMPANY')).toEqual(['Alder Limited']);
  expect(listValues(text, 'TITLE')).toEqual(['Grid objects Administrator']);
});

test('reads a range of numeric months without spaces, and does not mistake a city with its state for the end of a name', () => {
  const text =
    'Mara Quill\nEXPERIENCE\n04.2015-09.2020 Clerk\nLarkspur Medical Center, New York, NY\nFiles\n01.02.2012-31.03.2015 Intern\nAlder Ltd, Rochester, New York\nLetters';
  const { facts } = understand(text);
  expect(facts.flatMap(({ kind, norm }) => (kind === 'RANGE' ? norm : []))).toEqual([
    '2015-04/2020-09',
    '2012-02/2015-03',
  ]);
  expect(listValues(text, 'COMPANY')).toEqual(['Larkspur Medical Center', 'Alder Ltd']);
});
