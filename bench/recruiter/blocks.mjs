/** What a resume is written in before it becomes a file: a name, headings, lines, points, pairs (left and right) and tables. */

export const name = (text) => ({ kind: 'name', text });
export const heading = (text) => ({ kind: 'heading', text });
export const line = (text) => ({ kind: 'line', text });
export const point = (text) => ({ kind: 'point', text });
export const pair = (left, right) => ({ kind: 'pair', left, right, bold: true });
export const quietPair = (left, right) => ({ kind: 'pair', left, right, bold: false });
export const table = (rows) => ({ kind: 'table', rows });

/** A section whose heading stands only where there is something under it. */
export const section = (title, blocks) => (blocks.length > 0 ? [heading(title), ...blocks] : []);
