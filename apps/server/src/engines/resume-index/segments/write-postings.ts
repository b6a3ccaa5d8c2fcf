import { createByteWriter, type ByteWriter } from './byte-writer.ts';
import type { CollectedStem, Placed } from './collect-words.ts';

/**
 * Writes a postings list: the number of resumes; the forms of the stem; for each resume the distance from the previous
 * one, its weight in tenths and the byte length of its positions; then all positions. So a resume's positions are found
 * without reading those of others.
 */
export function writePostings({ stem, forms, placed }: CollectedStem): Uint8Array {
  const list = createByteWriter();
  const positions = createByteWriter();
  list.varint(placed.length);
  writeForms(list, stem, forms);
  let last = 0;
  for (const one of placed) {
    const start = positions.size();
    writePositions(positions, one, forms.length);
    list.varint(one.resume - last);
    list.varint(one.weight);
    list.varint(positions.size() - start);
    last = one.resume;
  }
  list.bytes(positions.done());
  return list.done();
}

/** A position is written as the distance from the previous one, times the number of forms, plus the index of its form. */
function writePositions(to: ByteWriter, { positions, forms }: Placed, formCount: number): void {
  let last = 0;
  for (const [index, position] of positions.entries()) {
    to.varint((position - last) * formCount + (forms[index] ?? 0));
    last = position;
  }
}

/**
 * Most stems have only themselves as a form, which is written as none. Other forms are written without the prefix
 * shared with the stem.
 */
function writeForms(to: ByteWriter, stem: string, forms: readonly string[]): void {
  if (forms.length === 1 && forms[0] === stem) {
    to.varint(0);
    return;
  }
  to.varint(forms.length);
  for (const form of forms) {
    let shared = 0;
    while (shared < form.length && form[shared] === stem[shared]) shared += 1;
    to.varint(shared);
    to.text(form.slice(shared));
  }
}
