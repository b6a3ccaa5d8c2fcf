import type { Stretch } from './resume-text.ts';

/** In UTF-16 units. Paragraphs of files that never wrap seldom have as many, and what looks at a line looks at no more. */
const LONGEST_LINE = 2000;

/** A text without endless lines, and where in it stands what stood elsewhere before. */
export type BoundedLines = {
  text: string;
  moveStart(start: number): number;
  moveStretch<Placed extends Stretch>(placed: Placed): Placed;
};

/**
 * Cuts lines that are longer than 2,000 letters behind their last space, so that each goes on in the next one; where there is
 * no space, in the middle of a word. Nothing is lost and a text without such lines stays as it is. Takes one look at it.
 */
export function boundLines(text: string): BoundedLines {
  const cuts = cutsIn(text);
  const moveStart = (start: number): number => start + cuts.filter((cut) => cut <= start).length;
  return {
    text: [0, ...cuts].map((from, at) => text.slice(from, cuts[at])).join('\n'),
    moveStart,
    moveStretch: (placed) => ({
      ...placed,
      start: moveStart(placed.start),
      end: moveStart(placed.end - 1) + 1,
    }),
  };
}

function cutsIn(text: string): number[] {
  const cuts: number[] = [];
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    while (end - at > LONGEST_LINE) {
      at += lengthOfPiece(text.slice(at, at + LONGEST_LINE));
      cuts.push(at);
    }
    at = end + 1;
  }
  return cuts;
}

/** With the space that it ends in; never half of a character. */
function lengthOfPiece(piece: string): number {
  const space = piece.lastIndexOf(' ') + 1;
  if (space > 0) return space;
  return /[\uD800-\uDBFF]$/.test(piece) ? piece.length - 1 : piece.length;
}
