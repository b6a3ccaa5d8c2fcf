import { expect, test } from 'vitest';
import { readExperience } from './experience.ts';
import { readLines } from './lines.ts';

/** Titles and companies of a section of jobs, in the order of the text, as `T:` and `C:`. */
function jobsOf(text: string): string[] {
  return readExperience(text, readLines(text))
    .filter(({ kind }) => kind !== 'RANGE')
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, value }) => `${kind.charAt(0)}:${value}`);
}

const TWO = ['T:Data Analyst', 'C:Wren Analytics', 'T:Intern', 'C:Alder'];
const REVERSED = ['C:Wren Analytics', 'T:Data Analyst', 'C:Alder', 'T:Intern'];

test.each<[string, string, string[]]>([
  [
    'title | company, date below',
    'Data Analyst | Wren Analytics\nJan 2020 - Present\n• Ran it.\nIntern | Alder\nMay 2019 - Dec 2019\n• Helped.',
    TWO,
  ],
  [
    'company – title, date behind',
    'Wren Analytics – Data Analyst, Jan 2020 – Present\n• Ran it.\nAlder – Intern, May 2019 – Dec 2019\n• Helped.',
    REVERSED,
  ],
  [
    'company and date, title below',
    'Wren Analytics 2020 – Present\nData Analyst · Leeds\n• Ran it.\nAlder 2018 – 2020\nIntern · Remote\n• Helped.',
    REVERSED,
  ],
  [
    'company, then title and date',
    'Wren Analytics Austin, TX\nData Analyst Jan 2020 - Present\n• Ran it.\nAlder Boston, MA\nIntern Jun 2019 - Dec 2019\n• Helped.',
    REVERSED,
  ],
  [
    'title, then company · place · date',
    'Data Analyst\nWren Analytics · Austin, TX · 2020 - 2022\n• Ran it.\nIntern\nAlder · 2019\n• Helped.',
    TWO,
  ],
  [
    'title at company',
    'Data Analyst at Wren Analytics (01/2020 - Present)\n- Ran it.\nIntern at Alder (05/2019 - 12/2019)\n- Helped.',
    TWO,
  ],
  [
    'title, company and date in one line',
    'Data Analyst, Wren Analytics Jan 2020 - Present\n• Ran it.\nIntern, Alder May 2019 - Dec 2019\n• Helped.',
    TWO,
  ],
  [
    'date alone, header as the first bullet',
    'Jan 2020 - Present\n• Data Analyst, Wren Analytics\n• Ran the reports of 12 shops\nMay 2018 - Dec 2019\n• Intern, Alder Systems\n• Helped out',
    ['T:Data Analyst', 'C:Wren Analytics', 'T:Intern', 'C:Alder Systems'],
  ],
  [
    'no bullets between the jobs',
    'WREN | Data Analyst\nJan 2020 - Present | Austin, TX\nALDER | Software Intern\nMay 2019 - Dec 2019 | Boston, MA',
    ['C:WREN', 'T:Data Analyst', 'C:ALDER', 'T:Software Intern'],
  ],
])('jobs are read where they stand as %s', (_layout, text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});

test('several titles under one company take no team for an employer', () => {
  const text =
    'Acme Corporation\nStaff Engineer, Platform Infrastructure Aug 2024 - Present\n• Led it\nSenior Engineer, Payments Core Jul 2022 - Aug 2024\n• Built it\nEngineer, Identity Services Aug 2020 - Jul 2022\n• Shipped it';
  expect(jobsOf(text).filter((job) => job.startsWith('C'))).toEqual(['C:Acme Corporation']);
});

test('a team behind a title is no company where none is told', () => {
  expect(jobsOf('Staff Engineer, Platform Aug 2024 - Present\n• Led it')).toEqual([
    'T:Staff Engineer, Platform',
  ]);
});

test('a company whose name ends like a team is a company', () => {
  expect(jobsOf('Site Reliability Engineer, Northwind Cloud Aug 2024 - Present\n• Led it')).toEqual([
    'T:Site Reliability Engineer',
    'C:Northwind Cloud',
  ]);
});

test('what is unclear in one job is told by the place it has in the others', () => {
  const job = (title: string, company: string, year: number) =>
    `${title} ${year} - ${year + 1}\n${company}\n• Did it\n`;
  const text =
    job('Engineer', 'Wren Group', 2018) +
    job('Engineer', 'Professional Education', 2016) +
    job('Engineer', 'Alder Systems', 2014);
  expect(jobsOf(text)).toContain('C:Professional Education');
});

test('a grade behind a title is no pronoun', () => {
  const text = 'Wren Analytics\nEngineer I, Ledger Jul 2022 - Aug 2024\n• Built it\n';
  expect(jobsOf(text)).toEqual(['C:Wren Analytics', 'T:Engineer I, Ledger']);
});

test('a sentence with dates is no header', () => {
  const text =
    'I have worked on three plants from Jan 2019 to May 2020 and was promoted twice.\nBuilt a mill in 2014 - 2015 for the north.';
  expect(jobsOf(text)).toEqual([]);
});

test.each([
  [
    'Company: Peepal Foods Pvt Ltd\nDesignation: Store Manager',
    ['C:Peepal Foods Pvt Ltd', 'T:Store Manager'],
  ],
  [
    'Worked as a Store Manager at Peepal Foods Pvt Ltd from 2014.',
    ['T:Store Manager', 'C:Peepal Foods Pvt Ltd'],
  ],
  ['Currently working in Peepal Foods since May 2019.', ['C:Peepal Foods']],
])('%j says a job in words', (text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});
