import { expect, test } from 'vitest';
import { understandResume } from '../understand-resume.ts';
import type { Fact } from '../facts/facts.ts';

function listFacts(kind: Fact['kind'], text: string): string[] {
  const setting = { fileName: '', writtenAt: new Date('2026-11-01T00:00:00Z'), phoneCountry: 'IN' };
  const { facts } = understandResume({ text, pageStarts: [0], hidden: [], flags: [] }, setting);
  return facts.filter((fact) => fact.kind === kind).map(({ value, norm }) => `${value}=${norm}`);
}

test.each<[string, string[]]>([
  ['LANGUAGES\nGerman (native), French – B2\nEnglish', ['German=german', 'French=french', 'English=english']],
  ['SPRACHEN\nDeutsch\nEnglisch: C1', ['Deutsch=german', 'Englisch=english']],
  ['Languages known: Hindi, Tamil', ['Hindi=hindi', 'Tamil=tamil']],
  ['Fremdsprachen: Italienisch (fließend), Niederländisch', ['Italienisch=italian', 'Niederländisch=dutch']],
  ['LÍNGUAS\nEspanhol: avançado', ['Espanhol=spanish']],
  ['Hobbies\nI also speak Welsh and some Irish. Own van.', ['Welsh=welsh', 'Irish=irish']],
  ['Dutch native, French B1', ['Dutch=dutch', 'French=french']],
  ['SKILLS\nExcel, Greek (mother tongue), Sage', ['Greek=greek']],
  ['Fluent in Somali and Arabic; Italian fair', ['Somali=somali', 'Arabic=arabic', 'Italian=italian']],
  ['French                A2   B1   A2', ['French=french']],
  ['A levels: French B, German A', []],
  ['Taught basic Spanish. Wrote the German and Dutch shops.', []],
  ['Programming languages: English-like Ruby', []],
  ['SUMMARY\nTaught English in Larkspur.', []],
])('languages of %j', (text, languages) => {
  expect(listFacts('LANGUAGE', `Mara Quill\n${text}`)).toEqual(languages);
});

test.each<[string, string[]]>([
  ['Languages\tKazakh — Native\nRussian — C2 — Proficiency\nGo, Java', ['Go=go', 'Java=java']],
  [
    'Automation Selenium, Appium\nLanguages Java, SQL\nBuild\tMaven, Ant\nRunning\tDocker, Helm',
    ['Selenium', 'Appium', 'Java', 'SQL', 'Build', 'Maven', 'Ant', 'Running', 'Docker', 'Helm'].map(
      (name) => `${name}=${name.toLowerCase()}`,
    ),
  ],
  ['Go\nI am not a programmer: I do not know Java, Kotlin.', ['Go=go']],
  ['Go, no experience with SAP, Oracle', ['Go=go']],
  ['Go. Not familiar with Python, R. Excel', ['Go=go', 'Excel=excel']],
  ['Go, Helm (no experience), Vim', ['Go=go', 'Vim=vim']],
  ['Go\nKeine Kenntnisse in SAP, Oracle', ['Go=go']],
  ['No SQL, no Java, No-code tools', ['No SQL=no sql', 'No-code tools=no code tools']],
  ['Go, Java\nExpected salary: Rs 20 lakh per annum', ['Go=go', 'Java=java']],
  ['Langues :     Anglais (courant)\nOutils :      Sage, Excel', ['Sage=sage', 'Excel=excel']],
  ['Go\nFührerschein: Klasse B', ['Go=go']],
])('skills of %j', (text, skills) => {
  expect(listFacts('SKILL', `Mara Quill\nSKILLS\n${text}`)).toEqual(skills);
});

test('reads certificates as the entries of their section, without dates, issuers and numbers', () => {
  const text =
    'CERTIFICATIONS\nPRINCE2 Practitioner, 2018\nScrum Master | Wren Academy | 2020\nIssued Jun 2021\nCredential ID 77\n';
  expect(listFacts('CERTIFICATE', text)).toEqual([
    'PRINCE2 Practitioner=prince2 practitioner',
    'Scrum Master=scrum master',
  ]);
});
