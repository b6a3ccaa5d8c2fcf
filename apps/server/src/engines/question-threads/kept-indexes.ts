import { openIndex } from '../resume-index/open-index.ts';
import { openSegment, type Segment } from '../resume-index/segments/open-segment.ts';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import type { SharedBlock, SharedIndex } from './question-task.ts';

/** How many open indexes, each over a set of blocks, are cached. */
const MOST_INDEXES = 32;

/** Caches what a thread has opened, until it is asked to drop it. */
export function createKeptIndexes() {
  const segments = new Map<string, Segment>();
  const indexes = new Map<string, { keys: Set<string>; index: ResumeIndex }>();

  const getSegment = ({ key, bytes }: SharedBlock): Segment => {
    const segment = segments.get(key) ?? openSegment(new Uint8Array(bytes));
    segments.set(key, segment);
    return segment;
  };

  return {
    open: ({ blocks, contents }: SharedIndex): ResumeIndex => {
      const keys = blocks.map(({ key }) => key);
      const set = keys.join();
      const index =
        indexes.get(set)?.index ??
        openIndex(blocks.map(getSegment), new Map(JSON.parse(contents) as [string, string][]));
      // Moves the most recently used index to the end.
      indexes.delete(set);
      indexes.set(set, { keys: new Set(keys), index });
      for (const oldest of [...indexes.keys()].slice(0, -MOST_INDEXES)) indexes.delete(oldest);
      return index;
    },
    /** An index keeps its blocks in memory, so it is dropped with any of them. */
    forget: (keys: readonly string[]): void => {
      for (const key of keys) segments.delete(key);
      for (const [set, one] of indexes) if (keys.some((key) => one.keys.has(key))) indexes.delete(set);
    },
    forgetAll: (): void => {
      segments.clear();
      indexes.clear();
    },
  };
}

export type KeptIndexes = ReturnType<typeof createKeptIndexes>;
