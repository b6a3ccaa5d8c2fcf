import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { VendorId } from '#db/tenancy.ts';
import { holdZip, type Holding } from './hold-zip.service.ts';
import { isOutage, onceBack } from './outage.service.ts';
import { RENEW_MILLIS, ZipGone } from './reading.rules.ts';

const underWay = new WeakMap<Database, Map<string, AbortController>>();

function getReadings({ db }: Context): Map<string, AbortController> {
  const known = underWay.get(db) ?? new Map<string, AbortController>();
  underWay.set(db, known);
  return known;
}

/** Ends the reading of a zip in this process. Another process finds the zip gone when it writes. */
export function stopReading(context: Context, zipId: string): void {
  getReadings(context).get(zipId)?.abort();
}

type Lease = { vendorId: VendorId; zipId: string; held: Date };
type Working = { signal: AbortSignal; renewMillis?: number | undefined };

/**
 * Works on a zip that this process has just taken, and keeps its lease meanwhile, however long a step takes. The signal that
 * `work` gets says that the process stops, that the zip is being deleted or that someone else has it: then nothing is
 * written any more. What fails is tried again when the lease has ended; where a store was away or full, at the next look once
 * that is over. Answers whether the next piece of work may be begun at once.
 */
export async function workOn(
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
  // One at a time: on a slow store renewals would pile up in front of the work that they are for.
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
    if (hasNoStore) await onceBack(() => giveBack(holding), signal);
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

/** The lease is given back, so that the next process need not wait for its end. */
const giveBack = (holding: Holding): Promise<void> =>
  holding
    .end(() => Promise.resolve({}))
    .catch((error: unknown) => {
      if (!(error instanceof ZipGone)) throw error;
    });
