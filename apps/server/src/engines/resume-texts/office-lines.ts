import type { FoundPage } from './text/compose-text.ts';

const PAGE = '\f';
const LONGEST_DATE = 40;

/** A container of paragraphs: a page, a table cell or a box next to the text. */
type Frame = { lines: string[]; paragraph: string; boxed: string[]; cells: string[][] };

const newFrame = (): Frame => ({ lines: [], paragraph: '', boxed: [], cells: [] });

/**
 * Puts the words of an office document into reading order: cells of a row side by side if each has one line, else one
 * after another; a box after the paragraph it is anchored to.
 */
export type OfficeLines = {
  say(words: string, isHidden?: boolean): void;
  breakPage(): void;
  endParagraph(): void;
  open(): void;
  closeCell(): void;
  closeRow(): void;
  closeBox(): void;
  pages(): FoundPage[];
};

/** Starts an empty document. */
export function createOfficeLines(): OfficeLines {
  const frames: Frame[] = [newFrame()];
  const hidden: string[] = [''];
  let isPageEmpty = true;
  const top = (): Frame => frames.at(-1) ?? newFrame();
  const hide = (words: string): void => void hidden.push(`${hidden.pop() ?? ''}${words}`);
  const endParagraph = (): void => {
    closeParagraph(top());
    if (hidden.at(-1)) hide(' ');
  };
  /** Ends an open paragraph; an empty one would become a line. */
  const endLast = (): void => {
    if (top().paragraph !== '' || top().boxed.length > 0) endParagraph();
  };
  /** Closes the innermost frame; does nothing without one, as in a broken file. */
  const close = (take: (outer: Frame, lines: string[]) => void): void => {
    if (frames.length < 2) return;
    endLast();
    const { lines } = frames.pop() ?? newFrame();
    take(top(), lines);
  };

  return {
    say: (words, isHidden = false) => {
      if (isHidden) hide(words);
      else top().paragraph += words;
      if (!isHidden && words.trim() !== '') isPageEmpty = false;
    },
    breakPage: () => {
      // An explicit page break is followed by the one that the program recorded.
      if (isPageEmpty) return;
      top().paragraph += PAGE;
      hidden.push('');
      isPageEmpty = true;
    },
    endParagraph,
    open: () => void frames.push(newFrame()),
    closeCell: () => close(({ cells }, lines) => cells.push(lines.filter((line) => line.trim() !== ''))),
    closeRow: () => closeRow(top()),
    closeBox: () => close(({ boxed }, lines) => boxed.push(...lines)),
    pages: () => {
      while (frames.length > 1) close(({ boxed }, lines) => boxed.push(...lines));
      endLast();
      const texts = top().lines.join('\n').split(PAGE);
      return texts.map((text, index) => ({ text, hidden: hidden[index] ?? '' }));
    },
  };
}

function closeParagraph(frame: Frame): void {
  frame.lines.push(frame.paragraph, ...frame.boxed);
  frame.paragraph = '';
  frame.boxed = [];
}

function closeRow(frame: Frame): void {
  const cells = frame.cells.filter((cell) => cell.length > 0);
  frame.cells = [];
  const [first = [], last, more] = cells;
  if (cells.every((cell) => cell.length === 1)) frame.lines.push(cells.flat().join('\t'));
  else if (last && !more && isDate(last)) frame.lines.push(`${first[0]}\t${last[0]}`, ...first.slice(1));
  else frame.lines.push(...cells.flat());
}

/** Dates on the right belong to the first line of the text next to them. */
const isDate = ([line = '', more]: readonly string[]): boolean =>
  more === undefined && line.length <= LONGEST_DATE && /(?:19|20)\d\d/.test(line);
