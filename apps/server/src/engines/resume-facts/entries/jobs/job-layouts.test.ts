import { expect, test } from 'vitest';
import { readExperience } from './experience.ts';
import { readLines } from '../../lines/lines.ts';
import { readProse } from './jobs-in-prose.ts';

/** Titles and companies of a job section, in text order, as `T:` and `C:`. */
function listJobs(text: string): string[] {
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
    'title and date, a company of the Gulf below',
    'Data Analyst (Jan 2020 – Present)\nM/s Wren Contracting W.L.L., Doha, Qatar\n• Ran it.\nIntern (May 2019 – Dec 2019)\nAlder Wells WLL, Doha, Qatar\n• Helped.',
    ['T:Data Analyst', 'C:M/s Wren Contracting W.L.L.', 'T:Intern', 'C:Alder Wells WLL'],
  ],
  [
    'company / title, date and town below',
    'Wren Analytics / Data Analyst\nJAN 2020 - PRESENT, LEEDS\n• Ran it.\nAlder / Intern\nMAY 2019 - DEC 2019, YORK\n• Helped.',
    REVERSED,
  ],
  [
    'a row of a table with a cell for each date',
    'No.\tCompany\tDesignation\tFrom\tTo\n1\tWren Analytics\tData Analyst\tJan-2020\tTill Date\n2\tAlder\tIntern\tMay-2019\tDec-2019',
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
  [
    'dates in a narrow column, broken over its lines',
    'Jan 2020 –\nPresent\nWren Analytics\nData Analyst\nJava services\nMay\n2019 –\nDec 2019\nAlder\nIntern\nHelped',
    REVERSED,
  ],
  [
    'date and place in the margin',
    'Jan 2020 – Aug\n2021\nLeeds\nData Analyst\nWren Analytics\nMay 2019 –\nDec 2019\nLeeds\nIntern\nAlder',
    TWO,
  ],
  [
    'title with company, place',
    'Jan 2020 - till now: Data Analyst with Wren Analytics, Leeds\n  Audit and tax\nMay 2019 - Dec 2019: Intern with Alder, Selby\n  Volume hiring',
    TWO,
  ],
  [
    'a table with a head',
    'Period\tEmployer\tRole\n01/2020 – today\tWren Analytics, Leeds\tData Analyst: Moved 3 banks; 35 people\n05/2019 – 12/2019\tAlder, York\tIntern: Planning',
    ['C:Wren Analytics', 'T:Data Analyst', 'C:Alder', 'T:Intern'],
  ],
  [
    'a form between the dates and the title',
    'Wren Analytics\n01/2020 - Present\nSalary: 40,000\nHours per week: 40\nData Analyst\nDuties:\nReview\nAlder\n05/2019 - 12/2019\nSalary: 10,000\nHours per week: 40\nIntern\nDuties:\nReview',
    REVERSED,
  ],
  [
    'a title that ends at a colon',
    'Wren Analytics (remote)\tJan 2020 - Present\nData Analyst: Forecasts for mills.\nAlder (Leeds)\tMay 2019 - Dec 2019\nIntern: Reports.',
    REVERSED,
  ],
  [
    'title and company with two spaces between',
    'Jan 2020 – CURRENT  Leeds\nDATA ANALYST  WREN\nAirflow, Python\nMay 2019 – Dec 2019  York\nINTERN  ALDER\nFour seats',
    ['T:DATA ANALYST', 'C:WREN', 'T:INTERN', 'C:ALDER'],
  ],
])('reads jobs laid out as %s', (_layout, text, jobs) => {
  expect(listJobs(text)).toEqual(jobs);
});

test('does not mistake a team for an employer under several titles of one company', () => {
  const text =
    'Acme Corporation\nStaff Engineer, Platform Infrastructure Aug 2024 - Present\n• Led it\nSenior Engineer, Payments Core Jul 2022 - Aug 2024\n• Built it\nEngineer, Identity Services Aug 2020 - Jul 2022\n• Shipped it';
  expect(listJobs(text).filter((job) => job.startsWith('C'))).toEqual(['C:Acme Corporation']);
});

test('does not mistake a team after a title for a company if none is named', () => {
  expect(listJobs('Staff Engineer, Platform Aug 2024 - Present\n• Led it')).toEqual([
    'T:Staff Engineer, Platform',
  ]);
});

test('reads a company whose name ends like a team', () => {
  expect(listJobs('Site Reliability Engineer, Northwind Cloud Aug 2024 - Present\n• Led it')).toEqual([
    'T:Site Reliability Engineer',
    'C:Northwind Cloud',
  ]);
});

test('reads an unclear part by its position in the other jobs', () => {
  const job = (title: string, company: string, year: number) =>
    `${title} ${year} - ${year + 1}\n${company}\n• Did it\n`;
  const text =
    job('Engineer', 'Wren Group', 2018) +
    job('Engineer', 'Professional Education', 2016) +
    job('Engineer', 'Alder Systems', 2014);
  expect(listJobs(text)).toContain('C:Professional Education');
});

test.each(['Node.js services and React', 'Power BI for supply chain', 'Feature Store', 'Airflow, Python'])(
  'does not take a task (%j) for an employer once the header is complete',
  (duty) => {
    const text = `Data Analyst Apr 2023 – Present\nWren · Leeds\n${duty}\nIntern Jun 2022 – Mar 2023\nAlder · York\n${duty}`;
    expect(listJobs(text)).toEqual(['T:Data Analyst', 'C:Wren', 'T:Intern', 'C:Alder']);
  },
);

test('does not mistake a duty for an employer if none is named', () => {
  expect(listJobs('Data Analyst Apr 2023 – Present\nNode.js services and React')).toEqual(['T:Data Analyst']);
});

test('reads an employer above several titles although its line has no title', () => {
  const text =
    'Wren (2017 – present, Leeds)\nDirector of Operations | Jan 2023 – present\nAnswers for it.\nOperations Manager | Aug 2019 – Dec 2022\nHalved it.';
  expect(listJobs(text)).toEqual(['C:Wren', 'T:Director of Operations', 'T:Operations Manager']);
});

test('takes the university, not its department, as the employer', () => {
  const text = '2016–2020\tAssistant Professor, School of Mills, Larkspur College\n';
  expect(listJobs(text)).toEqual(['T:Assistant Professor', 'C:Larkspur College']);
});

test.each([
  [
    'a stop at its end',
    'Firmware Developer, Wren Automation, Selby.\n2012–2015 Intern, Alder, Annecy.\n',
    '2015–2019 ',
  ],
  [
    'another employer that is clear',
    'Firmware Developer, Wren Automation\n2012–2015 Intern, Alder, Selby\n2010–2012 Clerk, Neem Traders Ltd',
    '2015–2019 ',
  ],
  ['one year alone', 'Firmware Developer, Wren Automation, Selby\n2012 Intern, Alder, Selby\n', '2015–2019 '],
])('separates title, company and an unknown town after the dates with %s', (_, text, dates) => {
  expect(listJobs(dates + text).slice(0, 4)).toEqual([
    'T:Firmware Developer',
    'C:Wren Automation',
    'T:Intern',
    'C:Alder',
  ]);
});

test('recognizes an unknown title by the commas of the other jobs', () => {
  const text =
    'Feb 2019 – present\nSenior Librarian, Larkspur Libraries\nMar 2014 – Jan 2019\nReading Guide, Wren Trust\n2011 – 2014\nShop Assistant, Alder College\n';
  expect(listJobs(text)).toContain('C:Wren Trust');
});

test('takes clients as employers only if every job has one in its header', () => {
  const client = (name: string, dates: string) =>
    `Client: ${name}, Dallas, TX\t${dates}\nRole: Java Developer\n`;
  expect(
    listJobs(client('Wren', 'Feb 2023 – Present') + client('Alder Bank', 'Jun 2020 – Jan 2023')),
  ).toEqual(['C:Wren', 'T:Java Developer', 'C:Alder Bank', 'T:Java Developer']);
  expect(
    listJobs(`Neem Ltd | Engineer | 2018 – 2024\n${client('Wren', 'Feb 2023 – Present')}`),
  ).not.toContain('C:Wren');
});

test('reads the employer below its label in the European Union form', () => {
  const text =
    'Dates October 2017 – present\nOccupation or position held Chemical Analyst\nName and address of\nemployer\nLarkspur Mills, Selby\n';
  expect(listJobs(text)).toEqual(['T:Chemical Analyst', 'C:Larkspur Mills']);
});

test.each([
  ['I joined Wren Mills in August 2021 and still work there, on Java.', ['C:Wren Mills', '2021-08']],
  ['Hello! Since June 2021 I have been with Alder in Selby, where I sell.', ['C:Alder', '2021-06']],
  ['I left Wren Mills in August 2021 and joined nobody.', []],
  ['I joined Wren Mills in August 2021 and left it soon.', []],
])('%j names the current employer', (text, employer) => {
  const facts = readProse(text, readLines(text));
  expect(facts.flatMap(({ kind, value, from }) => (kind === 'COMPANY' ? [`C:${value}`, from] : []))).toEqual(
    employer,
  );
});

test('reads a job without dates if a place follows its company', () => {
  const text = 'Network Engineer - Wren, Pune\nCisco switches\nShift Supervisor - Alder, Chennai\nLAN, WAN';
  expect(listJobs(text)).toEqual(['T:Network Engineer', 'C:Wren', 'T:Shift Supervisor', 'C:Alder']);
});

test('keeps a name complete that ends like a time word', () => {
  expect(listJobs('Site Supervisor\nTerras do Alto\nJan 2020 – Dec 2021')).toContain('C:Terras do Alto');
});

test('gives a job its dates, and does not count a career break as a job', () => {
  const text =
    'Data Analyst | Wren | Jan 2020 - Present\n• Ran it\nCareer break | Mar 2018 - Dec 2019\nIntern | Alder | May 2017 - Feb 2018\n• Helped';
  const facts = readExperience(text, readLines(text));
  const of = (value: string) => facts.find((fact) => fact.value === value);
  expect(of('Wren')).toMatchObject({ kind: 'COMPANY', from: '2020-01', isCurrent: true });
  expect(of('Intern')).toMatchObject({ kind: 'TITLE', from: '2017-05', to: '2018-02' });
  expect(facts.filter(({ kind }) => kind === 'RANGE').map(({ from }) => from)).toEqual([
    '2020-01',
    '2017-05',
  ]);
});

test('reads a grade after a title as part of the title, not as a pronoun', () => {
  const text = 'Wren Analytics\nEngineer I, Ledger Jul 2022 - Aug 2024\n• Built it\n';
  expect(listJobs(text)).toEqual(['C:Wren Analytics', 'T:Engineer I, Ledger']);
});

test('does not mistake a sentence with dates for a header', () => {
  const text =
    'I have worked on three plants from Jan 2019 to May 2020 and was promoted twice.\nBuilt a mill in 2014 - 2015 for the north.';
  expect(listJobs(text)).toEqual([]);
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
])('%j states a job in words', (text, jobs) => {
  expect(listJobs(text)).toEqual(jobs);
});

test('reads a company between blank lines although its second word is lower-case', () => {
  const job = 'Field Officer\n\nMoss labs\n\n';
  const text = `${job}Checked the pumps of nine farms\nand wrote to their owners.\n\n${job}-\nJoining date from: January 25, 2017\nDesignation: Field Officer\nDuties: pumps`;
  expect(listJobs(text).filter((fact) => fact.startsWith('C:'))).toEqual(['C:Moss labs', 'C:Moss labs']);
});

test.each([
  'Wren Technologies- Client- Alder Systems, Inc -  Pune\n\nJuly 2015 to Present',
  'Wren Technologies (Client: Alder Systems) Jul 2015 - Present',
  'Wren Technologies, End Client Alder, Jul 2015 - Present',
])('does not mistake a client after an employer for another employer: %s', (text) => {
  const companies = listJobs(`Test Lead\n\n${text}\n`).filter((fact) => fact.startsWith('C:'));
  expect(companies).toEqual(['C:Wren Technologies']);
});

test('cuts off an unknown town after a company if the towns of others are known', () => {
  expect(
    listJobs('Data Analyst\tJan 2020 - Present\nWren, Leeds\nIntern\t2018 - 2019\nAlder, Girona'),
  ).toEqual(['T:Data Analyst', 'C:Wren', 'T:Intern', 'C:Alder']);
});

test.each<[string, string, string[]]>([
  [
    'an employer above its length and several titles',
    'Wren Mills\n4 years 2 months\nSupply Manager\nAug 2021 - Present\nPlanning Lead\nFeb 2018 - Aug 2021\nForecasts for many items.\nAlder\nAnalyst\nJan 2014 - Feb 2018',
    ['C:Wren Mills', 'T:Supply Manager', 'T:Planning Lead', 'C:Alder', 'T:Analyst'],
  ],
  [
    'what the company makes before the title',
    'Wren Mills, Leeds\t2017 – Present\nMaker of mills, 400 employees.\nFinance Director\nAlder, York\t2011 – 2017\nPublic accounting.\nAudit Manager',
    ['C:Wren Mills', 'T:Finance Director', 'C:Alder', 'T:Audit Manager'],
  ],
  [
    'dates as numbers',
    '2019-05 -\npresent\nData Analyst\nWren Mills\n2015-02 .. 2019-04\nIntern\nAlder',
    ['T:Data Analyst', 'C:Wren Mills', 'T:Intern', 'C:Alder'],
  ],
  [
    'dates without an end',
    'Since 2021 : Sous-chef\nRestaurant Wren, Leeds\n2019 – 2021 : Commis de cuisine\nAuberge Alder, York',
    ['T:Sous-chef', 'C:Restaurant Wren', 'T:Commis de cuisine', 'C:Auberge Alder'],
  ],
  [
    'a German title, an employer with a legal form and a town in one line',
    'seit 04/2019 Vertriebsleiterin, Elbkontor GmbH, Hamburg\n01/2013 – 03/2019 Key Account Managerin, Falkenstein IT AG, Quarnbek',
    ['T:Vertriebsleiterin', 'C:Elbkontor GmbH', 'T:Key Account Managerin', 'C:Falkenstein IT AG'],
  ],
  [
    'an employer with a legal form between a word that no one knows and a town',
    'seit 03/2020 Disponenz, Wren Spedition GmbH & Co. KG, Bremen\n2016 – 2020 Hale, Reed & Boggs LLP, London',
    ['C:Wren Spedition GmbH & Co. KG', 'C:Hale, Reed & Boggs LLP'],
  ],
  [
    'a German title with its employer behind bei',
    'seit 2019: Projektleiter bei der Elbkontor GmbH, Hamburg\n2013 – 2019: Bauleiter bei Wren AG, Bremen',
    ['T:Projektleiter', 'C:Elbkontor GmbH', 'T:Bauleiter', 'C:Wren AG'],
  ],
  [
    'a sentence behind the header',
    'Wren plc, Chair. Led the search for a new chief\t2022 – present\nAlder Ltd, Finance Director. Sold it twice\t2009 – 2013',
    ['C:Wren plc', 'T:Chair', 'C:Alder Ltd', 'T:Finance Director'],
  ],
  [
    'a field behind one of the titles',
    'Sept 2019 - present\tClass Teacher, Second Class\nScoil Wren\nSept 2016 - June 2019\tSupport Teacher\nAlder National School\nJan 2016 - June 2016\tSubstitute Teacher\nLark National School',
    [
      'T:Class Teacher, Second Class',
      'C:Scoil Wren',
      'T:Support Teacher',
      'C:Alder National School',
      'T:Substitute Teacher',
      'C:Lark National School',
    ],
  ],
])('reads jobs with %s', (_, text, jobs) => {
  expect(listJobs(text)).toEqual(jobs);
});

test.each<[string, string, string[]]>([
  ['a title above its company', 'Data Analyst\nWren Analytics\n• Ran it\nIntern\nAlder\n• Helped', TWO],
  [
    'a company and its place above its title',
    'Wren Analytics, Leeds\nData Analyst\n• Ran it\nAlder, Leeds\nIntern\n• Helped',
    REVERSED,
  ],
  ['several jobs on a line', 'Data Analyst at Wren Analytics; Intern at Alder', TWO],
  ['titles in brackets', 'Employers: Wren Analytics (Data Analyst), Alder (Intern)', REVERSED],
  ['points with a sentence', '• Wren Analytics – Data Analyst: Ran it.\n• Alder – Intern: Helped.', REVERSED],
  ['labels', 'Firm: Wren Analytics\nPost: Data Analyst\nTown: Leeds\nFirm: Alder\nPost: Intern', REVERSED],
  [
    'promotions below their company',
    'Wren Analytics\nData Analyst\n• Ran it\nIntern\n• Helped',
    ['C:Wren Analytics', 'T:Data Analyst', 'T:Intern'],
  ],
])('reads jobs without dates from %s', (_, text, jobs) => {
  expect(listJobs(text)).toEqual(jobs);
});

test.each<[string, string, string[]]>([
  [
    'a company above a list of dated titles',
    'Wren Analytics\n• Data Analyst (2020 – 2022)\n• Intern (2019 – 2020)',
    ['C:Wren Analytics', 'T:Data Analyst', 'T:Intern'],
  ],
  [
    'a verb that is a trade',
    'Design Engineer | 2019 – 2022\nSupport Engineer | 2017 – 2019',
    ['T:Design Engineer', 'T:Support Engineer'],
  ],
  ['a title written small', 'data analyst, Wren Ltd, 2020 – 2022', ['T:data analyst', 'C:Wren Ltd']],
  [
    'months with a slash between',
    'Data Analyst, Wren Ltd, 2019-02 / 2020-03',
    ['T:Data Analyst', 'C:Wren Ltd'],
  ],
])('reads dated jobs from %s', (_, text, jobs) => {
  expect(listJobs(text)).toEqual(jobs);
});

test.each([
  'Supervised one staff accountant\nTrained each new engineer of the plant',
  'Microsoft Office\nForklift licence',
])('does not mistake an activity or ability for a job: %j', (text) => {
  expect(listJobs(text)).toEqual([]);
});
