import { expect, test } from 'vitest';
import { boundLines } from './bound-lines.ts';

const LONGEST = 2000;
const longestLine = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));

test('leaves text with ordinary lines as it is', () => {
  const text = `Asha Verma\n\n${'word '.repeat(400)}\nPune`;
  expect(boundLines(text).text).toBe(text);
});

test('breaks an endless line after a space, and continues below', () => {
  const { text } = boundLines(`Asha Verma\n${'some words '.repeat(1000)}\nPune`);
  expect(longestLine(text)).toBeLessThanOrEqual(LONGEST);
  expect(text.split('\n').slice(1, -2)).toSatisfy((lines: string[]) =>
    lines.every((line) => line.endsWith(' ')),
  );
  expect(text.replaceAll(' \n', ' ')).toBe(`Asha Verma\n${'some words '.repeat(1000)}Pune`);
});

test('breaks an endless word without splitting a surrogate pair', () => {
  const word = `a${'𝒜'.repeat(30_000)}`;
  const { text } = boundLines(word);
  expect(longestLine(text)).toBeLessThanOrEqual(LONGEST);
  expect(text.isWellFormed()).toBe(true);
  expect(text.replaceAll('\n', '')).toBe(word);
});

test('keeps stretches at their words before, after and across a break', () => {
  const before = `${'x'.repeat(1990)}, Northwind Traders, ${'y'.repeat(5000)} Pune`;
  const { text, moveStart, moveStretch } = boundLines(before);
  for (const words of ['Northwind Traders', 'Pune', 'xxx', 'Northwind']) {
    const start = before.indexOf(words);
    const moved = moveStretch({ start, end: start + words.length, kind: 'COMPANY' });
    expect(text.slice(moved.start, moved.end).replace(' \n', ' ')).toBe(words);
    expect(moveStart(start)).toBe(moved.start);
    expect(moved.kind).toBe('COMPANY');
  }
});
