/** Each connection caches a plan per named statement, so their number is limited. */
const MOST_NAMES = 300;

/** Names repeated statements, so that a connection parses each once. A statement run only once gets no name. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST_NAMES) return known;
    if (!seen.has(text)) {
      if (seen.size === MOST_NAMES) seen = new Set();
      seen.add(text);
      return undefined;
    }
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
