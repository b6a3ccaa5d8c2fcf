import { writeByteLists } from './byte-lists.ts';
import { createByteWriter } from './byte-writer.ts';
import { createWordCollector } from './collect-words.ts';
import { mineAcronyms } from '../words/mine-acronyms.ts';
import type { IndexedResume } from './resume-index.ts';
import { writeParts } from './segment-format.ts';
import { inByteOrder, writeStringTable } from './string-table-writer.ts';
import { createFactWriter } from './write-facts.ts';
import { writePostings } from './write-postings.ts';

/**
 * Builds the index of some resumes, ideally a thousand: an inverted index with positions (Zobel and Moffat 2006), and
 * the facts. Its size is about two fifths of the texts; a resume takes one to two milliseconds.
 */
export function buildSegment(resumes: IndexedResume[]): Uint8Array {
  const words = createWordCollector();
  const facts = createFactWriter();
  const acronyms = new Map<string, number>();
  const rows = resumes.map((resume, number) => {
    for (const fact of resume.facts) facts.add(number, fact);
    mineAcronyms(resume.text, (short, long) => countUp(acronyms, `${short}\t${long}`));
    return writeRow(resume, words.add(number, resume));
  });
  const stems = words.stems();
  const terms = inByteOrder(stems.keys());
  return writeParts({
    resumes: writeByteLists(rows),
    terms: writeStringTable(terms),
    postings: writeByteLists(terms.flatMap((term) => stems.get(term) ?? []).map(writePostings)),
    spellings: writeStringTable(inByteOrder(words.spellings())),
    ...facts.done(),
    acronyms: writeAcronyms(acronyms),
  });
}

/** The length in words, the years of experience in tenths plus one (0 is unknown), the id and the name. */
function writeRow(resume: IndexedResume, length: number): Uint8Array {
  const row = createByteWriter();
  row.varint(length);
  for (const years of [resume.statedYears, resume.computedYears]) {
    row.varint(years === null ? 0 : Math.round(years * 10) + 1);
  }
  row.text(resume.resumeId);
  row.text(resume.name);
  return row.done();
}

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function writeAcronyms(acronyms: ReadonlyMap<string, number>): Uint8Array {
  const out = createByteWriter();
  out.varint(acronyms.size);
  for (const [explained, count] of acronyms) {
    out.text(explained);
    out.varint(count);
  }
  return out.done();
}
