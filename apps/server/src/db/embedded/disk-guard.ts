import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StoreError } from '../faults/store-error.ts';

const MEGABYTE = 1024 * 1024;
const NEEDED_TO_START = 500 * MEGABYTE;
const NEEDED_TO_WRITE = 128 * MEGABYTE;
const BALLAST = 64 * MEGABYTE;
const LOOK_EVERY_MILLIS = 1000;

export type DiskGuard = {
  /** True while there is too little free space for writing; reads continue. */
  isLow: () => boolean;
  /** Frees the ballast's space for the engine, which needs some to open again. */
  onRefusal: () => void;
  stop: () => void;
};

/**
 * Watches the free space of the data directory, and refuses to start with less than 500 MB.
 *
 * The engine survives a full disk but cannot be opened on one, since it first needs space for its log. So writing stops
 * while some space is left, and a ballast file reserves space that no one else can take.
 */
export function startDiskGuard(directory: string): DiskGuard {
  const ballast = join(directory, 'ballast');
  const free = freeBytes(directory);
  if (free + (existsSync(ballast) ? BALLAST : 0) < NEEDED_TO_START) {
    const megabytes = Math.floor(free / MEGABYTE);
    throw new StoreError(
      'STORAGE_FULL',
      `Only ${megabytes} MB are free in ${directory}; Slotwise needs 500 MB to start. Free some space first.`,
    );
  }
  let low = false;
  const look = (): void => {
    const now = freeBytes(directory);
    low = now < NEEDED_TO_WRITE;
    if (now > NEEDED_TO_START && !existsSync(ballast)) writeBallast(ballast);
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MILLIS);
  timer.unref();
  return {
    isLow: () => low,
    onRefusal: () => {
      low = true;
      rmSync(ballast, { force: true });
    },
    stop: () => clearInterval(timer),
  };
}

function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Random bytes, since some file systems store zeros without using space. */
function writeBallast(path: string): void {
  const block = randomBytes(MEGABYTE);
  const descriptor = openSync(path, 'w', 0o600);
  try {
    for (let written = 0; written < BALLAST; written += MEGABYTE) writeSync(descriptor, block);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
