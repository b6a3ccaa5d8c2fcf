import { LIMITS } from '@slotwise/contract/limits';

/** How many there are, where the server counts no further than a limit: '58', 'over 20,000'. */
export const printTotal = (total: number): string =>
  total === LIMITS.countedUpTo + 1 ? `over ${LIMITS.countedUpTo.toLocaleString('en')}` : String(total);
