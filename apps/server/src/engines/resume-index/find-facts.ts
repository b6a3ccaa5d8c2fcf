import type { FactKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { readVarint, type Cursor } from './byte-reader.ts';
import { factKey } from './fact-key.ts';
import type { OpenedSegments } from './opened-segments.ts';
import type { Holding } from './resume-index.ts';

/** The distinct norms of a kind, each with how many resumes hold it. */
export function normsOf({ segments }: OpenedSegments, kind: FactKind): ReadonlyMap<string, number> {
  const norms = new Map<string, number>();
  const prefix = factKey(kind, '');
  for (const { segment } of segments) {
    segment.facts.walk(prefix, ({ bytes, length, place }) => {
      const norm = bytes.toString('utf8', prefix.length, length);
      norms.set(norm, (norms.get(norm) ?? 0) + countHolders(segment.holdings.at(place)));
    });
  }
  return norms;
}

/** The resumes that hold a fact, in order; one that holds it with several numbers comes once for each. */
export function holdersOf({ segments }: OpenedSegments, kind: FactKind, norm: string): Holding[] {
  return segments.flatMap(({ segment, first }) => {
    const place = segment.facts.find(factKey(kind, norm));
    return place < 0 ? [] : readHoldings(segment.holdings.at(place), first);
  });
}

function readHoldings(cursor: Cursor, first: number): Holding[] {
  let resume = first;
  return Array.from({ length: readVarint(cursor) }, () => {
    resume += readVarint(cursor);
    const coded = readVarint(cursor);
    return coded === 0 ? { resume } : { resume, number: (coded - 1) / 100 };
  });
}

function countHolders(cursor: Cursor): number {
  return new Set(readHoldings(cursor, 0).map(({ resume }) => resume)).size;
}
