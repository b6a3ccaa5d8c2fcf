import type { Context } from '#context.ts';
import { asDirectory } from '#db/tenancy.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { deleteTriesBefore } from './limits.queries.ts';
import { deleteLinksBefore, listAbandoned } from './links.queries.ts';
import { deleteSignUp } from './registration.service.ts';
import { deleteSessionsBefore } from './sessions.queries.ts';

/** The longest time a counted attempt or a known network is relevant. */
const TRIES_KEPT_MILLIS = 31 * DAY_MILLIS;
/** How long after its link expired a sign-up may still ask for another one. */
const SIGN_UPS_KEPT_MILLIS = 7 * DAY_MILLIS;
const SIGN_UPS_A_SWEEP = 500;

/** Removes sessions, mailed links and counted tries. What expired within the last day stays, so that its holder gets 'expired' rather than 'unknown'. */
export async function sweepExpired(context: Context): Promise<void> {
  const ago = (millis: number) => new Date(context.clock.now().getTime() - millis);
  await asDirectory(context.db, async (tx) => {
    await deleteSessionsBefore(tx, ago(DAY_MILLIS));
    await deleteLinksBefore(tx, ago(DAY_MILLIS));
    await deleteTriesBefore(tx, ago(TRIES_KEPT_MILLIS));
  });
  const abandoned = await asDirectory(context.db, (tx) =>
    listAbandoned(tx, ago(SIGN_UPS_KEPT_MILLIS), SIGN_UPS_A_SWEEP),
  );
  for (const vendorId of abandoned) await deleteSignUp(context, vendorId);
}
