/**
 * Generates the layouts' files: each template in `templates/` draws the invented person of the same name in `people/`
 * as PDF (HTML printed by Chromium), Word or OpenDocument text, RTF or plain text. Its export is named after the
 * format.
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

/** Writes every layout with its truth (`x.pdf` and `x.truth.json`) into this folder. */
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
 * A layout's half, decided by its name only. When fixing a rule, look at the open half; the figures of the kept half
 * show whether the rule helps layouts it was not written for.
 */
export function findHalf(name) {
  return createHash('sha256').update(name).digest()[0] % 2 === 0 ? 'open' : 'kept';
}

/** A Word template returns only the body, or all parts if the page has its own header. */
const listParts = (drawn) =>
  typeof drawn === 'string' ? [{ name: 'word/document.xml', content: drawn }] : drawn;

const unescaped = (markup) => markup.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** RTF has no entities and escapes non-ASCII characters. */
function inAscii(markup) {
  return unescaped(markup).replace(/[^\0-\x7f]/gu, (letter) => `\\u${letter.codePointAt(0)}?`);
}
