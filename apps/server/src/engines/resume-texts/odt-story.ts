import type { OfficeLines } from './office-lines.ts';
import { isUnseen, resolveLook, type LookStyles, type TextLook } from './text/text-look.ts';
import { readXml } from './xml-events.ts';

type Attributes = Record<string, string>;

/** Words that are not part of the text: deletions, comments, and the data of forms and scripts. */
const LEFT_OUT = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:scripts',
  'office:forms',
  'svg:title',
  'svg:desc',
]);
const PARAGRAPHS = new Set(['text:p', 'text:h']);
/** Backgrounds that words may have. */
const BACKED = new Set(['table:table', 'draw:frame', 'draw:custom-shape']);

/** The reading state: the looks of all open paragraphs and spans, the innermost last. */
type Place = {
  lines: OfficeLines;
  styles: LookStyles;
  looks: TextLook[];
  leftOut: number;
  backed: number;
};

/** Reads the paragraphs of a part of an OpenDocument text (ISO/IEC 26300, 5 to 9) into lines. */
export function readOdtStory(xml: string, lines: OfficeLines, styles: LookStyles): void {
  const place: Place = { lines, styles, looks: [], leftOut: 0, backed: 0 };
  readXml(xml, {
    open: (name, attributes) => open(place, name, attributes),
    text: (text) => {
      // White space is collapsed in this format (6.1.2); additional spaces are an element.
      if (place.leftOut === 0 && place.looks.length > 0) say(place, text.replaceAll(/\s+/g, ' '));
    },
    close: (name) => close(place, name),
  });
}

function say(place: Place, words: string): void {
  const look = place.looks.reduce<TextLook>((whole, own) => ({ ...whole, ...own }), {});
  place.lines.say(words, isUnseen({ ...look, hasBackground: look.hasBackground || place.backed > 0 }));
}

function open(place: Place, name: string, attributes: Attributes): void {
  if (LEFT_OUT.has(name)) place.leftOut += 1;
  if (BACKED.has(name)) place.backed += 1;
  if (place.leftOut > 0) return;
  if (PARAGRAPHS.has(name) || name === 'text:span') {
    place.looks.push(resolveLook(place.styles, attributes['text:style-name']));
  }
  OPENINGS[name]?.(place, attributes);
}

const MOST_SPACES = 100;

const OPENINGS: Record<string, (place: Place, attributes: Attributes) => void> = {
  'text:s': (place, attributes) =>
    say(place, ' '.repeat(Math.min(MOST_SPACES, Number(attributes['text:c'] ?? 1) || 1))),
  'text:tab': (place) => say(place, '\t'),
  'text:line-break': (place) => say(place, '\n'),
  'text:soft-page-break': ({ lines }) => lines.breakPage(),
  'table:table-cell': ({ lines }) => lines.open(),
  'draw:text-box': ({ lines }) => lines.open(),
};

function close(place: Place, name: string): void {
  if (BACKED.has(name)) place.backed -= 1;
  if (LEFT_OUT.has(name)) {
    place.leftOut -= 1;
    return;
  }
  if (place.leftOut > 0) return;
  if (PARAGRAPHS.has(name) || name === 'text:span') place.looks.pop();
  if (PARAGRAPHS.has(name)) place.lines.endParagraph();
  CLOSINGS[name]?.(place.lines);
}

const CLOSINGS: Record<string, (lines: OfficeLines) => void> = {
  'table:table-cell': (lines) => lines.closeCell(),
  'table:table-row': (lines) => lines.closeRow(),
  'draw:text-box': (lines) => lines.closeBox(),
};
