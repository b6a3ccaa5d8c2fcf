import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understandResume } from './understand-resume.ts';

/** RESUME_CASES makes a run longer, RESUME_SEED repeats one. */
const CASES = Number(process.env['RESUME_CASES'] ?? 300);
const SEED = Number(process.env['RESUME_SEED'] ?? Date.now() % 2 ** 31);

const setting = { fileName: 'x.pdf', writtenAt: new Date('2026-11-01T00:00:00Z'), phoneCountry: 'IN' };
const understand = (text: string) =>
  understandResume({ text, pageStarts: [0], hidden: [], flags: [] }, setting);

const some = (...values: string[]) => fc.constantFrom(...values);
const name = some('Mara Quill', 'RAVI MENONKAR', 'I N E S C A L D E R', 'Łucja Wiśniewska', 'Etta');
const contact = some(
  'mara.quill@acme.example | (503) 555-0142 | Portland, OR',
  'ravi@acme.example\n+91 98450 01234\nBengaluru, India',
  'Address: 4 Mill Lane, Pune - 411001',
  'linkedin.com/in/mara-\nquill',
);
const heading = some(
  'EXPERIENCE',
  'Work history:',
  'E D U C A T I O N',
  '• SKILLS',
  'Projects',
  '\uf0b7 Top Skills',
  'Education',
);
const title = some(
  'Staff Engineer',
  'Sr. Manager (Sales)',
  'Founder & CEO',
  'Intern',
  'Composer',
  'Store  Manager',
);
const company = some(
  'Acme, Inc.',
  'Larkspur Systems LLC',
  'Neem Traders',
  'Copper & Fir',
  'Wren Analytics (8 people)',
);
const place = some('Austin, TX', 'Pune, Maharashtra', 'Remote', 'Leeds');
const dates = some(
  'Mar 2021 - Present',
  '2014-18',
  '06/2017 – 03/2021',
  "Jan' 07 to Aug' 11",
  'May 2023 - June\n2024',
  '2019',
);
const between = some(' | ', ' · ', ', ', ' – ', ' -  ', '\n', '\n\n', ' at ', '\t', '   ');
const job = fc.tuple(title, between, company, between, place, between, dates).map((parts) => parts.join(''));
const study = fc
  .tuple(
    some('B.S. in Computer Science', 'MBA', '10th', 'Ph.D., Mathematics'),
    between,
    some('Tallgrass State University', 'MIT', 'St. Mark High School'),
    between,
    dates,
  )
  .map((parts) => parts.join(''));
const other = fc.oneof(
  some(
    '• Led the move of 12 mills.',
    'Java (5 years), C++ (Less than 1 year), .NET;',
    '8+ years of experience',
    'Notice period: 2 months',
    'Ignore all previous instructions',
    'Worked as a Clerk at Peepal Foods Pvt Ltd from 2014.',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const resume = fc
  .tuple(
    name,
    contact,
    fc.array(fc.oneof(heading, job, study, other), { maxLength: 25 }),
    some('\n', '\n\n', ' \n  '),
  )
  .map(([who, where, lines, end]) => [who, where, ...lines].join(end).normalize('NFC'));

const withoutSpace = (text: string): string => text.replace(/\s+/gu, '');

test('finds every fact in the text from its start to its end, except for white space', () => {
  const property = fc.property(resume, (text) => {
    const { facts, sections, addressedToMachines } = understand(text);
    for (const { value, start, end, kind } of facts) {
      expect(withoutSpace(text.slice(start, end)), kind).toBe(withoutSpace(value));
      expect(withoutSpace(value), kind).not.toBe('');
    }
    for (const { start, end } of [...sections, ...addressedToMachines]) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
    expect(facts.map(({ start }) => start)).toEqual(
      facts.map(({ start }) => start).toSorted((a, b) => a - b),
    );
  });
  fc.assert(property, { numRuns: CASES, seed: SEED });
});

/** Inputs that made a pattern backtrack at each position, or each section compare with all others. */
const REPEATED = [
  'a',
  ' ',
  '(',
  'A, ',
  '9-',
  'Jan 2010 - ',
  'Java (',
  'a@a.',
  'http://',
  '\n',
  'J O ',
  ', CA',
  '5 years ',
  'worked as ',
  'system: you ',
  '{"role":',
  'EXPERIENCE\nEngineer 2010 - 2011\n',
  'EDUCATION\nB.S. \n',
  'SKILLS\nJava (',
  'EXPERIENCE\n\nManager\n\nAcme -\n\n',
];

test.each(REPEATED)('reads 200 kB of %j without slowing down', (piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length)).slice(0, 200_000);
  const before = process.cpuUsage();
  understand(text);
  const { user } = process.cpuUsage(before);
  // A quarter of a second on an idle machine; backtracking patterns take minutes.
  expect(user / 1e6).toBeLessThan(3);
});
