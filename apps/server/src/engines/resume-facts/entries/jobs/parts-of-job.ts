import { splitPieces } from '../../lines/split-pieces.ts';

/** What stands between the title and the employer of a job, on one line and without its dates. */
const BETWEEN = /\t|\s{2,}|\s[-–—|~·•/]\s|\s-$|::|->|[,:]\s|\s\(|\s(?:at|@|with|for|as)\s/gu;

/** The words of a line apart: title, employer, place and what else it says of a job. */
export const partsOfJob = (text: string): string[] =>
  splitPieces(text, { start: 0, end: text.length }, BETWEEN).map(({ start, end }) => text.slice(start, end));
