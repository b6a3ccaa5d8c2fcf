import type { ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../use-place.ts';

/** Part of a page's text: plain, the requested words, or words that tell a machine what to do. */
export type Piece = { text: string; kind: 'plain' | 'marked' | 'machines'; start: number };

/** The number of the page containing a text position, counted from 1. */
export const pageAt = (pageStarts: number[], at: number): number =>
  Math.max(1, pageStarts.filter((start) => start <= at).length);

/** The text range of each page. */
export function toPages({ text, pageStarts }: Pick<ResumeText, 'text' | 'pageStarts'>): Stretch[] {
  const starts = pageStarts.length > 0 ? pageStarts : [0];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

type Marks = { marked: Stretch | null; machines: Stretch[] };

/** Splits a page at its marks. Requested words stay marked even if they also address machines. */
export function toPieces(text: string, page: Stretch, { marked, machines }: Marks): Piece[] {
  const isIn = (at: number) => (stretch: Stretch | null) =>
    stretch && at >= stretch.start && at < stretch.end;
  const edges = [marked, ...machines].flatMap((stretch) => (stretch ? [stretch.start, stretch.end] : []));
  const cuts = [page.start, ...edges.filter((at) => at > page.start && at < page.end), page.end];
  const places = [...new Set(cuts)].toSorted((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, places[index + 1]),
    kind: isIn(start)(marked) ? 'marked' : machines.some(isIn(start)) ? 'machines' : 'plain',
  }));
}

/** Only letters and digits: a rendered page is unreliable about white space, dashes and ligatures. */
export const bareLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How often the words of a range occur on its page before it, so that the right occurrence is marked. */
export function placesBefore(text: string, page: Stretch, { start, end }: Stretch): number {
  const words = bareLetters(text.slice(start, end));
  if (!words) return 0;
  return bareLetters(text.slice(page.start, start)).split(words).length - 1;
}
