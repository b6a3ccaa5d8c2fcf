/** The blocks of a resume before it is written as text, Word or PDF. */
export const name = (text) => ({ kind: 'name', text });
export const line = (text) => ({ kind: 'line', text });
export const heading = (text) => ({ kind: 'heading', text });
export const point = (text) => ({ kind: 'point', text });
/** A line with something at its right edge. */
export const pair = (left, right) => (right ? { kind: 'pair', left, right } : line(left));
export const table = (rows) => ({ kind: 'table', rows });
