import type { Context } from '#context.ts';
import { asDirectory } from '#db/tenancy.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { deleteTriesBefore } from './limits/limits.queries.ts';
import { deleteLinksBefore } from './links/links.queries.ts';
import { deleteSessionsBefore } from './sessions/sessions.queries.ts';

const SWEEP_MINUTES = 60;
/** The longest time for which a counted try or a known network matters. */
const TRIES_KEPT_MILLIS = 31 * DAY_MILLIS;

/** Declares the upkeep that removes what has expired: sessions, mailed links and counted tries. */
export function registerAuthJobs(context: Context): void {
  context.jobs.repeat('sweep-accounts', SWEEP_MINUTES, () => sweepExpired(context));
}

/** What expired within the last day stays, so that its holder still reads 'expired' and not 'unknown'. */
export async function sweepExpired({ db, clock }: Context): Promise<void> {
  const ago = (millis: number) => new Date(clock.now().getTime() - millis);
  await asDirectory(db, async (tx) => {
    await deleteSessionsBefore(tx, ago(DAY_MILLIS));
    await deleteLinksBefore(tx, ago(DAY_MILLIS));
    await deleteTriesBefore(tx, ago(TRIES_KEPT_MILLIS));
  });
}
