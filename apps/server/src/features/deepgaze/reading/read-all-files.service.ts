import type { IndexedResume } from '#engines/resume-index/segments/resume-index.ts';
import type { Desk } from './hold-zip.service.ts';
import { readFile } from './read-file.service.ts';
import { isOutage, writeOnceBack } from './outage.service.ts';
import * as queries from './reading.queries.ts';
import { type ClaimedFile, claimFiles, releaseFiles, giveUpFiles } from './claim-files.queries.ts';
import { blockSize, ENDED_THE_PROCESS, isFullBlock, MOST_TRIES } from './reading.rules.ts';
import { insertBlocks } from './segments.queries.ts';
import { buildBlocks } from './segments.service.ts';

/** How many files are claimed ahead per lane. */
const CLAIMED_A_LANE = 2;

/**
 * Reads every waiting file of a zip, `lanes` of them in parallel, unless its turn ends first. Files that were started
 * before and never ended are read last and alone, to tell the one that crashes the process from those read next to it.
 */
export async function readAllFiles(desk: Desk, lanes: number): Promise<void> {
  await giveUpDeadly(desk);
  const claimed = new Set<string>();
  const indexing = createIndexing(desk);
  const readNext = async (file: ClaimedFile): Promise<void> => {
    const resume = await readFile(desk, file);
    claimed.delete(file.file_id);
    if (resume) await indexing.add(resume);
  };
  try {
    await inLanes(lanes, claim(desk, claimed, { tries: 0, limit: lanes * CLAIMED_A_LANE }), readNext);
    await inLanes(1, claim(desk, claimed, { tries: 1, limit: 1 }), readNext);
  } catch (error) {
    // The same files are read again once that is over.
    if (isOutage(error)) await unclaim(desk, [...claimed]);
    throw error;
  } finally {
    if (desk.signal.aborted || desk.turn.isOver()) await unclaim(desk, [...claimed]);
  }
}

const giveUpDeadly = ({ holding }: Desk): Promise<void> =>
  holding.write(async (tx, keep) => {
    await keep();
    const given = { tries: MOST_TRIES, reason: ENDED_THE_PROCESS };
    const failed = await giveUpFiles(tx, holding.zipId, given);
    if (failed > 0) await queries.addFailed(tx, holding.zipId, failed);
  });

type Claiming = { tries: number; limit: number };

/** Files in zip order, claimed in batches, until none waits, the reading is stopped or others take precedence. */
async function* claim(
  { holding, signal, turn }: Desk,
  claimed: Set<string>,
  claiming: Claiming,
): AsyncGenerator<ClaimedFile> {
  while (!signal.aborted && !turn.isOver()) {
    const files = await holding.write(async (tx, keep) => {
      await keep();
      return claimFiles(tx, holding.zipId, claiming);
    });
    if (files.length === 0) return;
    for (const { file_id: fileId } of files) claimed.add(fileId);
    for (const file of files.toSorted((a, b) => a.ordinal - b.ordinal)) {
      if (signal.aborted) return;
      yield file;
      if (turn.mustMakeRoom()) return;
    }
  }
}

/** Works through the items, some in parallel. Throws the first error once all lanes have stopped. */
async function inLanes<T>(
  lanes: number,
  source: AsyncGenerator<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const lane = async (): Promise<void> => {
    // An error in one lane ends the source for all.
    for await (const item of source) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const fault = ended.find((one) => one.status === 'rejected');
  if (fault) throw fault.reason;
}

/** Giving up here is not the files' fault. Throws ZipGone if someone else reads the zip by now. */
const unclaim = ({ holding, signal }: Desk, fileIds: string[]): Promise<void> =>
  writeOnceBack(
    () =>
      holding.write(async (tx, keep) => {
        await keep();
        await releaseFiles(tx, holding.zipId, fileIds);
      }),
    signal,
  );

/** Adds what is read to the index block by block, so that questions find it before the complete zip is read. */
function createIndexing({ holding, reader }: Desk) {
  let waiting: IndexedResume[] = [];
  let indexed = 0;
  return {
    add: async (resume: IndexedResume): Promise<void> => {
      waiting.push(resume);
      if (waiting.length < blockSize(indexed) && !isFullBlock(waiting)) return;
      const block = waiting;
      waiting = [];
      indexed += block.length;
      const blocks = await buildBlocks(block, reader);
      await holding.write(async (tx, keep) => {
        await keep();
        await insertBlocks(tx, holding.zipId, blocks);
      });
    },
  };
}
