/**
 * Power cuts on the embedded store: eight writers fill it on a file system of its own, which is copied at one moment, as a disk
 * that lost its power then would be, and opened again from the copy. Prints how many writes were acknowledged, and which of them are
 * lost or there by half. Run it as root on Linux with `node bench/power-cuts.mjs [cuts]`; kills alone are tried by
 * `CRASH_ROUNDS=200 npx vitest run apps/server/src/db/embedded/crash.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isOpened, startStoreProcess } from '../apps/server/test/start-store-process.ts';

const CUTS = Number(process.argv[2] ?? 200);
/** The store asks for room before it starts; what is never written takes none. */
const IMAGE_BYTES = 1200 * 1024 * 1024;
const WRITERS = 8;

const folder = mkdtempSync(join(tmpdir(), 'slotwise-cuts-'));
const [image, copy, mount] = ['disk.img', 'copy.img', 'mount'].map((name) => join(folder, name));
const dataDir = join(mount, 'data');
const run = (program, ...words) => execFileSync(program, words, { encoding: 'utf8' }).trim();

mkdirSync(mount);
run('truncate', '-s', `${IMAGE_BYTES}`, image);
run('mkfs.ext4', '-q', image);
const written = [];
const figures = { lost: 0, halves: 0, slowest: 0 };
try {
  for (let cut = 1; cut <= CUTS + 1; cut += 1) {
    const device = plug();
    try {
      await openAndCut(device, cut);
    } finally {
      run('umount', mount);
      run('losetup', '--detach', device);
    }
    // What was copied is the disk from now on.
    if (cut <= CUTS) renameSync(copy, image);
    if (cut > CUTS || cut % 10 === 1) tell(cut - 1);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What is known when the store was opened after so many cuts. */
function tell(cuts) {
  console.info(
    `${cuts} cuts, ${written.length} acknowledged writes: ${figures.lost} lost, ${figures.halves} by half; ` +
      `opened in at most ${(figures.slowest / 1000).toFixed(1)} s`,
  );
}

/** The file system replays its journal here, as after a start of the machine. */
function plug() {
  const device = run('losetup', '--find', '--show', image);
  run('mount', device, mount);
  return device;
}

async function openAndCut(device, cut) {
  const began = performance.now();
  const store = startStoreProcess({ dataDir, writers: cut <= CUTS ? WRITERS : 0 });
  const found = await store.line(isOpened);
  if (cut > 1) figures.slowest = Math.max(figures.slowest, performance.now() - began);
  const opened = new Set(found.opened);
  figures.lost += written.filter((id) => !opened.has(id)).length;
  figures.halves += found.halves.length;
  if (cut <= CUTS) {
    // Another number each time, so that the cut falls into another place of the log.
    await store.writes(5 + ((cut * 37) % 25));
    process.kill(store.pid, 'SIGSTOP');
    copyAtOneMoment(device);
  }
  written.push(...(await store.kill()));
}

/** Copies again where the kernel wrote meanwhile what it still had of the process, which stands still. */
function copyAtOneMoment(device) {
  const stat = `/sys/block/${basename(device)}/stat`;
  for (;;) {
    const before = readFileSync(stat, 'utf8');
    run('cp', '--sparse=auto', image, copy);
    if (readFileSync(stat, 'utf8') === before) return;
  }
}
