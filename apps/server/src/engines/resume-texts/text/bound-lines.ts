import type { Stretch } from './resume-text.ts';

/** In UTF-16 units. Unwrapped paragraphs are seldom longer, and no line-based code has to read more. */
const LONGEST_LINE = 2000;

/** A text without endless lines, and a mapping of earlier positions to it. */
export type BoundedLines = {
  text: string;
  moveStart(start: number): number;
  moveStretch<Placed extends Stretch>(placed: Placed): Placed;
};

/**
 * Breaks lines longer than 2,000 characters after their last space, so that each continues on the next; without a
 * space, within a word. Nothing is lost, and a text without such lines stays as it is. Takes a single pass.
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

/** Includes the final space; never splits a surrogate pair. */
function lengthOfPiece(piece: string): number {
  const space = piece.lastIndexOf(' ') + 1;
  if (space > 0) return space;
  return /[\uD800-\uDBFF]$/.test(piece) ? piece.length - 1 : piece.length;
}
