import { expect, test } from 'vitest';
import { readEducation } from './education.ts';
import { readLines } from './lines.ts';

/** Degrees, schools and years in the order of the text, as `D:`, `C:` and `G:`. */
const studiesOf = (text: string): string[] =>
  readEducation(text, readLines(text))
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, value }) => `${kind.charAt(0)}:${value}`);

test.each([
  [
    'Tallgrass State University Boston, MA\nB.S. in Computer Science Sep. 2022 – May 2024',
    ['C:Tallgrass State University', 'D:B.S. in Computer Science', 'G:2024'],
  ],
  [
    'B.A. in History — Larkspur College, India\nAug 2018 - May 2022',
    ['D:B.A. in History', 'C:Larkspur College', 'G:2022'],
  ],
  ['BCA, M.Sc\nLarkspur College', ['D:BCA', 'D:M.Sc', 'C:Larkspur College']],
  ['MBA from Sahyadri Institute of Management with 68%', ['D:MBA', 'C:Sahyadri Institute of Management']],
  [
    'Northgate Tech May 2022\nM.S., Computer Science, GPA: 3.72/4.00',
    ['C:Northgate Tech', 'G:2022', 'D:M.S., Computer Science'],
  ],
  [
    '10/2012 – 09/2015 Universität Bremen, B.Sc. Informatik',
    ['G:2015', 'C:Universität Bremen', 'D:B.Sc. Informatik'],
  ],
  [
    'Degree\tUniversity/Board\tYear\nB.E. (Computer)\tPune University\t2016\nHSC\tMaharashtra Board\t2012',
    ['D:B.E. (Computer)', 'C:Pune University', 'G:2016', 'D:HSC', 'G:2012'],
  ],
  [
    'University of Texas at Austin\nExpected Graduation: June 2027',
    ['C:University of Texas at Austin', 'G:2027'],
  ],
])('%j says %j', (text, studies) => {
  expect(studiesOf(text)).toEqual(studies);
});

test.each([
  'Well versed with MS Office and MS Excel',
  'Bachelor thesis on mills',
  'Cumulative GPA: 3.9',
  "Dean's List",
])('%j is no degree', (text) => {
  expect(studiesOf(text)).toEqual([]);
});
