/** Blocks as an HTML page to print, in one of three fonts, optionally with a side column. */
import { escaped } from '../layouts/markup.mjs';

const FONTS = ['Georgia, serif', 'Arial, sans-serif', '"DejaVu Sans", sans-serif'];

const STYLES = `
@page { size: A4; margin: 0 }
body { font-size: 11px; margin: 30px }
h1 { font-size: 20px; margin: 2px 0 }
h2 { font-size: 13px; margin: 10px 0 3px; border-bottom: 1px solid #888 }
p { margin: 2px 0 }
ul { margin: 1px 0; padding-left: 16px }
td { padding: 2px 8px; vertical-align: top; border: 1px solid #ccc }
.pair { display: flex; justify-content: space-between }
.columns { display: grid; grid-template-columns: 32% 64%; gap: 4% }
.aside { background: #eee; padding: 8px }`;

const row = (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const WRITE = {
  name: ({ text }) => `<h1>${text}</h1>`,
  line: ({ text }) => `<p>${text}</p>`,
  heading: ({ text }) => `<h2>${text}</h2>`,
  point: ({ text }) => `<ul><li>${text}</li></ul>`,
  pair: ({ left, right, bold }) =>
    `<div class="pair"><span>${bold ? `<b>${left}</b>` : left}</span><span>${right}</span></div>`,
  table: ({ rows }) => `<table>${rows.map(row).join('')}</table>`,
};

const toMarkup = (blocks) =>
  escaped(blocks)
    .map((block) => WRITE[block.kind](block))
    .join('\n');

/** The page of these blocks; the person's number selects the font and the column's side. */
export function asPage(blocks, aside, number) {
  const font = `body { font-family: ${FONTS[number % FONTS.length]} }`;
  return `<!doctype html><meta charset="utf-8"><style>${STYLES}\n${font}</style><body>${getBody(blocks, aside, number)}</body>`;
}

function getBody(blocks, aside, number) {
  if (aside.length === 0) return toMarkup(blocks);
  const columns = [`<div>${toMarkup(blocks)}</div>`, `<div class="aside">${toMarkup(aside)}</div>`];
  return `<div class="columns">${(number % 2 === 1 ? columns : columns.toReversed()).join('')}</div>`;
}
