import { expect, test } from 'vitest';
import { readLines } from './lines.ts';
import { nameFromEmail, nameFromFile } from './name-sources.ts';
import { findName } from './names.ts';

const nameIn = (text: string, emails: string[] = []) =>
  findName(text, readLines(text), { emails, fileName: 'React Developer_AshaVerma (1).docx' });

test.each([
  ['RESUME\nMara Quill\nStaff Engineer', 'Mara Quill'],
  ['MARA QUILL, MBA, PMP\nPortland, OR', 'MARA QUILL'],
  ['Resume of Mara Quill\tMobile: 98450 01234', 'Mara Quill'],
  ['Mara Quill | mara@acme.example', 'Mara Quill'],
  ["Curriculum Vitae\nName : mara quill\nFather's Name: Otto Quill", 'mara quill'],
  ['Mara\nQuill\nOffice Manager', 'Mara Quill'],
  ['SQL SERVER DEVELOPER\nP. Mara Quill', 'P. Mara Quill'],
  ['Vinay quill .v\nWorkday Consultant', 'Vinay quill .v'],
])('%j is the resume of %j', (text, name) => {
  expect(nameIn(text)).toMatchObject({ value: name, source: 'TEXT' });
});

test('one word is a name where the address says so, and spaced letters are closed up', () => {
  expect(nameIn('Etta\netta@acme.example', ['etta@acme.example']).value).toBe('Etta');
  expect(nameIn('M A R A Q U I L L\n', ['mara.quill@acme.example']).value).toBe('MARA QUILL');
});

test('a name below a sidebar is found by the address', () => {
  const side = 'CONTACT\nSKILLS\n' + 'Cedar\n'.repeat(20);
  expect(nameIn(`${side}Mara Quill\nDesigner`, ['mara.quill@acme.example']).value).toBe('Mara Quill');
});

test.each([
  'BANKING\nTeller',
  'Tel Aviv\nEngineer',
  'Team Leader\nCareer Objective',
  'I have led\nmills',
  'Cedar planks\nI cut cedar planks',
])('%j names nobody, so the file does', (text) => {
  expect(nameIn(text)).toMatchObject({ value: 'Asha Verma', source: 'FILE_NAME' });
});

test('the address names somebody before the file does, if it spells two words', () => {
  expect(nameIn('BANKING', ['mara.quill84@acme.example'])).toMatchObject({
    value: 'Mara Quill',
    source: 'EMAIL',
  });
  expect([nameFromEmail('info@acme.example'), nameFromEmail('mquill@acme.example')]).toEqual([null, null]);
});

test.each([
  ['Mara Quill.pdf', 'Mara Quill'],
  ['zip/folder/CV_mara_quill_2024[3_1].doc', 'Mara Quill'],
  ['12345.pdf', ''],
  ['resume.pdf', 'Resume'],
])('the file %j names %j', (file, name) => {
  expect(nameFromFile(file)).toBe(name);
});
