/** What the main thread says to the engine's worker. */
export type ToWorker =
  | { kind: 'open-session'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'close' };

/** What the worker answers. `done` follows each `bytes`, when all of them are worked off. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'done'; session: number; inTransaction: boolean; syncs: number }
  | { kind: 'failed'; session: number; reason: string }
  | { kind: 'disk-refused'; reason: string }
  | { kind: 'closed' };

/** What the worker is started with: where the database is, or is to be built. */
export type WorkerStart = { directory: string };
