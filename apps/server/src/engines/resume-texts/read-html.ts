import { composeText } from './compose-text.ts';
import { decodeEntities } from './html-entities.ts';
import { decodePlain } from './read-plain.ts';
import type { ResumeText } from './resume-text.ts';

/** A remark, what is no text, a tag with its attributes, or words. */
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|head|title|template)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9:]*)([^>]*)>|[^<]+|</gi;
const LINE_TAGS =
  /^(p|div|br|tr|table|ul|ol|li|h[1-6]|section|article|header|footer|hr|dt|dd|pre|blockquote)$/i;
const CELL_TAGS = /^t[dh]$/i;
const VOID_TAGS = /^(br|hr|img|input|meta|link|col|wbr|area|base|source)$/i;
/** Sizes below four points, which are five pixels, and whatever is not shown at all. */
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*([0-3](\.\d+)?pt|[0-4](\.\d+)?px|0)\s*(;|"|'|$)|\shidden\b/i;

/** The element that hides what is in it, and how many of its name are open. */
type Hiding = { name: string; depth: number } | null;

/** Where the reading stands. */
type Place = { seen: string; hidden: string; hiding: Hiding };

/** Reads a web page that somebody saved as a document, as job boards do under the name of a Word file. */
export function readHtml(bytes: Uint8Array): ResumeText {
  const place: Place = { seen: '', hidden: '', hiding: null };
  for (const [token, dropped, slash, name, attributes] of decodePlain(bytes).matchAll(TOKEN)) {
    if (dropped !== undefined || token.startsWith('<!--')) continue;
    if (name !== undefined) followTag(place, slash === '/', name.toLowerCase(), attributes ?? '');
    else say(place, decodeEntities(token).replaceAll(/\s+/g, ' '));
  }
  return composeText([{ text: place.seen, hidden: place.hidden }]);
}

function say(place: Place, words: string): void {
  if (place.hiding) place.hidden += words;
  else place.seen += words;
}

function followTag(place: Place, isClosing: boolean, name: string, attributes: string): void {
  if (LINE_TAGS.test(name)) say(place, '\n');
  if (CELL_TAGS.test(name) && isClosing) say(place, '\t');
  const isAlone = VOID_TAGS.test(name) || attributes.endsWith('/');
  if (!isAlone) place.hiding = hidingAfter(place.hiding, isClosing, name, attributes);
}

function hidingAfter(hiding: Hiding, isClosing: boolean, name: string, attributes: string): Hiding {
  if (hiding === null) return !isClosing && HIDING.test(attributes) ? { name, depth: 1 } : null;
  if (hiding.name !== name) return hiding;
  const depth = hiding.depth + (isClosing ? -1 : 1);
  return depth === 0 ? null : { name, depth };
}
