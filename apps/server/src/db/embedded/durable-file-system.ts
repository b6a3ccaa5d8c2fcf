import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Events of the embedded engine's file system. */
export type FileSystemWitness = {
  /** Called for each file actually flushed to disk. */
  onSync: () => void;
  /** Called with the system error if the disk refuses a write or a flush. */
  onRefusal: (error: unknown) => void;
};

/** WASI's number for EIO, which the engine expects from a failed flush. */
const INPUT_OUTPUT_ERROR = 29;

/** The used parts of an Emscripten stream and its file system. */
type NodeStream = { nfd?: number };
type StreamOperations = {
  write: (stream: NodeStream, ...rest: unknown[]) => number;
  fsync?: (stream: NodeStream) => number;
};
type EngineModule = { FS: { filesystems: { NODEFS: { stream_ops: StreamOperations } } } };
type FileSystemOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's file system with real flushes.
 *
 * As shipped, PGlite's NodeFS has no `fsync`: acknowledged transactions are only in the page cache, and a power cut
 * loses them or leaves a directory that cannot be opened. Here, each flush the engine requests reaches the disk,
 * including those of folders. This relies on the engine's internals, which is why the version is pinned exactly and a
 * test counts the flushes of a commit.
 */
export class DurableNodeFS extends NodeFS {
  readonly #witness: FileSystemWitness;

  constructor(directory: string, witness: FileSystemWitness) {
    super(directory);
    this.#witness = witness;
  }

  override async init(engine: PGlite, options: FileSystemOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const makeDurable = (module: unknown): void =>
      addFlush((module as EngineModule).FS.filesystems.NODEFS.stream_ops, this.#witness);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), makeDurable] } };
  }
}

function addFlush(operations: StreamOperations, witness: FileSystemWitness): void {
  const write = operations.write;
  operations.write = (...parameters) => {
    try {
      return write(...parameters);
    } catch (error) {
      witness.onRefusal(error);
      throw error;
    }
  };
  operations.fsync = (stream) => {
    if (stream.nfd === undefined) return 0;
    try {
      fdatasyncSync(stream.nfd);
    } catch (error) {
      witness.onRefusal(error);
      return INPUT_OUTPUT_ERROR;
    }
    witness.onSync();
    return 0;
  };
}

/** PGlite's start parameters without `-F`, which turns fsync off, and with buffers an idle server can afford. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
];
