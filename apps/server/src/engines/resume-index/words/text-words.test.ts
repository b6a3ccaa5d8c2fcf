import { describe, expect, test } from 'vitest';
import { joinedForm, splitQueryWords, splitTextWords } from './text-words.ts';

const listParts = (text: string): string[] => splitTextWords(text).flatMap(({ parts }) => parts);

describe('the words of a text', () => {
  test.each([
    ['C++, C#/.NET and F#', ['c++', 'c#', '.net', 'and', 'f#']],
    ['C/C++ since C++11', ['c', 'c++', 'since', 'c++', '11']],
    ['ASP.NET MVC', ['asp', '.net', 'mvc']],
    ['Node.js', ['node', '.js']],
    ['full-stack R&D', ['full', 'stack', 'r', 'd']],
    ["Meera's master’s thesis", ['meera', 'master', 'thesis']],
    ['UI/UX', ['ui', 'ux']],
    ['José Müller', ['jose', 'muller']],
    ['ﬁnance ＣＲＭ', ['finance', 'crm']],
    ['हिन्दी', ['हिन्दी']],
    ['B.E. (Hons.)', ['b', 'e', 'hons']],
    ['1+1 = 2, item #3', ['1', '1', '2', 'item', '3']],
  ])('%s', (text, parts) => {
    expect(listParts(text)).toEqual(parts);
  });

  test('have an offset and a position', () => {
    expect(splitTextWords('A Node.js fan')).toMatchObject([
      { parts: ['a'], position: 0, offset: 0, isStop: true },
      { parts: ['node', '.js'], position: 1, offset: 2, isStop: false },
      { parts: ['fan'], position: 3, offset: 10, isStop: false },
    ]);
  });

  test('distinguish IT from it, but in a question both mean IT', () => {
    expect(splitTextWords('IT runs it').map(({ isStop }) => isStop)).toEqual([false, false, true]);
    expect(splitQueryWords('it support').map(({ isStop }) => isStop)).toEqual([false, false]);
  });

  test('are cut at a length that no one types', () => {
    expect(listParts('x'.repeat(1000))[0]).toHaveLength(40);
  });

  test.each([
    [['e', 'mail'], 'email'],
    [['node', 'js'], 'nodejs'],
    [['node', '.js'], 'nodejs'],
    [['asp', '.net'], ''],
    [['mail'], ''],
  ])('%j is %j as one word', (parts, joined) => {
    expect(joinedForm(parts)).toBe(joined);
  });
});
