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
])('what is not held yet, or no longer, proves nothing: %s', async (question, answer) => {
  expect(await holders.said(question)).toBe(answer);
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
])('what only looks like what was asked proves nothing: %s', async (question, answer) => {
  expect(await employed.said(question)).toBe(answer);
});
