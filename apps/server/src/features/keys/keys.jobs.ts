import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#context.ts';
import { sealingKey } from '#storage/key-ring.ts';
import { keyUsesFile, REST_MILLIS } from './keys.rules.ts';
import { resealFormer } from './keys.service.ts';

const MINUTES = 10;

/**
 * Registers the job that re-encrypts everything with the newest key. It idles with a single key, and once nothing is
 * left.
 */
export function registerKeyJobs(context: Context): void {
  let settled = '';
  context.jobs.repeat('reseal', MINUTES, async (signal) => {
    const name = await resealRound(context, settled, signal);
    settled = name ?? settled;
  });
}

/** One pass over everything; returns the key's name once nothing is left under another and nothing more can come. */
export async function resealRound(
  context: Context,
  settled = '',
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { config, clock, files, log } = context;
  const ring = await files.keys.ring();
  const key = sealingKey(ring, clock.now());
  const name = key.name.toString('hex');
  if (key.isFirst || settled === name || ring.keys.length === 1) return undefined;
  const warn = (error: unknown) => log.error({ err: error }, 'a file cannot be sealed again');
  await resealFormer(context, { isResealing: true, signal, warn });
  const uses = await resealFormer(context, { isResealing: false, signal });
  const at = clock.now();
  log.info({ key: name, ...uses }, 'what is still under a former key');
  // A second process cannot query the embedded database, so the operator's commands read this file.
  const report = JSON.stringify({ key: name, at: at.toISOString(), ...uses });
  await writeFile(join(config.dataDir, keyUsesFile), report, { mode: 0o600 });
  const isSettled = uses.files + uses.secrets === 0 && at.getTime() - key.from.getTime() > REST_MILLIS;
  return isSettled ? name : undefined;
}
