import { LIMITS } from '@slotwise/contract/limits';
import { TOTAL } from './print-total.texts.ts';

/** A total, which the server counts only up to a limit: '58', 'over 20,000'. */
export const printTotal = (total: number): string =>
  total === LIMITS.countedUpTo + 1 ? TOTAL.over({ count: LIMITS.countedUpTo }) : String(total);
