import { LIMITS } from '@slotwise/contract/limits';
import { TOTAL } from './print-total.texts.ts';

/** How many there are, where the server counts no further than a limit: '58', 'over 20,000'. */
export const printTotal = (total: number): string =>
  total === LIMITS.countedUpTo + 1 ? TOTAL.over({ count: LIMITS.countedUpTo }) : String(total);
