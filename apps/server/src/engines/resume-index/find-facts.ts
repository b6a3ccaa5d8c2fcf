import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { readVarint, type Cursor } from './segments/byte-reader.ts';
import { factKey } from './segments/fact-key.ts';
import { LEFT_OUT, type OpenedSegments, type PlacedSegment } from './segments/opened-segments.ts';
import type { Holding } from './segments/resume-index.ts';

/** The facts of one kind: each norm with the number of resumes that have it, and which. */
export type FactBook = {
  norms: ReadonlyMap<string, number>;
  /** In order. A resume with several numbers for it is listed once per number. */
  listHolders(norm: string): Holding[];
};

/** The positions of a norm: alternately segment number and place within it. */
type Places = number[];

/** Scans all facts of a kind once; a norm is then found quickly, in any number of segments. */
export function openFactBook({ segments }: OpenedSegments, kind: FactKind): FactBook {
  const norms = new Map<string, number>();
  const places = new Map<string, Places>();
  const prefix = factKey(kind, '');
  for (const [home, placed] of segments.entries()) {
    placed.segment.facts.walk(prefix, ({ bytes, length, place }) => {
      const holders = countHolders(placed, place);
      if (holders === 0) return;
      const norm = bytes.toString('utf8', prefix.length, length);
      norms.set(norm, (norms.get(norm) ?? 0) + holders);
      const known = places.get(norm);
      if (known) known.push(home, place);
      else places.set(norm, [home, place]);
    });
  }
  return { norms, listHolders: (norm) => readAll(segments, places.get(norm) ?? []) };
}

function readAll(segments: readonly PlacedSegment[], places: Places): Holding[] {
  const holdings: Holding[] = [];
  for (let at = 0; at < places.length; at += 2) {
    const placed = segments[places[at] ?? 0];
    if (placed) readHoldings(placed, places[at + 1] ?? 0, holdings);
  }
  return holdings;
}

/** Adds the resumes of a segment that have the fact at this place. */
function readHoldings({ segment, numbers }: PlacedSegment, place: number, into: Holding[]): void {
  forEachHolding(segment.holdings.at(place), (own, coded) => {
    const resume = numbers[own] ?? LEFT_OUT;
    if (resume === LEFT_OUT) return;
    into.push(coded === 0 ? { resume } : { resume, number: (coded - 1) / 100 });
  });
}

function countHolders({ segment, numbers }: PlacedSegment, place: number): number {
  let last = LEFT_OUT;
  let count = 0;
  forEachHolding(segment.holdings.at(place), (own) => {
    if (own !== last && numbers[own] !== LEFT_OUT) count += 1;
    last = own;
  });
  return count;
}

function forEachHolding(cursor: Cursor, visit: (own: number, coded: number) => void): void {
  let own = 0;
  for (let left = readVarint(cursor); left > 0; left -= 1) {
    own += readVarint(cursor);
    visit(own, readVarint(cursor));
  }
}
