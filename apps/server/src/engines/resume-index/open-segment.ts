import { openByteLists, type ByteLists } from './byte-lists.ts';
import { readText, readVarint } from './byte-reader.ts';
import { readParts } from './segment-format.ts';
import { openStringTable, type StringTable } from './string-table.ts';

/** What a segment knows of a resume beside its words. */
export type ResumeRow = { resumeId: string; name: string; stated: number | null; computed: number | null };

/** How often the resumes of a segment explain an acronym in these words. */
export type ExplainedAcronym = { short: string; long: string; count: number };

/**
 * An opened segment: views of its bytes, which stay as they are, and the lengths of its resumes in words. Its resumes are
 * counted from 0; `postings` and `holdings` are found by the place of a term or a fact in their table.
 */
export type Segment = {
  readonly lengths: Uint32Array;
  readonly bytes: number;
  readonly terms: StringTable;
  readonly postings: ByteLists;
  readonly spellings: StringTable;
  readonly facts: StringTable;
  readonly holdings: ByteLists;
  rowOf(resume: number): ResumeRow;
  acronyms(): ExplainedAcronym[];
};

/** Opens what `buildSegment` built, and keeps the bytes. Throws `DamagedSegment` where they are not what was built. */
export function openSegment(bytes: Uint8Array): Segment {
  const parts = readParts(bytes);
  const rows = openByteLists(parts.resumes);
  return {
    lengths: Uint32Array.from({ length: rows.size }, (_, resume) => readVarint(rows.at(resume))),
    bytes: bytes.length,
    terms: openStringTable(parts.terms),
    postings: openByteLists(parts.postings),
    spellings: openStringTable(parts.spellings),
    facts: openStringTable(parts.facts),
    holdings: openByteLists(parts.holdings),
    rowOf: (resume) => readRow(rows, resume),
    acronyms: () => readAcronyms(parts.acronyms),
  };
}

function readRow(rows: ByteLists, resume: number): ResumeRow {
  const cursor = rows.at(resume);
  readVarint(cursor);
  const [stated, computed] = [readVarint(cursor), readVarint(cursor)].map((years) =>
    years === 0 ? null : (years - 1) / 10,
  );
  const resumeId = readText(cursor);
  return { resumeId, name: readText(cursor), stated: stated ?? null, computed: computed ?? null };
}

function readAcronyms(bytes: Buffer): ExplainedAcronym[] {
  const cursor = { bytes, at: 0 };
  return Array.from({ length: readVarint(cursor) }, () => {
    const [short = '', long = ''] = readText(cursor).split('\t');
    return { short, long, count: readVarint(cursor) };
  });
}
