/** Blocks as a Word document. */
import { aDocx } from '../../packages/test-data/src/a-document.ts';
import { escaped, line, run, TAB, wordDocument } from '../layouts/markup.mjs';

const BOLD = '<w:b/>';

/** A list paragraph; Word draws the bullet, so it is in no text. */
const LISTED = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';

const row = (cells) => `<w:tr>${cells.map((cell) => `<w:tc>${line(run(cell))}</w:tc>`).join('')}</w:tr>`;

const WRITE = {
  name: ({ text }) => line(run(text, `${BOLD}<w:sz w:val="40"/>`)),
  line: ({ text }) => line(run(text)),
  heading: ({ text }) => line(run(text, BOLD)),
  point: ({ text }) => `<w:p>${LISTED}${run(text)}</w:p>`,
  pair: ({ left, right, bold }) => line(run(left, bold ? BOLD : ''), TAB, run(right)),
  table: ({ rows }) => `<w:tbl>${rows.map(row).join('')}</w:tbl>`,
};

/** The bytes of a document with these blocks. */
export function asWord(blocks) {
  const content = wordDocument(...escaped(blocks).map((block) => WRITE[block.kind](block)));
  return aDocx('', [{ name: 'word/document.xml', content }]);
}
