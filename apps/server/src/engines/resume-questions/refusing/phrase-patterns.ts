/** Words that stand for one another in a phrase, by the name of their class: `we` for 'i' and 'we'. */
export type WordClasses = Readonly<Record<string, string>>;

const escaped = (word: string) => word.replace(/[.+()[\]^$]/g, String.raw`\$&`);

/**
 * One word of a phrase as a pattern: 'leav*' is any word that begins so, '*-old' one that ends so, '#' a number; of 'a_b' the
 * parts stand beside each other.
 */
const wordOf = (word: string): string =>
  word === '#' ? String.raw`\d+\+?` : escaped(word).replaceAll('_', ' ').replaceAll('*', '[^ ]*');

/** The words that may stand at one place: 'i/we', or the class '{we}' and what is added to it. */
function choiceOf(token: string, classes: WordClasses): string {
  const words = token.split('/').flatMap((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return [part];
    const known = classes[name];
    if (known === undefined) throw new Error(`No class of words is called '${name}'.`);
    return known.trim().split(/\s+/);
  });
  return `(?: (?:${words.map(wordOf).join('|')})(?= ))`;
}

const SIGNS: Record<string, string> = {
  '^': '^',
  $: ' $',
  '..': '(?: [^ ]+){0,3}',
  '...': '(?: [^ ]+){0,40}',
};

function partOf(token: string, classes: WordClasses): string {
  const sign = SIGNS[token];
  if (sign !== undefined) return sign;
  if (token.startsWith('!')) return `(?!${choiceOf(token.slice(1), classes)})`;
  return token.endsWith('?') ? `${choiceOf(token.slice(0, -1), classes)}?` : choiceOf(token, classes);
}

/**
 * Phrases, one in a line, as patterns of a text whose words stand between single spaces, with one before the first and one
 * behind the last (see `betweenSpaces`). Of a phrase, '^' and '$' are the ends of the text, '..' up to three words, '...' up to
 * forty, 'an?' a word that may be missing, 'i/we' one or the other, '{we}' one of a class, '!at' no such word next.
 *
 * @throws Error where a phrase names a class that is not given
 */
export const phrasesOf = (lines: string, classes: WordClasses = {}): readonly RegExp[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(
      (line) =>
        new RegExp(
          line
            .split(/\s+/)
            .map((token) => partOf(token, classes))
            .join(''),
        ),
    );

/** Words in lower case as phrases are compared with them. */
export const betweenSpaces = (low: string): string => ` ${low} `;
