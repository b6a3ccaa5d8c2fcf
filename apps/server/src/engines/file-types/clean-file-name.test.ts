import { expect, test } from 'vitest';
import { toContentDisposition } from '#lib/content-disposition.ts';
import { cleanFileName } from './clean-file-name.ts';

test.each([
  ['a path', '../../etc/passwd.pdf', 'passwd.pdf'],
  ['a path of Windows', 'C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['a path that ends in a slash', 'cv.pdf/', 'cv.pdf'],
  ['line ends', 'cv\r\nSet-Cookie: x=1.pdf', 'cvSet-Cookie_ x=1.pdf'],
  ['NUL', 'cv.exe\0.pdf', 'cv.exe.pdf'],
  ['a turned direction', 'cv\u202Efdp.exe', 'cvfdp.exe'],
  ['invisible characters', 'c\u200Bv\uFEFF.pdf', 'cv.pdf'],
  ['half of a pair', 'cv\ud800.pdf', 'cv.pdf'],
  ['quotes and wildcards', '"<cv>?*|".pdf', '__cv_____.pdf'],
  ['dots in front', '...pdf', 'pdf'],
  ['dots and spaces behind', 'cv.pdf. . ', 'cv.pdf'],
  ['a device of Windows', 'con.pdf', '_con.pdf'],
  ['decomposed letters', 'Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
  ['nothing', '', 'file'],
  ['nothing visible', '\u202E\u200B', 'file'],
  ['a long name', `${'n'.repeat(500)}.pdf`, `${'n'.repeat(116)}.pdf`],
  ['a long name of wide letters', `${'😀'.repeat(500)}.pdf`, `${'😀'.repeat(116)}.pdf`],
])('lists show a plain name if the uploader sent %s', (_title, sent, shown) => {
  expect(cleanFileName(sent)).toBe(shown);
  expect(cleanFileName(shown)).toBe(shown);
});

test.each([
  ['cv.pdf', `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  [
    'R\u00e9sum\u00e9 (1).pdf',
    `attachment; filename="R_sum_ (1).pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%281%29.pdf`,
  ],
  ['a"b\\c%41.pdf', `attachment; filename="a_b_c_41.pdf"; filename*=UTF-8''a%22b%5Cc%2541.pdf`],
  ['a\r\nb: c.pdf', `attachment; filename="a__b: c.pdf"; filename*=UTF-8''a%0D%0Ab%3A%20c.pdf`],
])('browsers save %j under that name', (fileName, header) => {
  expect(toContentDisposition(fileName)).toBe(header);
});
