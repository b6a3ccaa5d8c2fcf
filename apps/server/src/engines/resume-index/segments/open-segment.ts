import { openByteLists, type ByteLists } from './byte-lists.ts';
import { readText, readVarint, skipText, type Cursor } from './byte-reader.ts';
import { readParts } from './segment-format.ts';
import { openStringTable, type StringTable } from './string-table.ts';

/** Stated and computed years of experience. */
export type Years = { stated: number | null; computed: number | null };

/** How often the resumes of a segment explain an acronym in these words. */
export type ExplainedAcronym = { short: string; long: string; count: number };

/**
 * An opened segment: views of its bytes, which never change, and the lengths of its resumes in words. Resumes are
 * numbered from 0; `postings` and `holdings` are indexed by the place of a term or fact in its table.
 */
export type Segment = {
  readonly lengths: Uint32Array;
  readonly bytes: number;
  readonly terms: StringTable;
  readonly postings: ByteLists;
  readonly spellings: StringTable;
  readonly facts: StringTable;
  readonly holdings: ByteLists;
  getId(resume: number): string;
  getName(resume: number): string;
  getYears(resume: number): Years;
  acronyms(): ExplainedAcronym[];
};

/** Opens the output of `buildSegment`, and keeps the bytes. Throws `DamagedSegment` if they are invalid. */
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
    getId: (resume) => readText(afterYears(rows.at(resume))),
    getName: (resume) => {
      const cursor = afterYears(rows.at(resume));
      skipText(cursor);
      return readText(cursor);
    },
    getYears: (resume) => readYears(rows.at(resume)),
    acronyms: () => readAcronyms(parts.acronyms),
  };
}

/** A row begins with the resume's length. */
function readYears(cursor: Cursor): Years {
  readVarint(cursor);
  const stated = yearsFrom(readVarint(cursor));
  return { stated, computed: yearsFrom(readVarint(cursor)) };
}

const yearsFrom = (coded: number): number | null => (coded === 0 ? null : (coded - 1) / 10);

function afterYears(cursor: Cursor): Cursor {
  for (let left = 3; left > 0; left -= 1) readVarint(cursor);
  return cursor;
}

function readAcronyms(bytes: Buffer): ExplainedAcronym[] {
  const cursor = { bytes, at: 0 };
  return Array.from({ length: readVarint(cursor) }, () => {
    const [short = '', long = ''] = readText(cursor).split('\t');
    return { short, long, count: readVarint(cursor) };
  });
}
