import type { Listed } from '#engines/resume-resemblance/find-candidates.ts';
import type { ComparedResume } from '#engines/resume-resemblance/resemblance.ts';
import type { ComparedRow, PrintRow } from './compare-zip.queries.ts';

const HASH_BYTES = 4;

/** A name taken from the file name or an email address does not distinguish two people. */
const statedName = ({
  candidate_name: name,
  name_source: source,
}: Pick<ComparedRow, 'candidate_name' | 'name_source'>) => (source === 'TEXT' ? name : '');

export const toCompared = (row: ComparedRow): ComparedResume => ({
  name: statedName(row),
  text: row.text,
  sections: row.sections,
  facts: row.facts,
});

export const toListed = (row: PrintRow): Listed => ({
  name: statedName(row),
  email: row.email,
  phone: row.phone,
  // A copy, since a row's bytes may not be aligned for numbers.
  marks: new Uint32Array(new Uint8Array(row.hashes).buffer, 0, row.hashes.length / HASH_BYTES),
});
