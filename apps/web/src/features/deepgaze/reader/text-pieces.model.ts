import type { ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../use-place.ts';

/** Part of a page's text: plain, the words that were asked for, or words that tell a machine what to do. */
export type Piece = { text: string; kind: 'plain' | 'marked' | 'machines'; start: number };

/** The number of the page that a place of the text is on, counted from 1. */
export const pageAt = (pageStarts: number[], at: number): number =>
  Math.max(1, pageStarts.filter((start) => start <= at).length);

/** The stretch of each page. */
export function toPages({ text, pageStarts }: Pick<ResumeText, 'text' | 'pageStarts'>): Stretch[] {
  const starts = pageStarts.length > 0 ? pageStarts : [0];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

type Marks = { marked: Stretch | null; machines: Stretch[] };

/** A page cut where something is marked. Marked words stay so where they also speak to machines. */
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

/** Letters and digits alone: how pages are drawn says little about white space, dashes and ligatures. */
export const bareLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How often the words of a stretch stand on its page before it, so that the right place of several is marked. */
export function placesBefore(text: string, page: Stretch, { start, end }: Stretch): number {
  const words = bareLetters(text.slice(start, end));
  if (!words) return 0;
  return bareLetters(text.slice(page.start, start)).split(words).length - 1;
}
