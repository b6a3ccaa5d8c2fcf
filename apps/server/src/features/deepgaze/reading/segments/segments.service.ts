import type { Context } from '#context.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import type { IndexedResume } from '#engines/resume-index/resume-index.ts';
import type { ResumeReader } from '#engines/resume-reader/resume-reader.ts';
import { isFullBlock } from '../reading.rules.ts';
import { listIndexable, type Block, type IndexableRow } from './segments.queries.ts';

/** So many are read in one transaction: on the embedded store everybody else waits for its end. */
const RESUMES_A_LOOK = 50;

/** Makes the blocks of all resumes of a zip that are read so far, in threads. */
export async function buildBlocks(
  { db }: Context,
  { vendorId, zipId }: { vendorId: VendorId; zipId: string },
  reader: Pick<ResumeReader, 'buildSegment'>,
): Promise<Block[]> {
  const blocks: Block[] = [];
  let resumes: IndexedResume[] = [];
  const close = async (): Promise<void> => {
    blocks.push(...(await blocksOf(resumes, reader)));
    resumes = [];
  };
  for (let after = -1; ;) {
    const page = { after, limit: RESUMES_A_LOOK };
    const rows = await asVendor(db, vendorId, (tx) => listIndexable(tx, zipId, page));
    for (const row of rows) {
      resumes.push(indexedOf(row));
      after = row.ordinal;
      if (isFullBlock(resumes)) await close();
    }
    if (rows.length > 0) continue;
    if (resumes.length > 0) await close();
    return blocks;
  }
}

/** Resumes as one block, or as several where a thread has not the memory for all of their words at once. */
export async function blocksOf(
  resumes: IndexedResume[],
  reader: Pick<ResumeReader, 'buildSegment'>,
): Promise<Block[]> {
  try {
    return [{ resumes: resumes.length, bytes: await reader.buildSegment(resumes) }];
  } catch (error) {
    if (resumes.length < 2) throw error;
    const middle = resumes.length >> 1;
    const head = await blocksOf(resumes.slice(0, middle), reader);
    return [...head, ...(await blocksOf(resumes.slice(middle), reader))];
  }
}

const indexedOf = (row: IndexableRow): IndexedResume => ({
  resumeId: row.file_id,
  text: row.text,
  sections: row.sections,
  facts: row.facts,
  name: row.candidate_name,
  statedYears: yearsOf(row.stated_years),
  computedYears: yearsOf(row.computed_years),
});

const yearsOf = (years: string | null): number | null => (years === null ? null : Number(years));
