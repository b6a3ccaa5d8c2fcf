import { expect, test } from 'vitest';
import { isDenied } from './detect-negation.ts';

/** Sentences about Java, and whether they deny it. */
const SENTENCES: readonly [string, boolean][] = [
  ['I am not a programmer: I do not know Java.', true],
  ["I don't know Java", true],
  ['I do not\nknow Java', true],
  ['No experience with Java, but eager.', true],
  ['no prior hands-on experience in Java', true],
  ['Never used Java at work.', true],
  ['I have not worked with Python, Ruby or Java', true],
  ['I am not a Java developer', true],
  ['Lacks knowledge of Java', true],
  ['Keine Erfahrung mit Java', true],
  ['Sin experiencia en Java', true],
  ['Java: none', true],
  ['Java - no experience', true],
  ['Java', false],
  ['I know Java.', false],
  ['Not only Python but Java', false],
  ['I have not only used Java', false],
  ['I do not know Python, but Java', false],
  ['I never missed a date. Java, Kafka', false],
  ['Do not call on Sundays\nJava, Kafka', false],
  ['No experience with Ruby\nJava', false],
  ['Cut costs without delay with Java', false],
  ['Java: 5 years', false],
  ['Java - No. 1 in the team', false],
];

test.each(SENTENCES)('%s', (text, expected) => {
  const start = text.lastIndexOf('Java');
  expect(isDenied(text, { start, end: start + 'Java'.length })).toBe(expected);
});
