import { expect, test } from 'vitest';
import { findWords } from './mark-words.ts';

function layer(...spans: string[]): HTMLElement {
  const container = document.createElement('div');
  for (const text of spans)
    container.append(Object.assign(document.createElement('span'), { textContent: text }));
  return container;
}
const wordsAt = (container: HTMLElement, words: string, skip = 0) =>
  findWords(container, { page: 1, words, skip })?.toString();

test('words are found across several text pieces of a page, ignoring white space, case and dashes', () => {
  expect(wordsAt(layer('Ran Kaf', 'ka in pro', 'duction'), 'ran  kafka\nin production')).toBe(
    'Ran Kafka in production',
  );
  expect(wordsAt(layer('e‑mail', ' and more'), 'E-Mail')).toBe('e‑mail');
});

test('a ligature counts as its letters', () => {
  expect(wordsAt(layer('of ﬁne work'), 'fine')).toBe('ﬁne');
});

test.each([
  ['C++', 'C++'],
  ['.NET', '.NET'],
  ['C#', 'C'],
])('punctuation belonging to %s is highlighted if the page has it', (words, marked) => {
  expect(wordsAt(layer('Knows C++ and ', '.NET well'), words)).toBe(marked);
});

test('the intended one of several occurrences is found', () => {
  const container = layer('Java, ', 'Java and ', 'Java');
  const range = findWords(container, { page: 1, words: 'Java', skip: 2 });
  expect(range?.startContainer).toBe(container.lastChild?.firstChild);
});

test('words not on the page are not found, and neither is punctuation alone', () => {
  expect(wordsAt(layer('Java'), 'Kotlin')).toBeUndefined();
  expect(wordsAt(layer('Java --'), '--')).toBeUndefined();
});
