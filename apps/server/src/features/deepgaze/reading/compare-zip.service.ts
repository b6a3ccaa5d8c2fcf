import type { Context } from '#context.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import type { Listed } from '#engines/resume-resemblance/find-candidates.ts';
import type { ResumeReader } from '#engines/resume-reader/resume-reader.ts';
import type { Holding } from './hold-zip.service.ts';
import { leaseUntil } from './reading.rules.ts';
import type { Reading } from './reading.service.ts';
import { holdWhileWorking } from './under-way.service.ts';
import * as queries from './compare-zip.queries.ts';
import { toCompared, toListed } from './compare-zip.mapper.ts';

/** How many resumes are in memory with their texts at once. */
const PRINTED_AT_ONCE = 50;
const PAIRS_AT_ONCE = 25;
const PRINTS_A_LOOK = 1000;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** How many of the latest resumes are compared with each other; earlier pairs stay as found. */
const MOST_COMPARED = 30_000;

/** Compares resumes after a zip was read or deleted. What was found stays. False if there is nothing to do. */
export async function compareNextZip(
  context: Context,
  vendorId: VendorId,
  reading: Reading,
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const held = leaseUntil(now);
  const zip = await asVendor(db, vendorId, (tx) => queries.takeUncompared(tx, { now, until: held }));
  if (!zip) return false;
  return holdWhileWorking(context, { vendorId, zipId: zip.zip_id, held }, reading, (holding, signal) =>
    compareAll(context, holding, { reader: reading.reader, signal }),
  );
}

type Work = { reader: ResumeReader; signal: AbortSignal };

async function compareAll({ db }: Context, holding: Holding, work: Work): Promise<void> {
  const { vendorId } = holding;
  const asked = await asVendor(db, vendorId, queries.listAsked);
  await printAll(holding, work);
  const { ids, listed } = await listLatest({ db }, vendorId);
  const { pairs, common } = await work.reader.findCandidates(listed);
  const found = new Map(
    pairs.map(([first, second]) => {
      const [firstId, secondId] = [ids[first]!, ids[second]!];
      return [`${firstId} ${secondId}`, { firstId, secondId }];
    }),
  );
  await holding.write(async (tx, keep) => {
    await keep();
    const known = await queries.listComparedPairs(tx);
    const compared = new Set(ids);
    const gone = known.filter(
      ({ first_id: first, second_id: second }) =>
        !found.has(`${first} ${second}`) && compared.has(first) && compared.has(second),
    );
    await queries.deleteResemblances(
      tx,
      gone.map((row) => row.resemblance_id),
    );
    for (const row of known) found.delete(`${row.first_id} ${row.second_id}`);
  });
  await comparePairs(holding, { ...work, pairs: [...found.values()], common });
  work.signal.throwIfAborted();
  await holding.end(async (tx) => {
    await queries.markCompared(tx, asked);
    return {};
  });
}

/** Computes the missing prints in batches. */
async function printAll({ write }: Holding, { reader, signal }: Work): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const rows = await write((tx) => queries.listUnprinted(tx, PRINTED_AT_ONCE));
    if (rows.length === 0) return;
    const prints = await reader.printResumes(rows.map(toCompared));
    await write(async (tx, keep) => {
      await keep();
      await queries.insertPrints(
        tx,
        rows.map((row, at) => ({ fileId: row.file_id, hashes: Buffer.from(prints[at]!.buffer) })),
      );
    });
  }
}

/** The latest resumes with a print, in id order, read and decoded page by page. */
async function listLatest({ db }: Pick<Context, 'db'>, vendorId: VendorId) {
  const ids: string[] = [];
  const listed: Listed[] = [];
  while (ids.length < MOST_COMPARED) {
    const page = { before: ids.at(-1) ?? LAST_ID, limit: PRINTS_A_LOOK };
    const rows = await asVendor(db, vendorId, (tx) => queries.listPrints(tx, page));
    ids.push(...rows.map((row) => row.file_id));
    listed.push(...rows.map(toListed));
    if (rows.length < PRINTS_A_LOOK) break;
  }
  return { ids: ids.reverse(), listed: listed.reverse() };
}

type Pairs = Work & { pairs: { firstId: string; secondId: string }[]; common: Uint32Array };

/** Compares pairs word by word in batches, and stores each result. */
async function comparePairs({ write }: Holding, { reader, signal, pairs, common }: Pairs): Promise<void> {
  for (let from = 0; from < pairs.length; from += PAIRS_AT_ONCE) {
    signal.throwIfAborted();
    const some = pairs.slice(from, from + PAIRS_AT_ONCE);
    const ids = [...new Set(some.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
    const rows = new Map(
      (await write((tx) => queries.listCompared(tx, ids))).map((row) => [row.file_id, row]),
    );
    // A resume deleted meanwhile is not compared.
    const there = some.flatMap((pair) => {
      const [first, second] = [rows.get(pair.firstId), rows.get(pair.secondId)];
      return first && second ? [{ ...pair, first, second }] : [];
    });
    const grounds = await reader.comparePairs(
      there.map(({ first, second }) => [toCompared(first), toCompared(second)]),
      common,
    );
    await write(async (tx, keep) => {
      await keep();
      await queries.insertResemblances(
        tx,
        there.map(({ firstId, secondId }, at) => ({ firstId, secondId, grounds: grounds[at] ?? [] })),
      );
    });
  }
}
