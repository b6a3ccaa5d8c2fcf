import { expect, test } from 'vitest';
import { readLines } from '../../lines/lines.ts';
import { readExperience } from './experience.ts';

test.each<[string, string, string[]]>([
  [
    'title, company and town, date in a column, a line of what was done below',
    'Data Analyst, Wren Analytics, Leeds      Jan 2020 - Present\nYield models in R; a team of five\nIntern, Alder, York      May 2019 - Dec 2019\nForecasts in Excel',
    ['T:Data Analyst', 'C:Wren Analytics', 'T:Intern', 'C:Alder'],
  ],
  [
    'title ▸ company ▸ town ▸ date',
    'Data Analyst ▸ Wren Analytics ▸ Leeds ▸ 2020–Present\n• Ran it.\nIntern ▸ Alder ▸ York ▸ 2018–2019\n• Helped.',
    ['T:Data Analyst', 'C:Wren Analytics', 'T:Intern', 'C:Alder'],
  ],
  [
    'company and town (date): title, and a sentence',
    'Wren Analytics, Leeds (01/2020 - present): Data Analyst. Forecasts, SQL.\nAlder, York (05/2019 - 12/2019): Intern. Helped out.',
    ['C:Wren Analytics', 'T:Data Analyst', 'C:Alder', 'T:Intern'],
  ],
  [
    'a number, company and town, title and date below',
    '1. Wren Analytics, Leeds\nData Analyst, 2020 - present\nRan the forecasts\n2. Alder, York\nIntern, 2018 - 2019',
    ['C:Wren Analytics', 'T:Data Analyst', 'C:Alder', 'T:Intern'],
  ],
  [
    'titles of other countries, dates first',
    '2019 – heute    Küchenchefin, Gasthof zum Reiher, Graz\n2013 – 2019     Köchin, Hotel Lerche, Linz',
    ['T:Küchenchefin', 'C:Gasthof zum Reiher', 'T:Köchin', 'C:Hotel Lerche'],
  ],
])('reads a job on one line or two as %s', (_layout, text, jobs) => {
  const found = readExperience(text, readLines(text))
    .filter(({ kind }) => kind !== 'RANGE')
    .toSorted((one, other) => one.start - other.start);
  expect(found.map(({ kind, value }) => `${kind.charAt(0)}:${value}`)).toEqual(jobs);
});
