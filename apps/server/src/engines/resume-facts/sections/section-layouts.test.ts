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
])('headings in %s divide a resume', (_, text) => {
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

test('headings of columns next to each other share the body below, which is parted by its first degree', () => {
  const text =
    'Mara Quill\nEXPERIENCE\nEDUCATION\n2022 – now\nMiller\nCedar Ltd\n2016\nDesign Intern\nAlder\n2014\nMA Design\nLarkspur College';
  expect(['COMPANY', 'DEGREE', 'COLLEGE', 'GRADUATION_YEAR'].map((kind) => listValues(text, kind))).toEqual([
    ['Cedar Ltd', 'Alder'],
    ['MA Design'],
    ['Larkspur College'],
    ['2014'],
  ]);
});

test('jobs under a heading that no one knows are read where title, company and dates stand together', () => {
  const text = (title: string) => `Mara Quill\nThe road so far\n${title}\nJan 2020 - Present\n- Ground it\n`;
  expect(listValues(text('Data Analyst, Cedar Ltd'), 'COMPANY')).toEqual(['Cedar Ltd']);
  expect(listValues(text('MBA, Larkspur College'), 'COMPANY')).toEqual([]);
});

test('experience in a field heads jobs among skills where dates follow, and is a skill elsewhere', () => {
  const text = 'Mara Quill\nSKILLS\nGo\nTutoring experience\nRust';
  expect(listValues(text, 'SKILL')).toEqual(['Go', 'Tutoring experience', 'Rust']);
  expect(listSections(`${text}\nTutor, Cedar Ltd, 2019 - 2020`)).toEqual(['HEADER', 'SKILLS', 'EXPERIENCE']);
});

test('words that resumes write anyhow are no headings in cells', () => {
  expect(listSections('Mara Quill\nWork\t+44 20 7946 0123\nExperience\t5 years\nSKILLS\nTools\tGit')).toEqual(
    ['HEADER', 'SKILLS'],
  );
});

test('a heading that a narrow column broke is one', () => {
  const text = 'Mara Quill\nPersonal skills and\ncompetences\nGo, SQL';
  expect(listValues(text, 'SKILL')).toEqual(['Go', 'SQL']);
});

test('what each job has divides no resume', () => {
  const job = 'Miller\nCedar Ltd\t2019 - 2020\nHighlights\nGround it\n';
  expect(listSections(`Mara Quill\nEXPERIENCE\n${job}${job.replace('Cedar', 'Alder')}`)).toEqual([
    'HEADER',
    'EXPERIENCE',
  ]);
});

test('what each study has divides no section about education', () => {
  const study = 'BASc Physics\nLarkspur University\n2014\nCourses\nGlass, Light\n';
  expect(listSections(`Mara Quill\nEDUCATION\n${study}${study}`)).toEqual(['HEADER', 'EDUCATION']);
  expect(listValues(`Mara Quill\nEDUCATION\n${study}`, 'DEGREE')).toEqual(['BASc Physics']);
});

test('the contacts of referees and supervisors are not those of the person', () => {
  const text =
    'Mara Quill\nmara@acme.example\n+91 90000 55501\nSupervisor: Otto (+91 90000 55502)\nREFEREES\notto@acme.example';
  expect([listValues(text, 'EMAIL'), listValues(text, 'PHONE')]).toEqual([
    ['mara@acme.example'],
    ['+91 90000 55501'],
  ]);
  expect(listValues('Mara Quill\nJournal of Rivers 12 (2019) 33-41, 44 (2021) 101-9', 'PHONE')).toEqual([]);
  expect(listValues('REFERENCES\nMara Quill\nmara@acme.example', 'EMAIL')).toEqual(['mara@acme.example']);
});

test('the address of a referee, which stands first, lends no name', () => {
  const rest = 'a\n'.repeat(14);
  const text = `PROFILE\n${rest}REFERENCES\nOtto, otto.bel@acme.example\nCONTACT\nmara.quill@acme.example\nMara Quill`;
  expect(understand(text).name.value).toBe('Mara Quill');
});

test('a degree with its school and year is read where no heading tells of education', () => {
  const text =
    'Mara Quill\nMiller of the north\nBSc Physics\nLarkspur University\n2014\nI hold an MBA of a school.';
  expect([listValues(text, 'DEGREE'), listValues(text, 'COLLEGE')]).toEqual([
    ['BSc Physics'],
    ['Larkspur University'],
  ]);
  expect(listValues(text.replace('2014', 'Leeds'), 'DEGREE')).toEqual([]);
  expect(listValues(`Mara Quill\nEDUCATION\nSKILLS\nGo${text}`, 'DEGREE')).toEqual(['BSc Physics']);
});

test('the group of skills is none, in a cell or above its list', () => {
  const text = 'SKILLS\nCloud\tAWS\nPROGRAMMING\nGo • Rust\nPrimary skills\tSQL\nTesting';
  expect(listValues(text, 'SKILL')).toEqual(['AWS', 'Go', 'Rust', 'SQL', 'Testing']);
});

test('a letter that is drawn as a rule, and a licence to drive, are no skills', () => {
  expect(listValues('SKILLS\nGo, Rust\nㅡ\nDRIVING LICENCE\nB', 'SKILL')).toEqual(['Go', 'Rust']);
});

test('a heading in capitals is one with a slip of the pen as well', () => {
  const text = 'Mara Quill\nSKILLS\nGo, Rust\nACADEMEIC CREDENTIALS\n2015 Master of Arts\nLarkspur College';
  expect(listSections(text)).toEqual(['HEADER', 'SKILLS', 'EDUCATION']);
  expect(listValues(text, 'SKILL')).toEqual(['Go', 'Rust']);
  expect(listSections('Mara Quill\nEDUCATION\nPERSONEL DETAILS\nLarkspur College')).toEqual([
    'HEADER',
    'EDUCATION',
  ]);
  expect(listSections('Mara Quill\nSKILLS\nGo\nINFORMATICA')).toEqual(['HEADER', 'SKILLS']);
});

test('months of other languages stand before their years with a word between', () => {
  const text =
    'Mara Quill\nEXPERIENCE\nEnfermeira\nHospital Alder, Porto\nfevereiro de 2019 to atual\nEnfermeira\nHospital Wren, Braga\noutubro de 2015 to janeiro de 2019';
  expect(listValues(text, 'COMPANY')).toEqual(['Hospital Alder', 'Hospital Wren']);
  const { facts } = understand(text);
  expect(facts.flatMap(({ kind, norm }) => (kind === 'RANGE' ? norm : []))).toEqual([
    '2019-02/',
    '2015-10/2019-01',
  ]);
});

test('the firm before a title is the employer, and not what the title is about', () => {
  const text =
    'Mara Quill\nWORK EXPERIENCE\nAlder Limited, Grid objects Administrator\nGrid objects -  York -\nFebruary 2012 to September 2015\nMills';
  expect(listValues(text, 'COMPANY')).toEqual(['Alder Limited']);
  expect(listValues(text, 'TITLE')).toEqual(['Grid objects Administrator']);
});

test('a range of months in numbers needs no space, and a city of its state is no end of a name', () => {
  const text =
    'Mara Quill\nEXPERIENCE\n04.2015-09.2020 Clerk\nLarkspur Medical Center, New York, NY\nFiles\n01.02.2012-31.03.2015 Intern\nAlder Ltd, Rochester, New York\nLetters';
  const { facts } = understand(text);
  expect(facts.flatMap(({ kind, norm }) => (kind === 'RANGE' ? norm : []))).toEqual([
    '2015-04/2020-09',
    '2012-02/2015-03',
  ]);
  expect(listValues(text, 'COMPANY')).toEqual(['Larkspur Medical Center', 'Alder Ltd']);
});
