import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { Segment } from '#engines/resume-index/open-segment.ts';
import type { ResumeIndex } from '#engines/resume-index/resume-index.ts';

/** What opened blocks may take of the memory, together with the one that is opened last. */
const MOST_BYTES = 256 * 1024 * 1024;
/** How many sets of blocks stay laid side by side. */
const MOST_INDEXES = 32;

/** A block of an index. Its number is never used again in its zip, nor a zip's id: what is known of it stays true. */
export type Block = { vendorId: string; zipId: string; number: number };

const zipKeyOf = ({ vendorId, zipId }: Pick<Block, 'vendorId' | 'zipId'>): string => `${vendorId}/${zipId}`;
const keyOf = (block: Block): string => `${zipKeyOf(block)}/${block.number}`;
const setKeyOf = (blocks: readonly Block[]): string => blocks.map(keyOf).join();

/** What is kept, in the order of its last use. */
type Kept = Map<string, { block: Block; segment: Segment }>;

function touch<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key);
  if (value === undefined) return undefined;
  map.delete(key);
  map.set(key, value);
  return value;
}

/** The zips that something is kept of, by organisation. */
function zipsIn(kept: Kept): Map<string, string[]> {
  const zips = new Map<string, Set<string>>();
  for (const { block } of kept.values()) {
    zips.set(block.vendorId, (zips.get(block.vendorId) ?? new Set()).add(block.zipId));
  }
  return new Map([...zips].map(([vendorId, ids]) => [vendorId, [...ids]]));
}

/** Indexes over sets of blocks, a few that were used last. */
function createIndexes() {
  const indexes = new Map<string, { keys: Set<string>; index: ResumeIndex }>();
  return {
    find: (set: readonly Block[]): ResumeIndex | undefined => touch(indexes, setKeyOf(set))?.index,
    keep: (set: readonly Block[], index: ResumeIndex): void => {
      indexes.set(setKeyOf(set), { keys: new Set(set.map(keyOf)), index });
      for (const key of indexes.keys()) {
        if (indexes.size <= MOST_INDEXES) return;
        indexes.delete(key);
      }
    },
    /** An index keeps its blocks in memory, so it goes with each of them. */
    dropWith: (block: string): void => {
      for (const [set, { keys }] of indexes) if (keys.has(block)) indexes.delete(set);
    },
  };
}

/** Opened blocks and indexes over sets of them, those that were used last. */
function createBlockShelf() {
  const blocks: Kept = new Map();
  const indexes = createIndexes();
  const dropped = new Set<string>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= blocks.get(key)?.segment.bytes ?? 0;
    blocks.delete(key);
    indexes.dropWith(key);
  };

  return {
    blockOf: (block: Block): Segment | undefined => touch(blocks, keyOf(block))?.segment,
    keepBlock: (block: Block, segment: Segment): Segment => {
      const key = keyOf(block);
      if (dropped.has(zipKeyOf(block)) || blocks.has(key)) return segment;
      blocks.set(key, { block, segment });
      bytes += segment.bytes;
      for (const oldest of blocks.keys()) {
        if (bytes <= MOST_BYTES) break;
        forget(oldest);
      }
      return segment;
    },
    indexOf: (set: readonly Block[]): ResumeIndex | undefined => {
      for (const block of set) touch(blocks, keyOf(block));
      return indexes.find(set);
    },
    /** Kept only while all of its blocks are. */
    keepIndex: (set: readonly Block[], index: ResumeIndex): ResumeIndex => {
      if (set.every((block) => blocks.has(keyOf(block)))) indexes.keep(set, index);
      return index;
    },
    /** Forgets a zip for good: nothing of it is kept any more, whoever still brings it. */
    drop: (zip: Pick<Block, 'vendorId' | 'zipId'>): void => {
      dropped.add(zipKeyOf(zip));
      for (const [key, { block }] of blocks) if (zipKeyOf(block) === zipKeyOf(zip)) forget(key);
    },
    zips: (): Map<string, string[]> => zipsIn(blocks),
  };
}

const shelves = new WeakMap<Database, ReturnType<typeof createBlockShelf>>();

/** What this process has in memory of one database. Every key begins with the organisation, so that no two meet. */
export function shelfOf({ db }: Pick<Context, 'db'>): ReturnType<typeof createBlockShelf> {
  const known = shelves.get(db) ?? createBlockShelf();
  shelves.set(db, known);
  return known;
}
