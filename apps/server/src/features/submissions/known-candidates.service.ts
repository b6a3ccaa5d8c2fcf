import type { CandidatePatch } from '@slotwise/contract/bookings/candidate/candidate.schema';
import type { Actor, Context } from '#context.ts';
import { admitLookUp, forgiveLookUp } from '#features/auth/limits/limits.service.ts';
import { isIdentifying } from './candidate-identity.service.ts';
import { isTelling } from './ownership.rules.ts';

type Pair = { clientId: string; supplierId: string };

/**
 * Does what may tell a supplier that its client knows a candidate. Only so many of these answers are given within a
 * day; RATE_LIMITED after that, before anything is looked up. The count outlives what the refusal rolls back.
 */
export async function countingKnown<T>(context: Context, pair: Pair, work: () => Promise<T>): Promise<T> {
  await admitLookUp(context, pair);
  let isKnown = false;
  try {
    return await work();
  } catch (error) {
    isKnown = isTelling(error);
    throw error;
  } finally {
    if (!isKnown) await forgiveLookUp(context, pair);
  }
}

/** The same for a change of a candidate, where it is a supplier's and touches what identifies them. */
export function countingIdentity<T>(
  context: Context,
  { vendorId: clientId, guestOf }: Actor,
  patch: CandidatePatch | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!guestOf || !isIdentifying(patch)) return work();
  return countingKnown(context, { clientId, supplierId: guestOf.vendorId }, work);
}
