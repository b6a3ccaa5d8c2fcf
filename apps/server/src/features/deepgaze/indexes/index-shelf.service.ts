import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { SharedBlock, SharedIndex } from '#engines/question-threads/question-task.ts';

/** What blocks may take of the memory, together with the one that came last. */
const MOST_BYTES = 256 * 1024 * 1024;
/** How many sets of blocks stay known. */
const MOST_SETS = 32;

/** A block of an index. Its number is never used again in its zip, nor a zip's id: what is known of it stays true. */
export type Block = { vendorId: string; zipId: string; number: number };

const toZipKey = ({ vendorId, zipId }: Pick<Block, 'vendorId' | 'zipId'>): string => `${vendorId}/${zipId}`;
const toBlockKey = (block: Block): string => `${toZipKey(block)}/${block.number}`;
const toSetKey = (blocks: readonly Block[]): string => blocks.map(toBlockKey).join();

/** What is kept, in the order of its last use. */
type Kept = Map<string, { block: Block; shared: SharedBlock }>;

function touch<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key);
  if (value === undefined) return undefined;
  map.delete(key);
  map.set(key, value);
  return value;
}

/** The zips that something is kept of, by organization. */
function zipsIn(kept: Kept): Map<string, string[]> {
  const zips = new Map<string, Set<string>>();
  for (const { block } of kept.values()) {
    zips.set(block.vendorId, (zips.get(block.vendorId) ?? new Set()).add(block.zipId));
  }
  return new Map([...zips].map(([vendorId, ids]) => [vendorId, [...ids]]));
}

/** What sets of blocks are as one index, a few that were used last. */
function createSets() {
  const sets = new Map<string, { keys: Set<string>; index: SharedIndex }>();
  return {
    find: (set: readonly Block[]): SharedIndex | undefined => touch(sets, toSetKey(set))?.index,
    keep: (set: readonly Block[], index: SharedIndex): void => {
      sets.set(toSetKey(set), { keys: new Set(set.map(toBlockKey)), index });
      for (const key of sets.keys()) {
        if (sets.size <= MOST_SETS) return;
        sets.delete(key);
      }
    },
    /** A set keeps its blocks in memory, so it goes with each of them. */
    dropWith: (block: string): void => {
      for (const [set, { keys }] of sets) if (keys.has(block)) sets.delete(set);
    },
  };
}

/** Blocks and sets of them, those that were used last; `onForget` gets what is not kept any more. */
function createBlockShelf(onForget: (keys: string[]) => void) {
  const blocks: Kept = new Map();
  const sets = createSets();
  const dropped = new Set<string>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= blocks.get(key)?.shared.bytes.byteLength ?? 0;
    blocks.delete(key);
    sets.dropWith(key);
    onForget([key]);
  };

  return {
    findBlock: (block: Block): SharedBlock | undefined => touch(blocks, toBlockKey(block))?.shared,
    keepBlock: (block: Block, read: Uint8Array): SharedBlock => {
      const shared = { key: toBlockKey(block), bytes: toShared(read) };
      if (dropped.has(toZipKey(block)) || blocks.has(shared.key)) return shared;
      blocks.set(shared.key, { block, shared });
      bytes += read.length;
      for (const oldest of blocks.keys()) {
        if (bytes <= MOST_BYTES) break;
        forget(oldest);
      }
      return shared;
    },
    findIndex: (set: readonly Block[]): SharedIndex | undefined => {
      for (const block of set) touch(blocks, toBlockKey(block));
      return sets.find(set);
    },
    /** Kept only while all of its blocks are. */
    keepIndex: (set: readonly Block[], index: SharedIndex): SharedIndex => {
      if (set.every((block) => blocks.has(toBlockKey(block)))) sets.keep(set, index);
      return index;
    },
    /** Has the threads forget what of an index is not kept here, since it went while they answered from it. */
    letGoOfLost: (index: SharedIndex): void => {
      const lost = index.blocks.map(({ key }) => key).filter((key) => !blocks.has(key));
      if (lost.length > 0) onForget(lost);
    },
    /** Forgets a zip for good: nothing of it is kept any more, no matter who still brings it. */
    drop: (zip: Pick<Block, 'vendorId' | 'zipId'>): void => {
      dropped.add(toZipKey(zip));
      for (const [key, { block }] of blocks) if (toZipKey(block) === toZipKey(zip)) forget(key);
    },
    zips: (): Map<string, string[]> => zipsIn(blocks),
  };
}

/** Threads read it where it lies, without a copy of their own. */
function toShared(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

const shelves = new WeakMap<Database, ReturnType<typeof createBlockShelf>>();

/** What this process has in memory of one database. Every key begins with the organization, so that no two meet. */
export function getShelf(
  context: Pick<Context, 'db' | 'questionThreads'>,
): ReturnType<typeof createBlockShelf> {
  const known = shelves.get(context.db) ?? createBlockShelf((keys) => context.questionThreads.forget(keys));
  shelves.set(context.db, known);
  return known;
}
