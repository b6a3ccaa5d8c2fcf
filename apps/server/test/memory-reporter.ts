import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** What is in use after the garbage is gone, and how far the latest request has come, all in bytes. */
export type MemoryReport = {
  /** Objects of JavaScript and the buffers they hold; the database, in a thread of its own, does not count. */
  live: number;
  /** The buffers among it. */
  buffers: number;
  /** Arrived on the connection of the latest request. */
  received: number;
  /** Written to it, of which `queued` has not been taken by the operating system. */
  written: number;
  queued: number;
};

/** A buffer is counted until the collection after the one that found it unused has ended. */
const COLLECTIONS = 4;

let latest: Socket | undefined;

async function takeReport(): Promise<MemoryReport> {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    globalThis.gc?.();
    await turn();
  }
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return {
    // What is external contains the buffers.
    live: heapUsed + external,
    buffers: arrayBuffers,
    received: latest?.bytesRead ?? 0,
    written: latest?.bytesWritten ?? 0,
    queued: latest?.writableLength ?? 0,
  };
}

/** Loaded into a server before its own code, this answers every message of the parent process with a report. */
if (isMainThread) {
  if (!globalThis.gc) throw new Error('Reports of memory need --expose-gc.');
  subscribe('http.server.request.start', (message) => {
    latest = (message as { socket: Socket }).socket;
  });
  process.on('message', () => void takeReport().then((report) => process.send?.(report)));
}
