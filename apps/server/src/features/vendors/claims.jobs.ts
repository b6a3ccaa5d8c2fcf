import type { Context } from '#context.ts';
import { claimForgotten } from './claims.service.ts';

const REPEAT_MINUTES = 15;

/** Declares the upkeep that hands over invitations which their contact's sign-up did not. */
export function registerClaimJobs(context: Context): void {
  context.jobs.repeat('claim-vendors', REPEAT_MINUTES, () => claimForgotten(context));
}
