import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { VendorId } from '#db/tenancy.ts';
import { holdZip, type Holding } from './hold-zip.service.ts';
import { isOutage, writeOnceBack } from './outage.service.ts';
import { RENEW_MILLIS, ZipGone } from './reading.rules.ts';

const underWay = new WeakMap<Database, Map<string, AbortController>>();

function getReadings({ db }: Context): Map<string, AbortController> {
  const known = underWay.get(db) ?? new Map<string, AbortController>();
  underWay.set(db, known);
  return known;
}

/** Stops reading a zip in this process. Another process notices when it writes. */
export function stopReading(context: Context, zipId: string): void {
  getReadings(context).get(zipId)?.abort();
}

type Lease = { vendorId: VendorId; zipId: string; held: Date };
type Working = { signal: AbortSignal; renewMillis?: number | undefined };

/**
 * Works on a zip that this process has just leased, renewing the lease however long a step takes. `work` gets a signal
 * that aborts when the process stops, the zip is deleted or someone else has it: then nothing more is written. Failed
 * work is retried after the lease expires, or at the next check if a store was unavailable or full. Returns whether
 * more work can start at once.
 */
export async function holdWhileWorking(
  context: Context,
  lease: Lease,
  { signal: stopping, renewMillis = RENEW_MILLIS }: Working,
  work: (holding: Holding, signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const { zipId } = lease;
  const own = new AbortController();
  const signal = AbortSignal.any([own.signal, stopping]);
  const readings = getReadings(context);
  readings.set(zipId, own);
  const holding = holdZip(context, lease);
  // One at once: on a slow store renewals would pile up in front of the work they protect.
  let renewal: Promise<void> | undefined;
  const renewing = setInterval(() => {
    renewal ??= renew(context, holding, own).finally(() => (renewal = undefined));
  }, renewMillis);
  try {
    await work(holding, signal);
    return true;
  } catch (error) {
    const hasNoStore = isOutage(error);
    if (error instanceof ZipGone) context.log.info({ zipId }, 'a zip is gone and not read any further');
    else if (!signal.aborted)
      context.log.error({ err: error, zipId }, 'a zip was not read to its end and is tried again');
    if (hasNoStore) await writeOnceBack(() => giveBack(holding), signal);
    else if (signal.aborted) await giveBack(holding);
    return !hasNoStore;
  } finally {
    clearInterval(renewing);
    if (readings.get(zipId) === own) readings.delete(zipId);
  }
}

async function renew({ log }: Context, holding: Holding, own: AbortController): Promise<void> {
  try {
    await holding.renew();
  } catch (error) {
    if (error instanceof ZipGone) own.abort();
    else log.warn({ err: error, zipId: holding.zipId }, 'the lease of a zip could not be renewed');
  }
}

/** Releases the lease, so that the next process need not wait for it to expire. */
const giveBack = (holding: Holding): Promise<void> =>
  holding
    .end(() => Promise.resolve({}))
    .catch((error: unknown) => {
      if (!(error instanceof ZipGone)) throw error;
    });
