import { composeText } from './text/compose-text.ts';
import { decodeEntities } from './html-entities.ts';
import { decodePlain } from './read-plain.ts';
import type { ResumeText } from './text/resume-text.ts';

const REMARK = '<!--';
const REMARK_END = '-->';
/** Elements without text, by name. */
const DROPPED: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'head', 'title', 'template'].map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')]),
);
const TAG = /<(\/?)([a-z][a-z0-9:]*)/iy;
const LINE_TAGS =
  /^(p|div|br|tr|table|ul|ol|li|h[1-6]|section|article|header|footer|hr|dt|dd|pre|blockquote)$/i;
const CELL_TAGS = /^t[dh]$/i;
const VOID_TAGS = /^(br|hr|img|input|meta|link|col|wbr|area|base|source)$/i;
/** Sizes below four points, which are five pixels, and anything not displayed. */
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*([0-3](\.\d+)?pt|[0-4](\.\d+)?px|0)\s*(;|"|'|$)|\shidden\b/i;

/** The element that hides its content, and how many of its name are open. */
type Hiding = { name: string; depth: number } | null;

/** The reading state. */
type Place = { seen: string; hidden: string; hiding: Hiding };

/** Reads a web page saved as a document, as job boards do under a Word file name. */
export function readHtml(bytes: Uint8Array): ResumeText {
  const place: Place = { seen: '', hidden: '', hiding: null };
  const page = createPage(decodePlain(bytes));
  for (let at = 0; at < page.html.length;) at = readToken(page, place, at);
  return composeText([{ text: place.seen, hidden: place.hidden }]);
}

/** A page and a memoized search: `findEnd` returns where the next match ends after a position, or -1. */
type Page = { html: string; findEnd(sign: string | RegExp, from: number): number };

/** What is not found after a position is not searched again from a later one, so the page is read once, however much it leaves open. */
function createPage(html: string): Page {
  const missing = new Set<string | RegExp>();
  const findEnd = (sign: string | RegExp, from: number): number => {
    const end = missing.has(sign) ? -1 : endIn(html, sign, from);
    if (end < 0) missing.add(sign);
    return end;
  };
  return { html, findEnd };
}

function endIn(html: string, sign: string | RegExp, from: number): number {
  if (typeof sign === 'string') {
    const at = html.indexOf(sign, from);
    return at < 0 ? -1 : at + sign.length;
  }
  sign.lastIndex = from;
  return sign.test(html) ? sign.lastIndex : -1;
}

/** Reads words, a comment, a non-text element or a tag with its attributes, and returns where that ends. */
function readToken(page: Page, place: Place, at: number): number {
  const { html } = page;
  if (html[at] !== '<') {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    say(place, decodeEntities(html.slice(at, end)).replaceAll(/\s+/g, ' '));
    return end;
  }
  const remarkEnd = html.startsWith(REMARK, at) ? page.findEnd(REMARK_END, at + REMARK.length) : -1;
  return remarkEnd < 0 ? readTag(page, place, at) : remarkEnd;
}

/** Reads a tag, including its content if that is no text; a `<` that begins no tag is a word. */
function readTag(page: Page, place: Place, at: number): number {
  TAG.lastIndex = at;
  const [begun = '', slash, named = ''] = TAG.exec(page.html) ?? [];
  const name = named.toLowerCase();
  const closing = slash === '' ? DROPPED.get(name) : undefined;
  const droppedEnd = closing ? page.findEnd(closing, at + begun.length) : -1;
  if (droppedEnd >= 0) return droppedEnd;
  const end = begun === '' ? -1 : page.findEnd('>', at + begun.length);
  if (end < 0) {
    say(place, '<');
    return at + 1;
  }
  followTag(place, slash === '/', name, page.html.slice(at + begun.length, end - 1));
  return end;
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
