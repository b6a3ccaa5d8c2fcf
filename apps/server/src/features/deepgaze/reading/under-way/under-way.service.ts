import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';

const underWay = new WeakMap<Database, Map<string, AbortController>>();

function readingsOf({ db }: Context): Map<string, AbortController> {
  const known = underWay.get(db) ?? new Map<string, AbortController>();
  underWay.set(db, known);
  return known;
}

/** Notes that this process reads a zip. The signal says that the process stops or that the zip is being deleted. */
export function startReading(context: Context, zipId: string, stopping: AbortSignal) {
  const own = new AbortController();
  const readings = readingsOf(context);
  readings.set(zipId, own);
  return {
    signal: AbortSignal.any([own.signal, stopping]),
    end: (): void => {
      if (readings.get(zipId) === own) readings.delete(zipId);
    },
  };
}

/** Ends the reading of a zip in this process. Another process finds the zip gone when it writes. */
export function stopReading(context: Context, zipId: string): void {
  readingsOf(context).get(zipId)?.abort();
}
