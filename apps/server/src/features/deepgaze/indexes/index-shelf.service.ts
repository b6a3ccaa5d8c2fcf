import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { SharedBlock, SharedIndex } from '#engines/question-threads/question-task.ts';

/** The memory limit for blocks, together with the latest one. */
const MOST_BYTES = 256 * 1024 * 1024;
/** How many sets of blocks are cached. */
const MOST_SETS = 32;

/** A block of an index. Its number is never reused in its zip, nor a zip's id, so what is cached stays true. */
export type Block = { vendorId: string; zipId: string; number: number };

const toZipKey = ({ vendorId, zipId }: Pick<Block, 'vendorId' | 'zipId'>): string => `${vendorId}/${zipId}`;
const toBlockKey = (block: Block): string => `${toZipKey(block)}/${block.number}`;
const toSetKey = (blocks: readonly Block[]): string => blocks.map(toBlockKey).join();

/** The cache, in order of last use. */
type Kept = Map<string, { block: Block; shared: SharedBlock }>;

function touch<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key);
  if (value === undefined) return undefined;
  map.delete(key);
  map.set(key, value);
  return value;
}

/** The cached zips, by organization. */
function zipsIn(kept: Kept): Map<string, string[]> {
  const zips = new Map<string, Set<string>>();
  for (const { block } of kept.values()) {
    zips.set(block.vendorId, (zips.get(block.vendorId) ?? new Set()).add(block.zipId));
  }
  return new Map([...zips].map(([vendorId, ids]) => [vendorId, [...ids]]));
}

/** A few recently used sets of blocks, each combined into one index. */
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
    /** A set keeps its blocks in memory, so it is dropped with any of them. */
    dropWith: (block: string): void => {
      for (const [set, { keys }] of sets) if (keys.has(block)) sets.delete(set);
    },
  };
}

/** An LRU cache of blocks and their sets; `onForget` gets what was evicted. */
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
    /** Cached only while all of its blocks are. */
    keepIndex: (set: readonly Block[], index: SharedIndex): SharedIndex => {
      if (set.every((block) => blocks.has(toBlockKey(block)))) sets.keep(set, index);
      return index;
    },
    /** Makes the threads forget blocks of an index that were evicted here while they answered from it. */
    letGoOfLost: (index: SharedIndex): void => {
      const lost = index.blocks.map(({ key }) => key).filter((key) => !blocks.has(key));
      if (lost.length > 0) onForget(lost);
    },
    /** Forgets a zip for good: nothing of it is cached again, even if it is still brought. */
    drop: (zip: Pick<Block, 'vendorId' | 'zipId'>): void => {
      dropped.add(toZipKey(zip));
      for (const [key, { block }] of blocks) if (toZipKey(block) === toZipKey(zip)) forget(key);
    },
    zips: (): Map<string, string[]> => zipsIn(blocks),
  };
}

/** Threads read it in place, without a copy. */
function toShared(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

const shelves = new WeakMap<Database, ReturnType<typeof createBlockShelf>>();

/** What this process caches of one database. Every key starts with the organization, so that tenants never mix. */
export function getShelf(
  context: Pick<Context, 'db' | 'questionThreads'>,
): ReturnType<typeof createBlockShelf> {
  const known = shelves.get(context.db) ?? createBlockShelf((keys) => context.questionThreads.forget(keys));
  shelves.set(context.db, known);
  return known;
}
