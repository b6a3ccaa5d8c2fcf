import type { Context } from '#context.ts';
import { eachVendorId } from '#db/list-vendor-ids.ts';
import { asDirectory, asUpkeep, asVendor, toVendorId, type VendorId } from '#db/tenancy.ts';
import { inTurns } from '#jobs/in-turns.ts';
import { DAY_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { deleteForgottenFiles, listKnownKeys, listVendorsWithUntied } from './swept-files.queries.ts';
import { deleteTicketsBefore } from './tickets.queries.ts';
import { REMOVE_BYTES, removeBytes } from './unpacked-files.service.ts';

const SWEEP_MINUTES = 60;
const SWEEP_STAGED_MINUTES = 10;
/** Asks about every file. Its targets are left by a crash, and it runs soon after each start. */
const SWEEP_STRAYS_MINUTES = 24 * 60;
/** An upload pauses for half a minute at most; its checks and a bucket upload take a few minutes. */
const STAGED_AT_MOST_MILLIS = 30 * MINUTE_MILLIS;
const KEYS_AT_ONCE = 500;
const FILES_AT_ONCE = 100;

/** Does not wait for a store unavailable for weeks; leftovers are swept then. */
const REMOVING = { retryLimit: 60, retryDelaySeconds: 10 };

type Removal = { vendorId: string; keys: string[] };

/** Registers the jobs that remove unattached files and leftovers of crashes, and the one that removes bytes at once. */
export async function registerFileJobs(context: Context): Promise<void> {
  const { config, clock, files } = context;
  // The embedded database has only one server: earlier uploads belong to a process that is gone.
  const began = config.databaseUrl === undefined ? clock.now() : undefined;
  if (began) await files.removeStagedBefore(began);
  context.jobs.repeat('sweep-staged', SWEEP_STAGED_MINUTES, () =>
    files.removeStagedBefore(new Date(clock.now().getTime() - STAGED_AT_MOST_MILLIS)),
  );
  context.jobs.repeat('sweep-files', SWEEP_MINUTES, () => sweepFiles(context, began));
  context.jobs.repeat('sweep-stray-bytes', SWEEP_STRAYS_MINUTES, () => sweepStrayBytes(context));
  await context.jobs.work<Removal>(REMOVE_BYTES, REMOVING, ({ vendorId, keys }) =>
    removeBytes(context, toVendorId(vendorId), keys),
  );
}

/**
 * Deletes files that no record uses, and rows whose bytes never came, once a day old. Rows go first, so that a crash in
 * between leaves bytes without a row. Uploads cut off before `began` are removed at once.
 */
export async function sweepFiles(context: Context, began = new Date(0)): Promise<void> {
  const { db, files, clock } = context;
  const before = new Date(clock.now().getTime() - DAY_MILLIS);
  await asDirectory(db, (tx) => deleteTicketsBefore(tx, clock.now()));
  const latest = new Date(Math.max(before.getTime(), began.getTime()));
  const vendorIds = await asUpkeep(db, (tx) => listVendorsWithUntied(tx, latest));
  await inTurns(context, vendorIds, async (vendorId) => {
    const forgotten = await asVendor(db, vendorId, (tx) =>
      deleteForgottenFiles(tx, { before, began, limit: FILES_AT_ONCE }),
    );
    for (const { storage_key: key } of forgotten) await files.remove({ vendorId, key });
    return forgotten.length === FILES_AT_ONCE;
  });
}

/**
 * Deletes bytes without a row, once a day old. Those of an organization unknown to the database stay: they belong to a
 * database that was not restored yet, or to another one.
 */
export async function sweepStrayBytes(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - DAY_MILLIS);
  const vendors = new Set<VendorId>();
  for await (const vendorId of eachVendorId(context.db)) vendors.add(vendorId);
  const old = new Map<VendorId, string[]>();
  for await (const { vendorId, key, modifiedAt } of context.files.list()) {
    const known = vendorId as VendorId;
    if (modifiedAt >= before || !vendors.has(known)) continue;
    const keys = old.get(known) ?? [];
    old.set(known, keys);
    keys.push(key);
    if (keys.length === KEYS_AT_ONCE) await removeUnknown(context, known, keys.splice(0));
  }
  for (const [vendorId, keys] of old) await removeUnknown(context, vendorId, keys);
}

async function removeUnknown({ db, files }: Context, vendorId: VendorId, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const known = await asVendor(db, vendorId, (tx) => listKnownKeys(tx, keys));
  for (const key of keys) if (!known.has(key)) await files.remove({ vendorId, key });
}
