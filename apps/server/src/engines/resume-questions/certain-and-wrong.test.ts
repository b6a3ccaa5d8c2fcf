import { expect, test } from 'vitest';
import { talkAboutTexts } from '../../../test/resume-questions/said-answer.ts';

/** A resume with a name, a town and some lines. */
const write = (name: string, town: string, ...lines: string[]): string =>
  [name, `${town} | ${name.split(' ')[0]?.toLowerCase()}@people.example`, ...lines].join('\n');

const holders = talkAboutTexts([
  write('Una Farrow', 'Derby', 'CERTIFICATIONS', 'PMP (in progress)', 'CCNA, expired 2021'),
  write('Piers Oldham', 'Derby', 'CERTIFICATIONS', 'PMP, 2019', 'CCNA 2022 (valid to 2028)'),
  write(
    'Tove Lindal',
    'Oslo',
    'EDUCATION',
    'MBA, Fjordheim University, expected June 2027',
    'BSc Geology, 2012',
  ),
  write(
    'Rhys Calder',
    'Cardiff',
    'EDUCATION',
    'MBA, Taffside University, 2015',
    'PhD Botany (not completed)',
  ),
  write(
    'Vera Molin',
    'Bonn',
    'OTHER',
    'Führerschein: keiner',
    'Preparing for IELTS. Not willing to relocate.',
  ),
  write('Otto Brandl', 'Bonn', 'OTHER', 'Clean driving licence', 'IELTS 7.5 (2024). Willing to relocate.'),
  write('Jan Kesten', 'Bonn', 'OTHER', 'Provisional driving licence', 'Security clearance: lapsed 2019'),
]);

test.each([
  ['who is PMP certified', 'FIND: Piers Oldham ? Una Farrow'],
  ['CCNA certified', 'FIND: Piers Oldham ? Una Farrow'],
  ['who has an MBA', 'FIND: Rhys Calder ? Tove Lindal'],
  ["anyone with a master's degree", 'FIND: Rhys Calder ? Tove Lindal'],
  ['who has a PhD', 'FIND: ? Rhys Calder'],
  ['who has a driving licence', 'FIND: Otto Brandl ? Jan Kesten, Vera Molin'],
  ['IELTS', 'FIND: Otto Brandl ? Vera Molin'],
  ['willing to relocate', 'FIND: Otto Brandl ? Vera Molin'],
  ['security clearance', 'FIND: ? Jan Kesten'],
])('something not held yet, or no longer, proves nothing: %s', async (question, answer) => {
  expect(await holders.said(question)).toBe(answer);
});

const inTraining = talkAboutTexts([
  write('Xan Ibsen', 'Oslo', 'SUMMARY', 'HR business partner with 12 years in logistics.'),
  write('Yara Quist', 'Oslo', 'SUMMARY', 'Team lead with 14 years of experience.'),
  write(
    'Tilda Moor',
    'Leeds, UK',
    'EDUCATION',
    'Studying Law, University of Corrib, 2024 - 2028',
    'MBA (HR) - dropped',
  ),
  write('Ugo Parr', 'Leeds, UK', 'Languages: Italian (native), Russian B1, no Spanish', 'SHRM-CP (expired)'),
  write(
    'Vic Sands',
    'Leeds, UK',
    'EXPERIENCE',
    'Nurse Recruiter, CarePath Staffing, Leeds, Jan 2021 - present',
  ),
  write(
    'Wil Tarn',
    'Leeds, UK',
    'EXPERIENCE',
    'Nurse, Harbour Clinic, Leeds, Jan 2021 - present',
    'First aid course booked.',
  ),
]);

test.each([
  ['who has a law degree', 'FIND: ? Tilda Moor'],
  ['who has an MBA', 'FIND: ? Tilda Moor'],
  ['who speaks Spanish', 'FIND: ? Ugo Parr'],
  ['SHRM', 'FIND: ? Ugo Parr'],
  ['nurses', 'FIND: Wil Tarn ? Vic Sands'],
  ['first aid', 'FIND: ? Wil Tarn'],
  ['more than 10 years of experience', 'FIND: Xan Ibsen, Yara Quist'],
])('something in progress, denied or about others proves nothing: %s', async (question, answer) => {
  expect(await inTraining.said(question)).toBe(answer);
});

const employed = talkAboutTexts([
  write(
    'Sydney Hollis',
    'York',
    'EXPERIENCE',
    'Cook, Apple Orchard Inn, York, Jan 2020 - present',
    'Porter, Oracle Tea Room, Hull, Jan 2018 - Dec 2019',
  ),
  write(
    'Brook Ashdown',
    'Leeds',
    'EXPERIENCE',
    'Engineer, Apple Inc., London, Jan 2019 - present',
    'Analyst, Oracle Systems, Reading, Jan 2016 - Dec 2018',
  ),
  write(
    'Irma Solveig',
    'Leeds',
    'EXPERIENCE',
    'Solicitor, Marlow, Finch and Pike LLP, Leeds, Jan 2019 - present',
    'Executive Assistant to the CFO, Kestrel Homes, Leeds, Jan 2016 - Dec 2018',
  ),
  write('Paul Grady', 'Leeds', 'SUMMARY', 'Joined a team with 40 years of experience. Node.js, TypeScript.'),
  write(
    'Nell Farquhar',
    'Hull',
    'EDUCATION',
    'BA History, Harbour Law College, 2012',
    'Languages: English (native), French (school level)',
    'References: Dr Hugh Penny, Head of Ward, 01482 555 0101',
  ),
  write(
    'Cara Dunmore',
    'Leeds',
    'EDUCATION',
    'LLB, University of Exmere, 2014',
    'Willing to move to Lisbon.',
  ),
]);

test.each([
  ['who worked at Apple', 'FIND: Brook Ashdown ? Sydney Hollis'],
  ['who worked at Oracle', 'FIND: Brook Ashdown ? Sydney Hollis'],
  ['who worked at Marlow, Finch and Pike', 'FIND: Irma Solveig'],
  ['who worked at Marlow', 'FIND: Irma Solveig'],
  ['who worked at Finch', 'FIND: ? Irma Solveig'],
  ['employers of Irma Solveig', 'FIELD COMPANY: Marlow, Finch and Pike LLP, Kestrel Homes'],
  ['CFO', 'FIND: ? Irma Solveig'],
  ['anyone in Sydney', 'FIND: nothing'],
  ['who is in Lisbon', 'FIND: nothing'],
  ['more than 20 years of experience', 'FIND: nothing'],
  ['javascript', 'FIND: nothing'],
  ['node js', 'FIND: Paul Grady'],
  ['who has a law degree', 'FIND: Cara Dunmore ? Nell Farquhar'],
  ['who studied history', 'FIND: Nell Farquhar'],
  ["anyone with a bachelor's degree", 'FIND: Cara Dunmore, Nell Farquhar'],
  ['colleges of Nell', 'FIELD COLLEGE: Harbour Law College'],
  ['phone of Nell', 'FIELD PHONE: -'],
])('something that only looks like a match proves nothing: %s', async (question, answer) => {
  expect(await employed.said(question)).toBe(answer);
});

const speakers = talkAboutTexts([
  write('Alva Renn', 'Leeds, UK', 'NURSING', 'Languages: German (native), French (school level), English C1'),
  write('Bo Castell', 'Leeds, UK', 'Fluent in French and Spanish, basic German. English: B2'),
  write(
    'Cleo Aster',
    'Leeds, UK',
    'Langues : allemand (B1, working towards B2), français (langue maternelle)',
  ),
  write('Dov Harrow', 'Leeds, UK', 'Languages: German, English (mother tongue)'),
]);

test.each([
  ['German at B2 or better', 'FIND: Alva Renn ? Dov Harrow'],
  ['B1 German', 'FIND: Alva Renn, Cleo Aster ? Dov Harrow'],
  ['who is fluent in French', 'FIND: Bo Castell, Cleo Aster'],
  ['fluent in French or Spanish', 'FIND: Bo Castell, Cleo Aster'],
  ['fluent in French and basic German', 'FIND: Bo Castell, Cleo Aster'],
  ['native speakers of English', 'FIND: Dov Harrow'],
  ['at least C1 in English', 'FIND: Alva Renn, Dov Harrow'],
  ['does Cleo speak German at C1?', 'FIND: ! Cleo Aster'],
  ['how many speak English at B2 or above', 'COUNT: Alva Renn, Bo Castell, Dov Harrow'],
  ['who speaks French', 'FIND: Alva Renn, Bo Castell, Cleo Aster'],
])('treats the level of a language as a condition: %s', async (question, answer) => {
  expect(await speakers.said(question)).toBe(answer);
});

const careers = talkAboutTexts([
  write(
    'Ada Winslow',
    'Leeds, UK',
    'EXPERIENCE',
    'Welder, Northmill Steel, Leeds, Mar 2004 - present',
    'Fitter, Tallow Engineering, Leeds, Jan 2001 - Feb 2004',
  ),
  write(
    'Ben Orrell',
    'Leeds, UK',
    'EXPERIENCE',
    'Nurse, Harbour Clinic, Hull, Oct 2021 - present',
    'Nurse, Larch Hospital, Hull, Jan 2020 - May 2020',
    'Nurse, Elder Hospital, York, Feb 2015 - Jun 2018',
  ),
  write(
    'Cleo Ashby',
    'Leeds, UK',
    'EXPERIENCE',
    'Teacher, Rowan School, Leeds, 2019 - present',
    'Teacher, Birch School, Leeds, 2012 - 2015',
    'EDUCATION',
    'MA Education, University of Exmere, 2015 - 2018',
  ),
  write(
    'Dan Frome',
    'Leeds, UK',
    'EXPERIENCE',
    'Baker, Miller and Sons Ltd, Leeds, 2020 - present',
    'Baker, Old Oven Ltd, Leeds, 2018 - 2019',
  ),
  write('Eve Garrow', 'Leeds, UK', 'Plumber. No dates given.'),
  write(
    'Finn Holt',
    'Leeds, UK',
    'EXPERIENCE',
    'Software Developer Intern, Lark Analytics Ltd, Leeds, May 2024 - Aug 2024',
  ),
]);

test.each([
  ['who stayed longest at one company?', 'RANK: Ada Winslow, Ben Orrell, Cleo Ashby, Dan Frome, Finn Holt'],
  ['more than 10 years with the same employer', 'FIND: Ada Winslow'],
  ['who left within a year', 'FIND: Ben Orrell ? Dan Frome, Finn Holt'],
  ['any gap over a year?', 'FIND: Ben Orrell ? Cleo Ashby'],
  ['nurses with a gap of more than 6 months', 'FIND: Ben Orrell'],
  ['how many have a career gap of more than a year', 'COUNT: Ben Orrell ? Cleo Ashby'],
  ['why did Ben have a career gap', 'REFUSED INFERENCE'],
  ['gap analysis', 'FIND: nothing'],
])('job dates show how long, and how long not: %s', async (question, answer) => {
  expect(await careers.said(question)).toBe(answer);
});

test('lists the longest stays and the frequent job changers first, each with dates', async () => {
  const longest = await careers.ask('longest tenure');
  expect(longest.answer).toBe(
    'The longest time at one employer: Ada Winslow, 22.8 years. 5 resumes date one, the longest first: Ada Winslow, Cleo Ashby, Dan Frome, Ben Orrell, Finn Holt.',
  );
  expect(longest.rows[0]).toMatchObject({
    note: 'Northmill Steel: Mar 2004 - present.',
    evidence: [{ quote: 'Welder, Northmill Steel, Leeds, Mar 2004 - present' }],
  });
  expect(longest.notes).toContain('1 resume dates no job that could be read.');
  const often = await careers.ask('who changes jobs often');
  expect(often.rows[0]).toMatchObject({
    candidateName: 'Ben Orrell',
    note: 'Dates 3 employers, 3 years each on average.',
  });
  const gap = await careers.ask('who has a gap over a year');
  expect(gap.rows.map(({ note }) => note)).toEqual([
    "Dates no job between 'Feb 2015 - Jun 2018' and 'Jan 2020 - May 2020', 18 months.",
    "Dates no job between '2012 - 2015' and '2019 - present', at least 36 months. Other dates of the resume speak of that time.",
  ]);
});

const listed = talkAboutTexts([
  write('Hye-jin Song', 'Leeds, UK', 'Latvian, Russian, English', 'CCNA 2019, ITIL Foundation'),
  write('Ola Brandt', 'Leeds, UK', 'Danish (native), English (C2)'),
]);

test.each([
  ['who speaks Russian', 'FIND: Hye-jin Song'],
  ['languages of Ola', 'FIELD LANGUAGE: Danish, English'],
  ['does Hye-jin speak Latvian', 'FIND: Hye-jin Song'],
  ['certificates of Hye-jin', 'FIELD CERTIFICATE: -'],
])('does not deny something because it is under no heading: %s', async (question, answer) => {
  expect(await listed.said(question)).toBe(answer);
});

test('a sentence says what was searched for, and no more', async () => {
  const says = async (question: string) => (await listed.ask(question)).answer;
  expect(await says('certificates of Hye-jin')).toContain('could not be read for certain');
  expect(await says('head of sales who speaks Danish')).toBe(
    'Not found in these resumes: head of sales and Danish. None of these resumes has: head of sales. 1 resume meets the rest: Danish.',
  );
  expect(await says('who has no certificates')).toMatch(/^2 resumes list no certificates\./);
  expect(await employed.ask('solicitors').then(({ answer }) => answer)).toBe(
    "1 resume lists 'solicitor' as a job title: Irma Solveig.",
  );
});

const abbreviated = talkAboutTexts([
  write('Ada Thorne', 'Leeds', 'SKILLS', 'Payroll and PR reconciliations, HP-UX, Excel'),
  write('Ben Wyler', 'Leeds', 'SKILLS', 'PR, UX design, HR policies'),
  write('Cleo Marr', 'Leeds', 'SKILLS', 'Fashion PR agency, UI/UX, HR & payroll'),
  write('Dov Hale', 'Leeds', 'SKILLS', 'HR management system, HR portal, React'),
]);

test.each([
  ['who knows PR?', 'FIND: Ben Wyler, Cleo Marr ? Ada Thorne'],
  ['who knows public relations?', 'FIND: Ben Wyler, Cleo Marr ? Ada Thorne'],
  ['who knows UX?', 'FIND: Ben Wyler, Cleo Marr ? Ada Thorne'],
  ['who knows HR?', 'FIND: Ben Wyler, Cleo Marr ? Dov Hale'],
  ['people with human resources skills', 'FIND: Ben Wyler, Cleo Marr ? Dov Hale'],
])('ambiguous letters count if the context supports them: %s', async (question, answer) => {
  expect(await abbreviated.said(question)).toBe(answer);
});
