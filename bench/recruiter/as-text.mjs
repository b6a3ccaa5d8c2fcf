/** Blocks as a text file; underlines and bullet characters vary with the person's number. */

const RIGHT_EDGE = 60;
const GAP = 3;

const WRITE = {
  name: ({ text }) => text,
  line: ({ text }) => text,
  heading: ({ text }, number) => `\n${text}${number % 2 === 1 ? `\n${'-'.repeat(text.length)}` : ':'}`,
  point: ({ text }, number) => `${number % 3 === 0 ? '*' : '-'} ${text}`,
  pair: ({ left, right }) => `${left.padEnd(Math.max(RIGHT_EDGE, left.length + GAP))}${right}`,
  table: ({ rows }) => rows.map((cells) => cells.join('\t')).join('\n'),
};

/** The text of these blocks for the person with this number. */
export const asText = (blocks, number) =>
  `${blocks.map((block) => WRITE[block.kind](block, number)).join('\n')}\n`;
