import { expect, test } from 'vitest';
import { readEducation } from './education.ts';
import { readLines } from '../../lines/lines.ts';

/** Degrees, schools and years in the order of the text, as `D:`, `C:` and `G:`. */
const listStudies = (text: string): string[] =>
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
  [
    'Title of qualification awarded  B.Sc Nursing\nName and type of organisation providing education and training  Larkspur College',
    ['D:B.Sc Nursing', 'C:Larkspur College'],
  ],
  [
    'Name of organisation providing education\tLarkspur College\nLicence de biologie, Larkspur College',
    ['C:Larkspur College', 'D:Licence de biologie', 'C:Larkspur College'],
  ],
  ['Driving licence, category B', []],
  ['Pre University Education - Leeds\n2008', []],
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
    ['D:B.E. (Computer)', 'C:Pune University', 'G:2016', 'D:HSC'],
  ],
  [
    'University of Texas at Austin\nExpected Graduation: June 2027',
    ['C:University of Texas at Austin', 'G:2027'],
  ],
  [
    'Diploma in Baking, Saltmarsh Culinary\nInstitute',
    ['D:Diploma in Baking', 'C:Saltmarsh Culinary Institute'],
  ],
  [
    'Larkspur College\nof Applied Arts\nMSc Design\n2014–2016',
    ['C:Larkspur College of Applied Arts', 'D:MSc Design', 'G:2016'],
  ],
  [
    'Larkspur College\nBachelor of Engineering - BE, Electronics · (2011 - 2015)',
    ['C:Larkspur College', 'D:Bachelor of Engineering', 'G:2015'],
  ],
  ['LLB Law University of Larkspur', ['D:LLB Law', 'C:University of Larkspur']],
  [
    'MSc in Egyptology Northgate Institute of Technology',
    ['D:MSc in Egyptology', 'C:Northgate Institute of Technology'],
  ],
  ['MBA Larkspur Business School', ['D:MBA', 'C:Larkspur Business School']],
  ['B.Tech, VITK Larkspur\t2020', ['D:B.Tech', 'C:VITK Larkspur', 'G:2020']],
  ['Larkspur — BS Physics — 2014', ['C:Larkspur', 'D:BS Physics', 'G:2014']],
  [
    'I finished my B.A. Communications at Larkspur University in 2021.',
    ['D:B.A. Communications', 'C:Larkspur University', 'G:2021'],
  ],
  [
    'Certificate III in Baking, Kookaburra Institute\nBComm in Marketing\nUniversitatea Lunca',
    [
      'D:Certificate III in Baking',
      'C:Kookaburra Institute',
      'D:BComm in Marketing',
      'C:Universitatea Lunca',
    ],
  ],
  ['Larkspur, Cambridge MA\nPhD, Robotics', ['C:Larkspur, Cambridge MA', 'D:PhD, Robotics']],
  [
    '2014\tLarkspur University of Transport\nFaculty of Logistics\nLeaving Certificate, 480 points\nColáiste Larkspur',
    ['G:2014', 'C:Larkspur University of Transport', 'D:Leaving Certificate', 'C:Coláiste Larkspur'],
  ],
  [
    'Driver Training, Larkspur Academy, 2016\nGrade 12, Government Senior Secondary School, 2008',
    ['C:Larkspur Academy', 'G:2016', 'D:Grade 12', 'C:Government Senior Secondary School'],
  ],
  [
    "MSc Design, Larkspur College, 2016\nDean's List 2015\nTalk, Wren Meeting, 2019\nOn gates. Wren Letters, 2021",
    ['D:MSc Design', 'C:Larkspur College', 'G:2016'],
  ],
  ['2012 –\n2016\nB.Com\nLarkspur College', ['G:2016', 'D:B.Com', 'C:Larkspur College']],
])('%j says %j', (text, studies) => {
  expect(listStudies(text)).toEqual(studies);
});

test.each([
  'Well versed with MS Office and MS Excel',
  'Bachelor thesis on mills',
  'Cumulative GPA: 3.9',
  "Dean's List",
])('%j is no degree', (text) => {
  expect(listStudies(text)).toEqual([]);
});
