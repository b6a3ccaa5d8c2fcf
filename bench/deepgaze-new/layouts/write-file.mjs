/** Writes blocks as the bytes of a text file, a Word document or a PDF. */
import { madePdf } from '../../../apps/server/test/made-pdf.ts';
import { aDocx } from '../../../packages/test-data/src/a-document.ts';
import { escaped, line as paragraph, run, TAB, wordDocument } from '../../layouts/markup.mjs';

/** The bytes of a resume `{main, aside}` in this format. */
export const writeFile = (format, resume) => WRITERS[format](resume);

const WRITERS = {
  txt: ({ main, aside }) => Buffer.from(`${[...main, ...aside].map(asText).join('\n')}\n`),
  docx: ({ main, aside }) => {
    const body = (blocks) => escaped(blocks).map(asWord).join('');
    const cells = `<w:tbl><w:tr><w:tc>${body(aside)}</w:tc><w:tc>${body(main)}</w:tc></w:tr></w:tbl>`;
    const content = wordDocument(aside.length > 0 ? cells : body(main));
    return aDocx('', [{ name: 'word/document.xml', content }]);
  },
  pdf: async ({ main, aside }) => Buffer.from(await madePdf(...toPages(main, aside))),
};

const RIGHT_EDGE = 64;

const asText = (block) =>
  ({
    name: () => block.text,
    line: () => block.text,
    heading: () => `\n${block.text}\n${'-'.repeat(block.text.length)}`,
    point: () => `- ${block.text}`,
    pair: () => `${block.left.padEnd(Math.max(RIGHT_EDGE, block.left.length + 3))}${block.right}`,
    table: () => block.rows.map((cells) => cells.join('\t')).join('\n'),
  })[block.kind]();

const BOLD = '<w:b/>';
const LISTED = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';

const getRow = (cells) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`;

const asWord = (block) =>
  ({
    name: () => paragraph(run(block.text, `${BOLD}<w:sz w:val="36"/>`)),
    line: () => paragraph(run(block.text)),
    heading: () => paragraph(run(block.text, BOLD)),
    point: () => `<w:p>${LISTED}${run(block.text)}</w:p>`,
    pair: () => paragraph(run(block.left, BOLD), TAB, run(block.right)),
    table: () => `<w:tbl>${block.rows.map(getRow).join('')}</w:tbl>`,
  })[block.kind]();

const TOP = 800;
const BOTTOM = 40;
const LEADING = 14;
const SIZES = { name: 18, heading: 12 };
const TEXT_SIZE = 9;
/** A column's left edge, its line length in characters, and the right edge for dates. */
const WHOLE = { x: 50, letters: 98, right: 420 };
const NARROW = { x: 40, letters: 30, right: 150 };
const WIDE = { x: 210, letters: 64, right: 440 };

function toPages(main, aside) {
  if (aside.length === 0) return flow(main, WHOLE);
  const [first, ...others] = flow(main, WIDE);
  return [[...flow(aside, NARROW)[0], ...first], ...others];
}

/** Flows blocks down a column and onto further pages. */
function flow(blocks, column) {
  const pages = [[]];
  let y = TOP;
  for (const block of blocks) {
    if (block.kind === 'heading') y -= LEADING / 2;
    for (const pieces of listPieces(block, column)) {
      if (y < BOTTOM) {
        pages.push([]);
        y = TOP;
      }
      pages.at(-1).push(...pieces.map((piece) => ({ ...piece, y })));
      y -= LEADING;
    }
  }
  return pages;
}

/** The lines of a block, with their contents. */
function listPieces(block, { x, letters, right }) {
  const size = SIZES[block.kind] ?? TEXT_SIZE;
  const one = (text, at = x) => ({ say: text, x: at, size });
  if (block.kind === 'table') {
    const width = (right - x) / Math.max(1, block.rows[0].length - 1);
    return block.rows.map((cells) => cells.map((cell, index) => one(cell, x + index * width)));
  }
  if (block.kind === 'pair') return [[one(block.left), one(block.right, right)]];
  const text = block.kind === 'point' ? `• ${block.text}` : block.text;
  return wrapped(text, letters).map((row) => [one(row)]);
}

function wrapped(text, letters) {
  const rows = [''];
  for (const word of text.split(' ')) {
    if (rows.at(-1) !== '' && rows.at(-1).length + word.length >= letters) rows.push('');
    rows.push(`${rows.pop()} ${word}`.trimStart());
  }
  return rows;
}

/** All words of a resume, in drawing order. */
export const wordsIn = ({ main, aside }) => [...main, ...aside].map(asText).join('\n');
