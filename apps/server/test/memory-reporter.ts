import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** The memory in use after garbage collection, and the progress of the latest request, all in bytes. */
export type MemoryReport = {
  /** JavaScript objects and their buffers, without the database, which has a separate thread. */
  live: number;
  /** The buffers' part of it. */
  buffers: number;
  /** Received on the connection of the latest request. */
  received: number;
  /** Written to it, of which `queued` has not been taken by the operating system. */
  written: number;
  queued: number;
};

/** A buffer counts until the end of the collection after the one that found it unused. */
const COLLECTIONS = 4;

let latest: Socket | undefined;

async function takeReport(): Promise<MemoryReport> {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    globalThis.gc?.();
    await turn();
  }
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return {
    // External memory includes the buffers.
    live: heapUsed + external,
    buffers: arrayBuffers,
    received: latest?.bytesRead ?? 0,
    written: latest?.bytesWritten ?? 0,
    queued: latest?.writableLength ?? 0,
  };
}

/** Loaded into a server before its own code, this responds to every message of the parent process with a report. */
if (isMainThread) {
  if (!globalThis.gc) throw new Error('Reports of memory need --expose-gc.');
  subscribe('http.server.request.start', (message) => {
    latest = (message as { socket: Socket }).socket;
  });
  process.on('message', () => void takeReport().then((report) => process.send?.(report)));
}
