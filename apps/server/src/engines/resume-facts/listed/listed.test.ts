import { expect, test } from 'vitest';
import { understandResume } from '../understand-resume.ts';
import type { Fact } from '../resume-facts.ts';

function factsOf(kind: Fact['kind'], text: string): string[] {
  const setting = { fileName: '', writtenAt: new Date('2026-11-01T00:00:00Z'), phoneCountry: 'IN' };
  const { facts } = understandResume({ text, pageStarts: [0], hidden: [], flags: [] }, setting);
  return facts.filter((fact) => fact.kind === kind).map(({ value, norm }) => `${value}=${norm}`);
}

test.each<[string, string[]]>([
  ['LANGUAGES\nGerman (native), French – B2\nEnglish', ['German=german', 'French=french', 'English=english']],
  ['SPRACHEN\nDeutsch\nEnglisch: C1', ['Deutsch=german', 'Englisch=english']],
  ['Languages known: Hindi, Tamil', ['Hindi=hindi', 'Tamil=tamil']],
  ['Programming languages: English-like Ruby', []],
  ['SUMMARY\nTaught English in Larkspur.', []],
])('languages of %j', (text, languages) => {
  expect(factsOf('LANGUAGE', `Mara Quill\n${text}`)).toEqual(languages);
});

test('certificates are the entries of their section, without dates, givers and numbers', () => {
  const text =
    'CERTIFICATIONS\nPRINCE2 Practitioner, 2018\nScrum Master | Wren Academy | 2020\nIssued Jun 2021\nCredential ID 77\n';
  expect(factsOf('CERTIFICATE', text)).toEqual([
    'PRINCE2 Practitioner=prince2 practitioner',
    'Scrum Master=scrum master',
  ]);
});
