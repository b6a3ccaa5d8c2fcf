/** Interchangeable words in a phrase, by the name of their class: `we` for 'i' and 'we'. */
export type WordClasses = Readonly<Record<string, string>>;

type IsWord = (word: string) => boolean;

/** The words allowed at one position: single words, and longer or partial ones. */
type Choice = { single: ReadonlySet<string>; others: readonly (readonly IsWord[])[] };

type Step =
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'gap'; most: number }
  | { kind: 'not'; choice: Choice }
  | { kind: 'word'; choice: Choice; isOptional: boolean };

/** A phrase to find in the words of a question. */
export type Phrase = readonly Step[];

const NUMBER = /^\d+\+?$/;
const SIGNS: Readonly<Record<string, Step>> = {
  '^': { kind: 'start' },
  $: { kind: 'end' },
  '..': { kind: 'gap', most: 3 },
  '...': { kind: 'gap', most: 40 },
};

/** 'leav*' matches any word with that prefix, '*-old' any with that suffix, '#' a number. */
function testFor(word: string): IsWord {
  if (word === '#') return (said) => NUMBER.test(said);
  if (word.endsWith('*')) return (said) => said.startsWith(word.slice(0, -1));
  if (word.startsWith('*')) return (said) => said.endsWith(word.slice(1));
  return (said) => said === word;
}

/** 'i/we', or the class '{we}' plus additions; the parts of 'a_b' are adjacent. */
function parseChoice(token: string, classes: WordClasses): Choice {
  const words = token.split('/').flatMap((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return [part];
    const known = classes[name];
    if (known === undefined) throw new Error(`No class of words is called '${name}'.`);
    return known.trim().split(/\s+/);
  });
  const isSingle = (word: string) => !/[_*#]/.test(word);
  const others = words.filter((word) => !isSingle(word));
  return {
    single: new Set(words.filter(isSingle)),
    others: others.map((word) => word.split('_').map(testFor)),
  };
}

function parseStep(token: string, classes: WordClasses): Step {
  const sign = SIGNS[token];
  if (sign !== undefined) return sign;
  if (token.startsWith('!')) return { kind: 'not', choice: parseChoice(token.slice(1), classes) };
  const isOptional = token.endsWith('?');
  return { kind: 'word', choice: parseChoice(isOptional ? token.slice(0, -1) : token, classes), isOptional };
}

/**
 * Phrases, one per line. '^' and '$' are the ends of the question, '..' is up to three words, '...' up to forty, 'an?'
 * an optional word, 'i/we' either one, '{we}' a class, '!at' means that the next word is not this.
 *
 * @throws Error if a phrase names an unknown class
 */
export const parsePhrases = (lines: readonly string[], classes: WordClasses): readonly Phrase[] =>
  lines.map((line) => line.split(/\s+/).map((token) => parseStep(token, classes)));

/**
 * The longest match of a phrase in a question; null if there is none.
 *
 * @param said the question in lower case, its words separated by single spaces
 */
export function findPhrase(phrase: Phrase, said: string): string | null {
  const words = wordsIn(said);
  const found = findSpan(phrase, words);
  return found && words.slice(found.from, found.to).join(' ');
}

/** True if a question has one of these phrases. */
export const saysAny = (phrases: readonly Phrase[], said: string): boolean =>
  findAnySpan(phrases, wordsIn(said)) !== null;

const wordsIn = (said: string): string[] => said.split(' ').filter((word) => word !== '');

/** The first match of a phrase in lower-case words, as long as possible; `to` is exclusive. */
export function findSpan(phrase: Phrase, words: readonly string[]): { from: number; to: number } | null {
  const failed = new Set<number>();
  for (let start = 0; start <= words.length; start += 1) {
    const end = findEnd({ phrase, words, failed }, 0, start);
    if (end !== null) return { from: start, to: end };
  }
  return null;
}

/** The first match of any of some phrases. */
export function findAnySpan(
  phrases: readonly Phrase[],
  words: readonly string[],
): { from: number; to: number } | null {
  for (const phrase of phrases) {
    const span = findSpan(phrase, words);
    if (span) return span;
  }
  return null;
}

/** No step is tried twice at the same word, so the time is linear in the words. */
type Search = { phrase: Phrase; words: readonly string[]; failed: Set<number> };

function findEnd(search: Search, number: number, at: number): number | null {
  const step = search.phrase[number];
  if (!step) return at;
  const key = at * search.phrase.length + number;
  if (search.failed.has(key)) return null;
  for (const next of placesAfter(step, search.words, at)) {
    const end = findEnd(search, number + 1, next);
    if (end !== null) return end;
  }
  search.failed.add(key);
  return null;
}

/** Where the next step may begin, furthest position first. */
function placesAfter(step: Step, words: readonly string[], at: number): number[] {
  if (step.kind === 'start') return at === 0 ? [at] : [];
  if (step.kind === 'end') return at === words.length ? [at] : [];
  if (step.kind === 'gap') {
    const most = Math.min(step.most, words.length - at);
    return Array.from({ length: most + 1 }, (_, back) => at + most - back);
  }
  const behind = placesAfterChoice(step.choice, words, at);
  if (step.kind === 'not') return behind.length === 0 ? [at] : [];
  return step.isOptional ? [...behind, at] : behind;
}

const placesAfterChoice = ({ single, others }: Choice, words: readonly string[], at: number): number[] => [
  ...(single.has(words[at] ?? '') ? [at + 1] : []),
  ...others
    .filter((tests) => tests.every((isWord, offset) => isWord(words[at + offset] ?? '')))
    .map(({ length }) => at + length),
];
