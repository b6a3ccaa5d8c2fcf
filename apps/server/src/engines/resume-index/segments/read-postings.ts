import { readText, readVarint, type Cursor } from './byte-reader.ts';
import type { Segment } from './open-segment.ts';

/**
 * The occurrences of a stem in a segment: for each resume, in order, its weight in tenths. `starts` is where the
 * positions of each begin in `bytes`, followed by the end of the last. `forms` are the words with this stem.
 */
export type Postings = {
  resumes: Uint32Array;
  weights: Uint32Array;
  starts: Uint32Array;
  bytes: Buffer;
  forms: string[];
};

/** How many resumes of a segment have a stem. */
export function countPostings({ terms, postings }: Segment, term: string): number {
  const place = terms.find(term);
  return place < 0 ? 0 : readVarint(postings.at(place));
}

/** The postings of a stem in a segment; null if no resume has it. */
export function readPostings({ terms, postings }: Segment, term: string): Postings | null {
  const place = terms.find(term);
  if (place < 0) return null;
  const cursor = postings.at(place);
  const count = readVarint(cursor);
  const forms = readForms(cursor, term);
  const resumes = new Uint32Array(count);
  const weights = new Uint32Array(count);
  const starts = new Uint32Array(count + 1);
  let resume = 0;
  let start = 0;
  for (let index = 0; index < count; index += 1) {
    resume += readVarint(cursor);
    resumes[index] = resume;
    weights[index] = readVarint(cursor);
    starts[index] = start;
    start += readVarint(cursor);
  }
  starts[count] = start;
  for (let index = 0; index <= count; index += 1) starts[index] = (starts[index] ?? 0) + cursor.at;
  return { resumes, weights, starts, bytes: cursor.bytes, forms };
}

function readForms(cursor: Cursor, stem: string): string[] {
  const count = readVarint(cursor);
  if (count === 0) return [stem];
  return Array.from({ length: count }, () => {
    const shared = readVarint(cursor);
    return stem.slice(0, shared) + readText(cursor);
  });
}

/**
 * Adds the positions of a stem in a resume, given by its place in the postings, to `into`. With `wanted`, only those of
 * a wanted form.
 */
export function readPositions(
  { bytes, starts, forms }: Postings,
  index: number,
  { into, wanted }: { into: number[]; wanted?: readonly boolean[] | undefined },
): void {
  const cursor = { bytes, at: starts[index] ?? 0 };
  const end = starts[index + 1] ?? 0;
  let position = 0;
  into.length = 0;
  while (cursor.at < end) {
    const coded = readVarint(cursor);
    const form = coded % forms.length;
    position += (coded - form) / forms.length;
    if (!wanted || wanted[form]) into.push(position);
  }
}

/** The share of a stem's positions in a resume that have a wanted form. */
export function measureShare(
  { bytes, starts, forms }: Postings,
  index: number,
  wanted: readonly boolean[],
): number {
  const cursor = { bytes, at: starts[index] ?? 0 };
  const end = starts[index + 1] ?? 0;
  let all = 0;
  let these = 0;
  while (cursor.at < end) {
    all += 1;
    if (wanted[readVarint(cursor) % forms.length]) these += 1;
  }
  return these / all;
}
