/** The building blocks of a resume: a name, headings, lines, points, pairs (left and right) and tables. */

export const name = (text) => ({ kind: 'name', text });
export const heading = (text) => ({ kind: 'heading', text });
export const line = (text) => ({ kind: 'line', text });
export const point = (text) => ({ kind: 'point', text });
export const pair = (left, right) => ({ kind: 'pair', left, right, bold: true });
export const quietPair = (left, right) => ({ kind: 'pair', left, right, bold: false });
export const table = (rows) => ({ kind: 'table', rows });

/** A section; the heading is omitted if there is nothing under it. */
export const section = (title, blocks) => (blocks.length > 0 ? [heading(title), ...blocks] : []);
