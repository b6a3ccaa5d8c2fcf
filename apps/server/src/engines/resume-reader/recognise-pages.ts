import { createFairGate } from '#lib/turns/fair-gate.ts';
import { runProgram, type ProgramAllowance } from '#lib/run-program.ts';

/** A scanned resume has few pages. One with more gets no OCR at all, so that no part is missing without notice. */
const MOST_PAGES = 20;
/**
 * A page rendered in gray takes 4 MB, its words a few kilobytes; the slowest measured took two seconds, and none took
 * 200 MB. A page may claim to be five meters wide, and rendering that takes 4.8 GB.
 */
const ALLOWANCE: ProgramAllowance = { millis: 30_000, bytes: 64 * 1024 * 1024, megabytes: 1024 };
const DOTS_PER_INCH = '200';

/** The words of one page, null if there is no such page, or UNREADABLE. */
type ReadPage = (scan: Uint8Array, page: number) => Promise<string | null | typeof UNREADABLE>;
const UNREADABLE = Symbol('unreadable');

/** Runs OCR on an organization's scan and returns the words of its pages; null if unavailable, or if there are none. */
export type Recognise = (scan: Uint8Array, owner: string) => Promise<string[] | null>;

/**
 * Runs OCR on one page at a time, since it uses a full core, alternating between organizations: one with a single scan
 * waits for one page of each of the others, however many scans they have.
 */
export function recogniseInTurn(readPage: ReadPage): Recognise {
  const inTurn = createFairGate({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: Infinity });
  return async (scan, owner) => {
    const pages: string[] = [];
    for (let page = 1; ; page += 1) {
      const words = await inTurn(owner, () => readPage(scan, page));
      // After the last page there is nothing to draw.
      if (words === null) break;
      if (words === UNREADABLE || page > MOST_PAGES) return null;
      pages.push(words);
    }
    return pages.some((page) => /\p{L}{2}/u.test(page)) ? pages : null;
  };
}

/**
 * The words of a scanned PDF, page by page, from two Debian programs (poppler-utils, tesseract-ocr); null if they are
 * not installed, or find nothing. Writes nothing to disk. Takes a second or two per page.
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
