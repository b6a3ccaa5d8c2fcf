/** Messages from the main thread to the engine's worker. */
export type ToWorker =
  | { kind: 'open-session'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'close' };

/** Messages from the worker. `done` follows each `bytes` once they have all been processed. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'done'; session: number; inTransaction: boolean; syncs: number }
  | { kind: 'failed'; session: number; reason: string }
  | { kind: 'disk-refused'; reason: string }
  | { kind: 'closed' };

/** The worker's start data: where the database is, or is to be created. */
export type WorkerStart = { directory: string };
