import { describe, expect, test } from 'vitest';
import { LEFT_OUT, redactContacts, redactedStretch } from './redact-contacts.ts';

describe('redacts contact data in every spelling', () => {
  test.each([
    'meera.nair@candidate.example',
    'meera.nair @ candidate.example',
    'meera(at)candidate(dot)example',
    'meera [at] candidate [dot] example',
    'meera dot nair at candidate dot example',
    'meera at candidate.example',
    'meera＠candidate.example',
    '+91 98450 12345',
    '(020) 7946-0958',
    '98450-12345',
    '98450 12345 / 98450 12346',
    '00 44 20 7946 0958',
    '+١٢٣٤٥٦٧٨٩٠',
    '201 998 2015',
    'https://candidate.example/meera',
    'www.candidate.example/meera',
    'linkedin.com/in/meera-nair',
    'github.com/meera',
    'candidate.example/cv?id=1',
    'tel:+919845012345',
    'skype:meera.nair',
  ])('%s', (contact) => {
    const redacted = redactContacts(`Java developer, ${contact} Pune`);
    expect(redacted).toContain(LEFT_OUT);
    expect(redacted).toMatch(/^Java developer, /);
    expect(redacted).not.toMatch(/98450|7946|٤|998|candidate\.example|nair|meera(?! at)/i);
  });
});

test.each([
  'January 2019 to March 2021',
  '01/2019 - 03/2021',
  '01.02.2019 - 03.04.2021',
  '2015 - 2019',
  '2019-03-01 to 2021-05-31',
  '6 years at Palmyra Retail with Java 17, Node.js, C++ and C#',
  'Led a budget of 2,500,000 and 40 people at Palmyra',
  'Pune 411001',
])('keeps text that is no contact: %s', (text) => {
  expect(redactContacts(text)).toBe(text);
});

test('redacts what facts name as a contact if it overlaps the stretch', () => {
  const text = 'Meera Nair handle-of-meera Pune';
  const fact = {
    kind: 'LINK' as const,
    value: 'handle-of-meera',
    norm: '',
    start: 11,
    end: 26,
    rule: 'x',
    confidence: 1,
  };
  expect(redactedStretch(text, { start: 0, end: text.length }, [fact])).toBe(`Meera Nair ${LEFT_OUT} Pune`);
  expect(redactedStretch(text, { start: 0, end: 18 }, [fact])).toBe(`Meera Nair ${LEFT_OUT}`);
  expect(redactedStretch(text, { start: 18, end: text.length }, [fact])).toBe(`${LEFT_OUT} Pune`);
});
