import { isWellFormedXml } from '#lib/text/is-well-formed-xml.ts';
import { UnreadableSource } from './read-source.rules.ts';

/** Ten times the answer about an account of a hundred calendars. */
const MOST_ELEMENTS = 10_000;
const MOST_NAMES = 200;

/** The library makes an error of each sign that is wrong, and throws after the last one. */
export function requireWellFormed(xml: string): void {
  if (isWellFormedXml(xml)) return;
  throw new UnreadableSource('url', 'The server does not answer as a CalDAV server does.');
}

/** Refuses an answer over which the library would take minutes, as its time grows with the different elements in it. */
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
