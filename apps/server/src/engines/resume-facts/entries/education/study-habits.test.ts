import { expect, test } from 'vitest';
import { readLines } from '../../lines/lines.ts';
import { readEducation } from './education.ts';

/** Degrees and schools in the order of the text, as `D:` and `C:`. */
const listStudies = (text: string): string =>
  readEducation(text, readLines(text))
    .filter(({ kind }) => kind !== 'GRADUATION_YEAR')
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, value }) => `${kind.charAt(0)}:${value}`)
    .join(' ¦ ');

test.each([
  [
    'Tertiary\tLarkspur College\nBS Nursing\nSecondary\tWren High School\nVocational\tWren Skills Academy\nFood Services NC II',
    'C:Larkspur College ¦ D:BS Nursing ¦ C:Wren High School ¦ C:Wren Skills Academy ¦ D:Food Services NC II',
  ],
  [
    'Course\tInstitution\tBoard / University\tYear\nB.Com\tLarkspur College of \nCommerce, Selby\nHale University\t2017\nITI\tGovernment ITI, Selby\tNCVT\t2014',
    'D:B.Com ¦ C:Larkspur College of Commerce, Selby ¦ D:ITI ¦ C:Government ITI, Selby',
  ],
  [
    'M.Tech (Glass) – Larkspur University, 2013 (8.2 CGPA); B.Tech (IT) – Wren Vale \nInstitute of Engineering, 2011 (74%)',
    'D:M.Tech (Glass) ¦ C:Larkspur University ¦ D:B.Tech (IT) ¦ C:Institute of Engineering',
  ],
  ['Chartered \nAccountancy (Final)\nICAI', 'D:Chartered Accountancy (Final) ¦ C:ICAI'],
  [
    '2014 – 2016\tFachschule für Technik Lindental, Staatlich geprüfter Techniker\n2010\tFachoberschulreife, Realschule Lindental',
    'C:Fachschule für Technik Lindental ¦ D:Staatlich geprüfter Techniker ¦ D:Fachoberschulreife ¦ C:Realschule Lindental',
  ],
  [
    'Abitur: Humboldt-Gymnasium Seeblick\nBerufsschule Lindental: Kauffrau für Büromanagement (IHK)\nSchiller-Gymnasium Seeblick (Abitur)',
    'D:Abitur ¦ C:Humboldt-Gymnasium Seeblick ¦ C:Berufsschule Lindental ¦ D:Kauffrau für Büromanagement (IHK) ¦ C:Schiller-Gymnasium Seeblick ¦ D:Abitur',
  ],
  [
    'Institution: Fairwater Secondary School\nQualification: National Senior Certificate\nYear: 2012',
    'C:Fairwater Secondary School ¦ D:National Senior Certificate',
  ],
  [
    'F.Sc. (Pre-Engineering)\tGovt. College Jhelumabad\t2010\t812/1100\nMatric (Science)\tModel High School\t2008',
    'D:F.Sc. (Pre-Engineering) ¦ C:Govt. College Jhelumabad ¦ D:Matric (Science) ¦ C:Model High School',
  ],
  [
    'HND Accountancy, Larkspur Polytechnic, 2011\nOND Accountancy, Larkspur Polytechnic, 2008\nNCE, Mathematics — College of Education, Adoriko (2006)',
    'D:HND Accountancy ¦ C:Larkspur Polytechnic ¦ D:OND Accountancy ¦ C:Larkspur Polytechnic ¦ D:NCE, Mathematics ¦ C:College of Education, Adoriko',
  ],
  [
    'Wren Comprehensive College\nWest African Senior School Certificate (WASSCE)\n2005 - 2011',
    'C:Wren Comprehensive College ¦ D:West African Senior School Certificate (WASSCE)',
  ],
  [
    '2008-2011: Kenya Certificate of Secondary Education (KCSE), Mean grade B+, Kiangoma Girls High School',
    'D:Kenya Certificate of Secondary Education (KCSE), Mean ¦ C:Kiangoma Girls High School',
  ],
  [
    'Elementary\t: Wren Central School, 2006\nCollege\t: BS Accountancy, University of Wren, 2014',
    'C:Wren Central School ¦ D:BS Accountancy ¦ C:University of Wren',
  ],
  [
    'A-Level: Art (A), Biology (B) – Wren Sixth Form – 2011\n9 GCSEs grades A*-C including Maths\nWren High School',
    'D:A-Level: Art (A), Biology (B) ¦ C:Wren Sixth Form ¦ D:9 GCSEs ¦ C:Wren High School',
  ],
  [
    'I passed 12th from the Western Board in 2012.\nPassed B.Com from Kanpur University in the year 2013 with 2nd division.',
    'D:12th ¦ D:B.Com ¦ C:Kanpur University',
  ],
  [
    'XII (Science) – Kendriya Vidyalaya – 2012 – 76%\nX – Kendriya Vidyalaya – 2010 – 82%\nGNM, Wren School of Nursing, 2015',
    'D:XII (Science) ¦ C:Kendriya Vidyalaya ¦ D:X ¦ C:Kendriya Vidyalaya ¦ D:GNM ¦ C:Wren School of Nursing',
  ],
  [
    'CA Inter, ICAI, 2018\nMBA - HR & Marketing, Wren University\nB.A.LL.B (Hons.), Wren Law College',
    'D:CA Inter ¦ C:ICAI ¦ D:MBA - HR & Marketing ¦ C:Wren University ¦ D:B.A.LL.B (Hons.) ¦ C:Wren Law College',
  ],
  [
    'B.S. Botany and B.A. French, Wren University, 2014\nBachelor of Medicine and Bachelor of Surgery, Wren Medical College',
    'D:B.S. Botany ¦ D:B.A. French ¦ C:Wren University ¦ D:Bachelor of Medicine and Bachelor of Surgery ¦ C:Wren Medical College',
  ],
  [
    'Glass Programme, Wren Craft Institute, 2011\nSPM, SMK Taman Melur, 2009',
    'D:Glass Programme ¦ C:Wren Craft Institute ¦ D:SPM ¦ C:SMK Taman Melur',
  ],
  [
    'B.Sc. Botany, Wren College, 2012\nIntern, Wren University, 2013\nDoane Scholarship, Wren University, 2014\nFellow, Institute of Glass',
    'D:B.Sc. Botany ¦ C:Wren College ¦ C:Wren University ¦ C:Wren University',
  ],
])('%j says %j', (text, studies) => {
  expect(listStudies(text)).toBe(studies);
});
