import { expect, test } from 'vitest';
import { readLines } from '../../lines/lines.ts';
import { readExperience } from './experience.ts';

/** Titles and companies of a job section, in text order, as `T:` and `C:`. */
const listJobs = (text: string): string[] =>
  readExperience(text, readLines(text))
    .filter(({ kind }) => kind !== 'RANGE')
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, value }) => `${kind.charAt(0)}:${value}`);

test.each<[string, string, string[]]>([
  [
    'a label for the post',
    'Organization: Wren Laboratories\nPost Held: Laboratory Attendant\nDate: February 2021 till date\nDuties: Sampling.\nOrganization: Alder Foods\nPost Held: Quality Supervisor\nDate: January 2019 – January 2021',
    ['C:Wren Laboratories', 'T:Laboratory Attendant', 'C:Alder Foods', 'T:Quality Supervisor'],
  ],
  [
    'a date since when they go on, and the department behind a dash',
    'Wren Exports Pvt. Ltd., Pune\tSince Aug 2022\nDeputy Manager – Accounts & Taxation\nAlder LLP, Pune\tMar 2021 – Jul 2022\nExecutive – Internal Audit',
    [
      'C:Wren Exports Pvt. Ltd.',
      'T:Deputy Manager – Accounts & Taxation',
      'C:Alder LLP',
      'T:Executive – Internal Audit',
    ],
  ],
  [
    'a firm that is told by its honorific',
    'M/s Hale & Reed, Chartered Accountants, Pune\tFeb 2017 – Feb 2020\nArticled Assistant',
    ['C:M/s Hale & Reed, Chartered Accountants', 'T:Articled Assistant'],
  ],
  [
    'dates in a cell before what was done',
    'Sl. No.\tOrganisation\tDesignation\tPeriod\tNature of Job\n1\tWren Castings Limited\tMachine Operator\t03.01.2022 to till date\tPlanning of moulding lines and manpower\n2\tAlder Components\tJunior Engineer - Quality\t10.06.2019 to 31.12.2021\tInspection of what comes in, complaints',
    ['C:Wren Castings Limited', 'T:Machine Operator', 'C:Alder Components', 'T:Junior Engineer - Quality'],
  ],
  [
    'a date too long for its column above one of the titles',
    'June 2022 – Present\tDesk Officer\nHotel Wren Bayfront\nAugust 2019 – May\n2022\nService Associate\nAlder Lodge\nNovember 2018 –\nMarch 2019\nTrainee\nLark Kitchen',
    [
      'T:Desk Officer',
      'C:Hotel Wren Bayfront',
      'T:Service Associate',
      'C:Alder Lodge',
      'T:Trainee',
      'C:Lark Kitchen',
    ],
  ],
  [
    'a department and an abbreviation in a sentence',
    'Working as Assistant Professor in the Department of Chemistry at Wren P.G. College, Pune since 16 July 2016.\nWorked as Guest Lecturer at Govt. Alder College, Pune from August 2012 to June 2016.\nWorked as PGT Chemistry at Lark Public School, Pune from July 2010 to July 2012.',
    [
      'T:Assistant Professor',
      'C:Wren P.G. College',
      'T:Guest Lecturer',
      'C:Govt. Alder College',
      'T:PGT Chemistry',
      'C:Lark Public School',
    ],
  ],
  [
    'a trade in another language',
    'Camarero, Bar Wren, Sevilla, 2019 - 2022\nAide-comptable, Alder SARL, 2015 - 2018\nApothekerin, Lark Apotheke, 04/2012 - 12/2014',
    ['T:Camarero', 'C:Bar Wren', 'T:Aide-comptable', 'C:Alder SARL', 'T:Apothekerin', 'C:Lark Apotheke'],
  ],
  [
    'what someone worked as, at several employers on a line',
    'Worked as Site Engineer at Wren Build, Alder & Moss, Lark Homes',
    ['T:Site Engineer', 'C:Wren Build', 'C:Alder & Moss', 'C:Lark Homes'],
  ],
  [
    'as what someone worked, with employers up to the end of the sentence',
    'Worked as Welder with Wren Shipyards, Alder Stocznia and Lark Verft.\nHull sections',
    ['T:Welder', 'C:Wren Shipyards', 'C:Alder Stocznia', 'C:Lark Verft'],
  ],
  [
    'several companies above one range of years',
    'Sales Manager\nWren hiring services, Alder Sales Corporation, Lark Enterprises -\n2001 to 2017',
    ['T:Sales Manager', 'C:Wren hiring services', 'C:Alder Sales Corporation', 'C:Lark Enterprises'],
  ],
  [
    'a firm with its department and town',
    'Worked as Clerk at Wren Industries, Payments Team, San Jose since 2019.',
    ['T:Clerk', 'C:Wren Industries'],
  ],
  [
    'a student who works',
    '04/2014 – 09/2015\tWerkstudentin\nWren GmbH, Hannover',
    ['T:Werkstudentin', 'C:Wren GmbH'],
  ],
])('reads jobs with %s', (_, text, jobs) => {
  expect(listJobs(text)).toEqual(jobs);
});
