import { describe, expect, test } from 'vitest';
import { openAliasBook } from './alias-book.ts';
import { knownAliases } from './known-aliases.ts';
import { toPhraseKey } from './spellings.ts';
import { splitQueryWords } from './text-words.ts';

describe('the list of aliases', () => {
  test('has groups of at least two synonyms, none of them empty', () => {
    for (const group of knownAliases()) {
      expect(group.length, group.join(' = ')).toBeGreaterThan(1);
      expect(group.every((alias) => toPhraseKey(alias) !== '')).toBe(true);
    }
  });

  test('has no synonym that begins or ends with a word that is not indexed', () => {
    const isLost = (alias: string): boolean => {
      const words = splitQueryWords(alias);
      return words[0]?.isStop === true || words.at(-1)?.isStop === true;
    };
    expect(knownAliases().flat().filter(isLost)).toEqual([]);
  });

  test('has no duplicates', () => {
    const all = knownAliases().flatMap((group) => group);
    expect(all.filter((alias, place) => all.indexOf(alias) !== place)).toEqual([]);
  });
});

describe('an alias book', () => {
  const book = openAliasBook([['tep', 'tea export planning']]);

  test('knows its own list and the added groups', () => {
    expect(book.listOthers('k8s')).toEqual(['kubernetes']);
    expect(book.listOthers(toPhraseKey('tea export planning'))).toEqual(['tep']);
    expect(book.has(toPhraseKey('customer relationship management'))).toBe(true);
    expect(book.longest).toBeGreaterThanOrEqual(5);
  });

  test('prefers its list if resumes explain one of its acronyms differently', () => {
    expect(openAliasBook([['crm', 'cotton roof mending']]).listOthers('crm')).toEqual([
      'customer relationship management',
    ]);
  });

  test('knows no other words', () => {
    expect(book.has('tea')).toBe(false);
    expect(book.listOthers('tea')).toEqual([]);
  });
});
