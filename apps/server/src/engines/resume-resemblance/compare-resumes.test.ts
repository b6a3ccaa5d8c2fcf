import { aResumeText, type Persona } from '@slotwise/test-data/a-resume';
import { expect, test } from 'vitest';
import { understandResume } from '../resume-facts/understand-resume.ts';
import { compareResumes } from './compare-resumes.ts';
import { areNamesOfOne } from './same-name.ts';
import type { ComparedResume } from './resemblance.ts';

const WORK = [
  'Rebuilt the claims portal of an insurer for 400 farmers, so that a photograph of the hailed field begins a claim.',
  'Worked with agronomists to grade damaged barley from pictures within 50 minutes of the storm.',
].join('\n');
const SETTING = { fileName: 'resume.txt', writtenAt: new Date('2026-06-01'), phoneCountry: 'IN' };

function read(text: string): ComparedResume {
  const { facts, sections, name } = understandResume(
    { text, pageStarts: [0], hidden: [], flags: [] },
    SETTING,
  );
  return { name: name.value, text, facts, sections };
}

/** A resume of a person with their own contacts, and with `work` in place of the sample's. */
function person(name: string, work: string, different: Partial<Persona> = {}): ComparedResume {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@candidate.example`;
  const phone = `+91 98450 ${20_000 + name.length * 777}`;
  return read(aResumeText({ name, email, phone, ...different }).replace('Keeps services running.', work));
}

const compare = (first: ComparedResume, second: ComparedResume, isCommon = () => false) =>
  compareResumes(first, second, isCommon);
const listKinds = (...compared: Parameters<typeof compare>) => compare(...compared).map(({ kind }) => kind);

test('shows the same work under two names with its place in both texts', () => {
  const [ilse, tomas] = [person('Ilse Varga', WORK), person('Tomas Quill', WORK)];
  const grounds = compare(ilse, tomas);
  expect(grounds.map(({ kind }) => kind)).toEqual(['SAME_WORDS', 'SAME_WORDS']);
  for (const { first, second } of grounds)
    expect(ilse.text.slice(first.start, first.end)).toBe(tomas.text.slice(second.start, second.end));
});

test('still finds work with changed numbers and a few changed words', () => {
  const changed = WORK.replace('400', '650').replace('Rebuilt', 'Renewed').replace('50 minutes', '2 hours');
  expect(listKinds(person('Ilse Varga', WORK), person('Tomas Quill', changed))).toContain('SAME_WORDS');
});

test('ignores what many resumes share: phrases, common marks, an employer’s description of itself', () => {
  const advice =
    'Excellent communication skills, a quick learner and team player who works under pressure and meets tight deadlines.';
  expect(compare(person('Ilse Varga', advice), person('Tomas Quill', advice))).toEqual([]);
  expect(compare(person('Ilse Varga', WORK), person('Tomas Quill', WORK), () => true)).toEqual([]);
  const about =
    'Palmyra Retail is a family-owned chain of 212 chilled-food stores between Ghent and Bremen, supplied by eleven kitchens.';
  expect(compare(person('Ilse Varga', about), person('Tomas Quill', about))).toEqual([]);
});

test('shows one phone or email under two names, in any spelling', () => {
  const ilse = person('Ilse Varga', 'Baked bread.', { phone: '+91 98450 77001' });
  expect(listKinds(ilse, person('Tomas Quill', 'Sold cars.', { phone: '098450 77001' }))).toEqual([
    'SAME_PHONE',
  ]);
  const email = 'ILSE.VARGA@candidate.example';
  expect(listKinds(ilse, person('Tomas Quill', 'Sold cars.', { email }))).toEqual(['SAME_EMAIL']);
});

test('shows two resumes of one person only if they contradict each other', () => {
  const job = (header: string) =>
    read(`Ilse Varga\nilse@candidate.example\n\nEXPERIENCE\n${header}\n${WORK}\n`);
  const pune = job('Site Engineer\nAlder Foods, Pune\nJanuary 2018 - December 2021');
  const chennai = job('Site Engineer\nRowan Mills, Chennai\nMarch 2018 - November 2021');
  const next = job('Site Engineer\nRowan Mills, Chennai\nDecember 2021 - March 2024');
  expect(listKinds(pune, chennai)).toEqual(['TWO_PLACES', 'OTHER_EMPLOYER', 'OTHER_EMPLOYER']);
  expect(listKinds(pune, next)).toEqual(['OTHER_EMPLOYER', 'OTHER_EMPLOYER']);
  expect(compare(pune, pune)).toEqual([]);
});

test('raises no alarm for two people with one name, or a resume without a name', () => {
  const one = person('Maria Silva', 'Baked bread.');
  const other = person('Maria Silva', 'Sold cars.', {
    email: 'm@candidate.example',
    phone: '+91 98450 11111',
  });
  expect(compare(one, other)).toEqual([]);
  expect(compare({ ...person('Ilse Varga', WORK), name: '' }, person('Tomas Quill', WORK))).toEqual([]);
});

test.each([
  ['Ravi Kumar Menon', 'R. K. Menon', true],
  ['Menon, Ravi', 'RAVI MENON', true],
  ['José Almeida', 'Jose Almeida', true],
  ['Shreya Banerjee', 'Shreya Banerji', true],
  ['Ravi Menon', 'Asha Menon', false],
  ['Menon', 'Asha Menon', false],
  ['Tom Hale', 'Tim Vale', false],
])('%s and %s: one person, %s', (one, other, isOne) => {
  expect(areNamesOfOne(one, other)).toBe(isOne);
  expect(areNamesOfOne(other, one)).toBe(isOne);
});
