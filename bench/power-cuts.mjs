/**
 * Simulates power cuts on the embedded database: eight writers fill it on a separate file system, which is copied at
 * one instant, like a disk that lost power, and reopened from the copy. Prints how many writes were acknowledged, and
 * how many of them are lost or incomplete. Run it as root on Linux with `node bench/power-cuts.mjs [cuts]`; for kills
 * only, use `CRASH_ROUNDS=200 npx vitest run apps/server/src/db/embedded/crash.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isOpened, startStoreProcess } from '../apps/server/test/start-store-process.ts';

const CUTS = Number(process.argv[2] ?? 200);
/** The database requires free space before it starts; unwritten blocks take none. */
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
    // From now on, the copy is the disk.
    if (cut <= CUTS) renameSync(copy, image);
    if (cut > CUTS || cut % 10 === 1) tell(cut - 1);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Prints the findings after this many cuts. */
function tell(cuts) {
  console.info(
    `${cuts} cuts, ${written.length} acknowledged writes: ${figures.lost} lost, ${figures.halves} by half; ` +
      `opened in at most ${(figures.slowest / 1000).toFixed(1)} s`,
  );
}

/** Mounting replays the file system's journal, as after a reboot. */
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
    // A different number each time, so that the cut hits a different place in the log.
    await store.writes(5 + ((cut * 37) % 25));
    process.kill(store.pid, 'SIGSTOP');
    copyAtOneMoment(device);
  }
  written.push(...(await store.kill()));
}

/** Copies again if the kernel was still writing data of the process, which is stopped. */
function copyAtOneMoment(device) {
  const stat = `/sys/block/${basename(device)}/stat`;
  for (;;) {
    const before = readFileSync(stat, 'utf8');
    run('cp', '--sparse=auto', image, copy);
    if (readFileSync(stat, 'utf8') === before) return;
  }
}
