import { isWellFormedXml } from '#lib/text/is-well-formed-xml.ts';
import { UnreadableSource } from './read-source.rules.ts';

/** Ten times the answer for an account with a hundred calendars. */
const MOST_ELEMENTS = 10_000;
const MOST_NAMES = 200;

/** The library makes an error of every wrong character and throws after the last one. */
export function requireWellFormed(xml: string): void {
  if (isWellFormedXml(xml)) return;
  throw new UnreadableSource('url', 'The server does not answer as a CalDAV server does.');
}

/** Refuses an answer the library would parse for minutes, as its time grows with the number of different elements. */
export function requireReadable(xml: string): void {
  const names = new Set<string>();
  let elements = 0;
  for (const [, name = ''] of xml.matchAll(/<\s*([^\s/<>]+)/g)) {
    names.add(name);
    elements += 1;
    if (names.size <= MOST_NAMES && elements <= MOST_ELEMENTS) continue;
    throw new UnreadableSource('url', 'The server answers with more than a list of calendars.');
  }
}
