import type { Item, Unread } from './items.ts';

/**
 * A phrase with an unknown word is not read at all: 'flying to Goa on tue' does not offer Tuesday. All its parts keep
 * their place and are marked with the phrase, so that nothing joined to them is read either.
 */
export function markUnread(items: readonly Item[], text: string): Item[] {
  const marked: Item[] = [];
  let phrase: Item[] = [];
  let start = 0;
  for (const item of items) {
    if (separates(item)) {
      marked.push(...markPhrase(phrase, { start, end: item.start }, text), item);
      phrase = [];
      start = item.end;
    } else phrase.push(item);
  }
  return [...marked, ...markPhrase(phrase, { start, end: text.length }, text)];
}

const separates = ({ is }: Item): boolean => is === 'join' || is === 'stop' || is === 'but';

function markPhrase(
  phrase: readonly Item[],
  place: { start: number; end: number },
  text: string,
): readonly Item[] {
  const whys = phrase.flatMap((item) => whyUnread(item) ?? []);
  if (whys.length === 0) return phrase;
  const written = text.slice(place.start, place.end);
  const start = place.start + written.length - written.trimStart().length;
  const unread: Unread = { start, end: start + written.trim().length, why: whys.find(Boolean) ?? '' };
  return phrase.map((item) => ({ ...item, unread }));
}

function whyUnread(item: Item): string | undefined {
  if (item.is === 'unknown') return '';
  return item.is === 'days' ? item.days.problem : undefined;
}
