/**
 * Makes the layouts into files: each template of `templates/` draws the person of the same name in `people/`, who does not
 * exist, as a PDF (HTML that Chromium prints), a Word or OpenDocument text, RTF or plain text. What it exports is called after the format.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aDocx, anOdt } from '../../packages/test-data/src/a-document.ts';
import { escaped } from './markup.mjs';
import { printPage } from './print-page.mjs';

const TEMPLATES = new URL('templates/', import.meta.url);
const PEOPLE = new URL('people/', import.meta.url);

const WRITERS = {
  pdf: printPage,
  docx: (markup, path) => writeFileSync(path, aDocx('', listParts(markup))),
  odt: (markup, path) => writeFileSync(path, anOdt([{ name: 'content.xml', content: markup }])),
  rtf: (markup, path) => writeFileSync(path, inAscii(markup)),
  txt: (markup, path) => writeFileSync(path, unescaped(markup)),
};

/** Makes every layout with its truth (`x.pdf` next to `x.truth.json`) in this folder. */
export async function makeLayouts(folder) {
  for (const file of readdirSync(TEMPLATES)) {
    const name = file.replace('.mjs', '');
    const person = readFileSync(new URL(`${name}.json`, PEOPLE), 'utf8');
    const [[format, draw]] = Object.entries(await import(new URL(file, TEMPLATES)));
    WRITERS[format](draw(escaped(JSON.parse(person))), join(folder, `${name}.${format}`));
    writeFileSync(join(folder, `${name}.truth.json`), person);
  }
}

/**
 * Which half a layout is of; its name alone decides. The person who mends a rule looks at the open half, and the figures of the
 * kept half tell whether the rule pays on layouts that it was not written for.
 */
export function findHalf(name) {
  return createHash('sha256').update(name).digest()[0] % 2 === 0 ? 'open' : 'kept';
}

/** A template of Word gives the body alone, or all parts where the page has a header of its own. */
const listParts = (drawn) =>
  typeof drawn === 'string' ? [{ name: 'word/document.xml', content: drawn }] : drawn;

const unescaped = (markup) => markup.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** RTF has no entities, and names the letters that ASCII has not. */
function inAscii(markup) {
  return unescaped(markup).replace(/[^\0-\x7f]/gu, (letter) => `\\u${letter.codePointAt(0)}?`);
}
