import { expect, test } from 'vitest';
import { readLines } from '../../lines/lines.ts';
import { nameFromEmail, nameFromFile } from './name-sources.ts';
import { findName } from './names.ts';
import { shownName } from './shown-name.ts';

const nameIn = (text: string, emails: string[] = [], handles: string[] = []) =>
  findName(text, readLines(text), { emails, handles, fileName: 'React Developer_AshaVerma (1).docx' });

test.each([
  ['RESUME\nMara Quill\nStaff Engineer', 'Mara Quill'],
  ['MARA QUILL, MBA, PMP\nPortland, OR', 'MARA QUILL'],
  ['Resume of Mara Quill\tMobile: 98450 01234', 'Mara Quill'],
  ['Mara Quill | mara@acme.example', 'Mara Quill'],
  ['Mara Wainwright\nStaff Engineer', 'Mara Wainwright'],
  ['Mara Quill III\nLeeds', 'Mara Quill III'],
  ['QUILL, Mara\nStaff Engineer\nmara.quill@acme.example', 'QUILL, Mara'],
  ["Curriculum Vitae\nName : mara quill\nFather's Name: Otto Quill", 'mara quill'],
  ['Mara\nQuill\nOffice Manager', 'Mara Quill'],
  ['Mara Quill-\nOtieno\nOffice Manager', 'Mara Quill-Otieno'],
  ['SQL SERVER DEVELOPER\nP. Mara Quill', 'P. Mara Quill'],
  ['Vinay quill .v\nWorkday Consultant', 'Vinay quill .v'],
  ['Mara "Em" Quill, CPA\nLeeds', 'Mara "Em" Quill'],
  ['李娜\n软件工程师', '李娜'],
  ['Europass\nPERSONAL INFORMATION    Mara Quill\nCorso dei Mille 12, 90123 Palermo', 'Mara Quill'],
  ['BIODATA\nNaam: Mara Quill\nPita ka naam: Otto Quill', 'Mara Quill'],
  ['Nom et prénom : Mara Quill\nSoudeuse', 'Mara Quill'],
  ['★ MARA QUILL ★\nWelder', 'MARA QUILL'],
  ["Hi, I'm Mara Quill. I build mills.", 'Mara Quill'],
  ['First name(s) / Surname(s) Mara Quill\nAddress Leeds', 'Mara Quill'],
])('%j is the resume of %j', (text, name) => {
  expect(nameIn(text)).toMatchObject({ value: name, source: 'TEXT' });
});

test.each([
  'Product Owner\nHighly driven, patient and exact',
  'Product Owner\nA versatile, careful planner of roofs',
  'Roof planner\nWorked with slate, felt,\nLarch Shingles, Copper',
  'Roof planner\nLearned Tapestry Studio 2 and kept it',
  'Job Seeker Kestrelton',
  'Roof planner\nComplimentary Close Sincerely',
  'Roof planner\nMilitary Kestrel Army',
  'Roof planner\nVicolo Stretto 4, 40100 Bologna',
  'Roof planner\nGuardian Title: Otto',
])('does not read names from praise, lists, software and letter endings: %j', (text) => {
  expect(nameIn(text).source).toBe('FILE_NAME');
});

test('reads one word as a name if the address has it, and closes up spaced letters', () => {
  expect(nameIn('Etta\netta@acme.example', ['etta@acme.example']).value).toBe('Etta');
  expect(nameIn('M A R A Q U I L L\n', ['mara.quill@acme.example']).value).toBe('MARA QUILL');
});

test('reads a lower-case name at the top of the page if the address’s host has it', () => {
  const text = 'mara quill\nbridge builder\nmq@quill.example';
  expect(nameIn(text, ['mq@quill.example']).value).toBe('mara quill');
  expect(nameIn(text, ['mq@acme.example']).source).toBe('FILE_NAME');
  expect(shownName('mara quill')).toBe('Mara Quill');
});

test('cuts off a title after a name on its line if the address has the name', () => {
  const text = 'Mara Quill Freelance Data Engineer\nLeeds';
  expect(nameIn(text, ['mara@acme.example']).value).toBe('Mara Quill');
  expect(nameIn('Front- end Web Developer\nLeeds').source).toBe('FILE_NAME');
});

test('an address does not turn a name into an ordinary word', () => {
  expect(nameIn('MARA QUILL\nDesigner\nmara.quill@acme').value).toBe('MARA QUILL');
});

test('finds a name below a sidebar by the address', () => {
  const side = 'CONTACT\nSKILLS\n' + 'Cedar\n'.repeat(20);
  expect(nameIn(`${side}Mara Quill\nDesigner`, ['mara.quill@acme.example']).value).toBe('Mara Quill');
});

test('finds a name in the footer by the address, its initials or a profile’s name', () => {
  const side = 'CONTACT\nSKILLS\n' + 'Cedar\n'.repeat(20);
  const footer = `${side}Mara Quill\t(02) 5550 0137\tmq77@acme.example`;
  expect(nameIn(footer, ['mq77@acme.example']).value).toBe('Mara Quill');
  expect(nameIn(footer, ['info@acme.example'], ['mara-quill']).value).toBe('Mara Quill');
  expect(nameIn(footer, ['info@acme.example']).source).toBe('FILE_NAME');
});

test.each([
  'BANKING\nTeller',
  'Tel Aviv\nEngineer',
  'Team Leader\nCareer Objective',
  'LOCKSMITH II\nCareer Objective',
  'ASP.NET MVC\nCareer Objective',
  'I have led\nmills',
  'Cedar planks\nI cut cedar planks',
])('%j names no one, so the name is from the file', (text) => {
  expect(nameIn(text)).toMatchObject({ value: 'Asha Verma', source: 'FILE_NAME' });
});

test('prefers the address to the file name if it has two words', () => {
  expect(nameIn('BANKING', ['mara.quill84@acme.example'])).toMatchObject({
    value: 'Mara Quill',
    source: 'EMAIL',
  });
  expect(nameFromEmail('mara.quill.civil@acme.example')).toBe('Mara Quill');
  expect([nameFromEmail('info@acme.example'), nameFromEmail('mquill@acme.example')]).toEqual([null, null]);
});

test.each([
  ['Mara Quill.pdf', 'Mara Quill'],
  ['zip/folder/CV_mara_quill_2024[3_1].doc', 'Mara Quill'],
  ['12345.pdf', ''],
  ['React Developer_AshaVerma (1).docx', 'Asha Verma'],
  ['priya.nair.docx', 'Priya Nair'],
  ['Profile.pdf', ''],
  ['My CV English v2.pdf', ''],
  ['Supply Chain Manager.pdf', ''],
])('the file %j names %j', (file, name) => {
  expect(nameFromFile(file)).toBe(name);
});

test('removes the resume’s recurrent topic from the name in its file name', () => {
  const text = 'Asha Verma. Nimbus consultant. ' + 'Nimbus upgrades and Nimbus reports. '.repeat(6);
  expect(nameFromFile('AshaVerma_Nimbus.docx', text)).toBe('Asha Verma');
});

test.each([
  ['ANANYA RAO', 'Ananya Rao'],
  ["SIOBHAN D'SOUZA-MCKAY", "Siobhan D'Souza-McKay"],
  ['K. S. RAVI MENONKAR', 'K. S. Ravi Menonkar'],
  ['J.P. QUILL', 'J.P. Quill'],
  ['RK MENONKAR', 'RK Menonkar'],
  ['MARIA DE LA CRUZ', 'Maria de la Cruz'],
  ['DE VRIES', 'De Vries'],
  ['ŁUCJA ØSTERLIND', 'Łucja Østerlind'],
  ['Mara van der QUILL', 'Mara van der QUILL'],
])('%j is shown as %j', (value, shown) => {
  expect(shownName(value)).toBe(shown);
});

test.each([
  ['QUILL, Mara', 'Mara Quill'],
  ['VAN DER BERG, Mieke Anna', 'Mieke Anna van der Berg'],
  ["O'NEILL-RAO, Asha", "Asha O'Neill-Rao"],
])('%j is shown as %j', (value, shown) => {
  expect(shownName(value)).toBe(shown);
});

test.each(['LONDON, England\nNurse', 'DEVELOPER, Python\nNurse'])('%j names no one', (text) => {
  expect(nameIn(text).source).toBe('FILE_NAME');
});
