import { createFairGate } from '#lib/turns/fair-gate.ts';
import { runProgram, type ProgramAllowance } from '#lib/run-program.ts';

/** A scan of a resume has few pages. One with more is not recognised at all, so that no part of it is missing unsaid. */
const MOST_PAGES = 20;
/**
 * A page drawn in grey has 4 MB, its words a few kilobytes; the slowest that was measured took two seconds, and none 200 MB.
 * A page may say that it is five meters wide, and drawing that takes 4.8 GB.
 */
const ALLOWANCE: ProgramAllowance = { millis: 30_000, bytes: 64 * 1024 * 1024, megabytes: 1024 };
const DOTS_PER_INCH = '200';

/** The words of one page, null where there is no such page, or UNREADABLE. */
type ReadPage = (scan: Uint8Array, page: number) => Promise<string | null | typeof UNREADABLE>;
const UNREADABLE = Symbol('unreadable');

/** Turns the scan of an organization into the words of its pages; null where no one can, or there are none. */
export type Recognise = (scan: Uint8Array, owner: string) => Promise<string[] | null>;

/**
 * Recognises one page at a time, since that keeps a whole core busy, of each organization in turn: the one with a single scan waits
 * for a page of each of the others, however many scans they have.
 */
export function recogniseInTurn(readPage: ReadPage): Recognise {
  const inTurn = createFairGate({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: Infinity });
  return async (scan, owner) => {
    const pages: string[] = [];
    for (let page = 1; ; page += 1) {
      const words = await inTurn(owner, () => readPage(scan, page));
      // Behind the last page there is nothing to draw.
      if (words === null) break;
      if (words === UNREADABLE || page > MOST_PAGES) return null;
      pages.push(words);
    }
    return pages.some((page) => /\p{L}{2}/u.test(page)) ? pages : null;
  };
}

/**
 * The words of a scanned PDF, page by page, by two programs of Debian (poppler-utils, tesseract-ocr); null where they are
 * not installed, or find nothing. Nothing is written to a disk. Takes a second or two a page.
 */
export const recognisePages = recogniseInTurn(async (scan, page) => {
  const range = ['-f', String(page), '-l', String(page)];
  const picture = await runProgram(
    ['pdftoppm', '-r', DOTS_PER_INCH, '-gray', ...range, '-'],
    scan,
    ALLOWANCE,
  );
  if (!picture?.length) return null;
  const words = await runProgram(['tesseract', 'stdin', 'stdout'], picture, ALLOWANCE);
  return words?.toString('utf8').replaceAll('\f', '') ?? UNREADABLE;
});
