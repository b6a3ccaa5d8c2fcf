/**
 * Makes the layouts into files: each template of `templates/` draws the person of the same name in `people/`, who does not
 * exist, as a PDF (HTML that Chromium prints), a Word or OpenDocument text, or RTF. What it exports is called after the format.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../e2e/browser.ts';
import { aDocx, anOdt } from '../../packages/test-data/src/a-document.ts';
import { Refusal } from '../../tools/lib/say.mjs';

const TEMPLATES = new URL('templates/', import.meta.url);
const PEOPLE = new URL('people/', import.meta.url);
const MOST_PRINTING_MILLIS = 60_000;

const WRITERS = {
  pdf: print,
  docx: (markup, path) => writeFileSync(path, aDocx('', [{ name: 'word/document.xml', content: markup }])),
  odt: (markup, path) => writeFileSync(path, anOdt([{ name: 'content.xml', content: markup }])),
  rtf: (markup, path) => writeFileSync(path, inAscii(markup)),
};

/** Makes every layout with its truth (`x.pdf` beside `x.truth.json`) in this folder. */
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
 * Which half a layout is of; its name alone decides. Whoever mends a rule looks at the open half, and the figures of the
 * kept half tell whether the rule pays on layouts that it was not written for.
 */
export function halfOf(name) {
  return createHash('sha256').update(name).digest()[0] % 2 === 0 ? 'open' : 'kept';
}

/** A person whose words can stand in markup. */
function escaped(value) {
  if (typeof value === 'string') return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  if (Array.isArray(value)) return value.map(escaped);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, escaped(one)]));
}

/** RTF has no entities, and names the letters that ASCII has not. */
function inAscii(markup) {
  const plain = markup.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  return plain.replace(/[^\0-\x7f]/gu, (letter) => `\\u${letter.codePointAt(0)}?`);
}

/** Chromium draws with a profile of its own, which goes with the page. */
function print(markup, path) {
  const browser = findBrowser();
  if (!browser) throw new Refusal('There is no Chromium on this machine. Set CHROME_PATH to one.');
  const desk = mkdtempSync(join(tmpdir(), 'slotwise-print-'));
  try {
    const page = join(desk, 'page.html');
    writeFileSync(page, markup);
    const asks = [
      '--headless',
      `--user-data-dir=${desk}`,
      '--no-pdf-header-footer',
      `--print-to-pdf=${path}`,
    ];
    execFileSync(browser.path, [...browser.flags, ...asks, pathToFileURL(page).href], {
      stdio: 'ignore',
      timeout: MOST_PRINTING_MILLIS,
    });
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}
