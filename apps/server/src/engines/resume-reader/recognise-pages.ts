import { createGate } from '#lib/turns/gate.ts';
import { runProgram, type ProgramAllowance } from '#lib/run-program.ts';

/** A scan of a resume has few pages. One with more is not recognised at all, so that no part of it is missing unsaid. */
const MOST_PAGES = 20;
/** A page drawn in grey has 4 MB, its words a few kilobytes; the slowest that was measured took two seconds. */
const ALLOWANCE: ProgramAllowance = { millis: 30_000, bytes: 64 * 1024 * 1024 };
const DOTS_PER_INCH = '200';

/** One scan at a time: recognising keeps a whole core busy. */
const inTurn = createGate({ atOnce: 1, waiting: Infinity });

/**
 * The words of a scanned PDF, page by page, by two programs of Debian (poppler-utils, tesseract-ocr); null where they are
 * not installed, or find nothing. Nothing is written to a disk. Takes a second or two a page.
 */
export const recognisePages = (scan: Uint8Array): Promise<string[] | null> => inTurn(() => recognise(scan));

async function recognise(scan: Uint8Array): Promise<string[] | null> {
  const pages: string[] = [];
  for (let page = 1; ; page += 1) {
    const range = ['-f', String(page), '-l', String(page)];
    const picture = await runProgram(
      ['pdftoppm', '-r', DOTS_PER_INCH, '-gray', ...range, '-'],
      scan,
      ALLOWANCE,
    );
    // Behind the last page there is nothing to draw.
    if (!picture?.length) break;
    const words = await runProgram(['tesseract', 'stdin', 'stdout'], picture, ALLOWANCE);
    if (!words || page > MOST_PAGES) return null;
    pages.push(words.toString('utf8').replaceAll('\f', ''));
  }
  return pages.some((page) => /\p{L}{2}/u.test(page)) ? pages : null;
}
