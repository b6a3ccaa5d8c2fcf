import { knownAliases } from './known-aliases.ts';
import { toPhraseKey } from './spellings.ts';

/** Groups of synonyms, each found by any of them. */
export type AliasBook = {
  /** All other synonyms; `key` is that of a spelling. */
  listOthers(key: string): string[];
  has(key: string): boolean;
  /** The most words in a synonym. */
  readonly longest: number;
};

type Groups = { byKey: Map<string, string[][]>; longest: number };

let known: Groups | undefined;

/** A book of our own list and the added groups, which begin with an acronym. The list takes precedence. */
export function openAliasBook(added: readonly string[][]): AliasBook {
  known ??= buildGroups(knownAliases());
  const { byKey: listed } = known;
  const sources = [known, buildGroups(added.filter(([short = '']) => !listed.has(toPhraseKey(short))))];
  return {
    longest: Math.max(...sources.map(({ longest }) => longest)),
    has: (key) => sources.some(({ byKey }) => byKey.has(key)),
    listOthers: (key) => {
      const others = new Map<string, string>();
      for (const alias of sources.flatMap(({ byKey }) => byKey.get(key) ?? []).flat()) {
        const other = toPhraseKey(alias);
        if (other !== key && !others.has(other)) others.set(other, alias);
      }
      return [...others.values()];
    },
  };
}

function buildGroups(groups: readonly string[][]): Groups {
  const byKey = new Map<string, string[][]>();
  let longest = 1;
  for (const group of groups) {
    for (const key of new Set(group.map(toPhraseKey))) {
      byKey.set(key, [...(byKey.get(key) ?? []), group]);
      longest = Math.max(longest, key.split(' ').length);
    }
  }
  return { byKey, longest };
}
