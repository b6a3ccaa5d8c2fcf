import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { FACTS_VERSION } from '#engines/resume-facts/facts-version.ts';
import type { IndexedResume } from '#engines/resume-index/segments/resume-index.ts';
import type { ResumeReader } from '#engines/resume-reader/resume-reader.ts';
import type { Holding } from './hold-zip.service.ts';
import { isFullBlock } from './reading.rules.ts';
import {
  deleteClosedBlock,
  insertBlocks,
  listIndexable,
  swapBlocks,
  type Block,
  type IndexableRow,
} from './segments.queries.ts';

/** How many are read in one transaction: on the embedded store everyone else waits for its end. */
const RESUMES_A_LOOK = 50;

/**
 * Rebuilds the index over everything read so far, since the present one may lack what a crashed process had read;
 * questions keep using that meanwhile. Each block is written in its own step: on the embedded store everyone else waits
 * for a step's end.
 */
export async function rebuildIndex(
  { db }: Context,
  holding: Holding,
  reader: Pick<ResumeReader, 'buildSegments'>,
): Promise<void> {
  const { zipId } = holding;
  const write = <T>(work: (tx: VendorDb) => Promise<T>): Promise<T> =>
    holding.write(async (tx, keep) => {
      await keep();
      return work(tx);
    });
  // A crashed process may have left some.
  await deleteClosed(write, zipId);
  for await (const resumes of listBlockwise(db, holding)) {
    const oldest = Math.min(FACTS_VERSION, ...resumes.map((row) => row.facts_version));
    for (const block of await buildBlocks(resumes.map(toIndexedResume), reader, oldest))
      await write((tx) => insertBlocks(tx, zipId, [block], false));
  }
  await write((tx) => swapBlocks(tx, zipId));
  await deleteClosed(write, zipId);
}

type Write = <T>(work: (tx: VendorDb) => Promise<T>) => Promise<T>;

async function deleteClosed(write: Write, zipId: string): Promise<void> {
  for (let isOneLeft = true; isOneLeft;) isOneLeft = await write((tx) => deleteClosedBlock(tx, zipId));
}

/** All resumes of a zip read so far, in chunks of one block. */
async function* listBlockwise(
  db: Database,
  { vendorId, zipId }: Pick<Holding, 'vendorId' | 'zipId'>,
): AsyncGenerator<IndexableRow[]> {
  let resumes: IndexableRow[] = [];
  for (let after = -1; ;) {
    const page = { after, limit: RESUMES_A_LOOK };
    const rows = await asVendor(db, vendorId, (tx) => listIndexable(tx, zipId, page));
    if (rows.length === 0) break;
    for (const row of rows) {
      resumes.push(row);
      after = row.ordinal;
      if (!isFullBlock(resumes)) continue;
      yield resumes;
      resumes = [];
    }
  }
  if (resumes.length > 0) yield resumes;
}

/** Builds one block from resumes, or several if a thread lacks the memory for all their words at once. */
export async function buildBlocks(
  resumes: IndexedResume[],
  reader: Pick<ResumeReader, 'buildSegments'>,
  factsVersion = FACTS_VERSION,
): Promise<Block[]> {
  try {
    return (await reader.buildSegments(resumes)).map((segment) => ({ ...segment, factsVersion }));
  } catch (error) {
    if (resumes.length < 2) throw error;
    const middle = resumes.length >> 1;
    const head = await buildBlocks(resumes.slice(0, middle), reader, factsVersion);
    return [...head, ...(await buildBlocks(resumes.slice(middle), reader, factsVersion))];
  }
}

const toIndexedResume = (row: IndexableRow): IndexedResume => ({
  resumeId: row.file_id,
  text: row.text,
  sections: row.sections,
  facts: row.facts,
  name: row.candidate_name,
  statedYears: toYears(row.stated_years),
  computedYears: toYears(row.computed_years),
});

const toYears = (years: string | null): number | null => (years === null ? null : Number(years));
