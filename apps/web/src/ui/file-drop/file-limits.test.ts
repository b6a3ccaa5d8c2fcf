import { expect, test } from 'vitest';
import { isFinal, limitsText, findRefusal } from './file-limits.ts';

const limits = { extensions: ['pdf', 'docx', 'txt'], maxBytes: 2048 };
const aFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

test('a reader sees types and size before anything is chosen', () => {
  expect(limitsText(limits, true)).toBe('PDF, DOCX or TXT, up to 2 kB each');
  expect(limitsText({ ...limits, extensions: ['zip'] }, false)).toBe('ZIP, up to 2 kB');
});

test.each(['resume.pdf', 'RESUME.PDF', 'a.b.docx', 'full.txt'])('%s is taken', (name) => {
  expect(findRefusal(aFile(name, 2048), limits)).toBeNull();
});

test.each([
  ['photo.svg', 10, 'FILE_TYPE_NOT_ALLOWED', 'Choose a pdf, docx or txt file.'],
  ['pdf', 10, 'FILE_TYPE_NOT_ALLOWED', 'Choose a pdf, docx or txt file.'],
  ['resume.pdf.exe', 10, 'FILE_TYPE_NOT_ALLOWED', 'Choose a pdf, docx or txt file.'],
  ['resume.pdf', 3072, 'FILE_TOO_LARGE', '3 kB is over the limit of 2 kB.'],
  ['resume.pdf', 0, 'VALIDATION_FAILED', 'This file is empty.'],
])('%s of %d bytes is refused with the reason', (name, bytes, code, message) => {
  const failure = findRefusal(aFile(name, bytes), limits);
  expect(failure).toEqual({ status: 'error', code, message: [message] });
  expect(failure && isFinal(failure)).toBe(true);
});
