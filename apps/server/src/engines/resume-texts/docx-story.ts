import { findAttribute, isShade, localName, lookIn } from './docx-looks.ts';
import type { OfficeLines } from './office-lines.ts';
import { isUnseen, resolveLook, type LookStyles, type TextLook } from './text/text-look.ts';
import { readXml } from './xml-events.ts';

type Attributes = Record<string, string>;

/** Copies for older programs, and words that a tracked change moved away. */
const LEFT_OUT = new Set(['Fallback', 'moveFrom', 'del']);
/** Backgrounds that words may have: a table has its style's shading, a shape its own fill. */
const BACKED = new Set(['tbl', 'drawing', 'pict', 'txbxContent']);

const BEHIND_ALL = /<w:background\b|<w:pict\b|<wp:anchor\b/;

/** The state of reading a story. */
type Place = {
  lines: OfficeLines;
  styles: LookStyles;
  leftOut: number;
  backed: number;
  isRun: boolean;
  isText: boolean;
  paragraphStyle: string | undefined;
  isParagraphShaded: boolean;
  runStyle: string | undefined;
  look: TextLook;
};

/**
 * Reads one story of a Word document, its body, a header or a footer (ECMA-376, part 1, 17), into lines. If the pages
 * have a color or floating drawings, any word may have a background, so pale words are kept.
 */
export function readDocxStory(xml: string, lines: OfficeLines, styles: LookStyles): void {
  const place: Place = {
    lines,
    styles,
    leftOut: 0,
    backed: BEHIND_ALL.test(xml) ? 1 : 0,
    isRun: false,
    isText: false,
    paragraphStyle: undefined,
    isParagraphShaded: false,
    runStyle: undefined,
    look: {},
  };
  readXml(xml, {
    open: (name, attributes) => open(place, localName(name), attributes),
    text: (text) => {
      if (place.isText && place.leftOut === 0) lines.say(text, isHidden(place));
    },
    close: (name) => close(place, localName(name)),
  });
}

function open(place: Place, name: string, attributes: Attributes): void {
  if (LEFT_OUT.has(name)) place.leftOut += 1;
  if (BACKED.has(name)) place.backed += 1;
  if (place.leftOut > 0) return;
  OPENINGS[name]?.(place, attributes);
  if (place.isRun) place.look = { ...place.look, ...lookIn(name, attributes) };
}

const say = (words: string) => (place: Place) => place.lines.say(words, isHidden(place));

const OPENINGS: Record<string, (place: Place, attributes: Attributes) => void> = {
  p: (place) => {
    place.paragraphStyle = undefined;
    place.isParagraphShaded = false;
  },
  pStyle: (place, attributes) => (place.paragraphStyle = findAttribute(attributes, 'val')),
  shd: (place, attributes) => {
    // The mark at the end of the paragraph may have its own shading, usually none.
    if (!place.isRun) place.isParagraphShaded ||= isShade(attributes);
  },
  r: (place) => {
    place.isRun = true;
    place.runStyle = undefined;
    place.look = {};
  },
  rStyle: (place, attributes) => (place.runStyle = findAttribute(attributes, 'val')),
  t: (place) => (place.isText = true),
  tab: (place) => {
    if (place.isRun) place.lines.say('\t');
  },
  br: (place, attributes) => {
    if (findAttribute(attributes, 'type') === 'page') place.lines.breakPage();
    else place.lines.say('\n');
  },
  cr: (place) => place.lines.say('\n'),
  noBreakHyphen: say('-'),
  sym: (place, attributes) => {
    const letter = Number.parseInt(findAttribute(attributes, 'char') ?? '', 16);
    if (letter > 0 && letter <= 0xffff) place.lines.say(String.fromCharCode(letter), isHidden(place));
  },
  lastRenderedPageBreak: (place) => place.lines.breakPage(),
  tc: (place) => place.lines.open(),
  txbxContent: (place) => place.lines.open(),
};

function close(place: Place, name: string): void {
  if (BACKED.has(name)) place.backed -= 1;
  if (LEFT_OUT.has(name)) place.leftOut -= 1;
  else if (place.leftOut === 0) CLOSINGS[name]?.(place);
}

const CLOSINGS: Record<string, (place: Place) => void> = {
  p: ({ lines }) => lines.endParagraph(),
  r: (place) => (place.isRun = false),
  t: (place) => (place.isText = false),
  tc: ({ lines }) => lines.closeCell(),
  tr: ({ lines }) => lines.closeRow(),
  txbxContent: ({ lines }) => lines.closeBox(),
};

function isHidden({ styles, paragraphStyle, runStyle, look, backed, isParagraphShaded }: Place): boolean {
  const whole = { ...resolveLook(styles, paragraphStyle), ...resolveLook(styles, runStyle), ...look };
  const hasBackground = whole.hasBackground || backed > 0 || isParagraphShaded;
  return isUnseen({ ...whole, hasBackground });
}
