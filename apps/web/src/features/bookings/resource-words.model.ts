import type { Billing, RateUnit, ResourceStatus } from '@slotwise/contract/booking-parts/resources.schema';
import { RATE_UNIT_WORDS } from '@slotwise/contract/words';
import { amountText } from '#lib/amount-text.ts';
import { PARTS } from './meeting-parts.texts.ts';

export const RESOURCE_STATUS_WORDS: Record<ResourceStatus, () => string> = {
  PENDING_JOINING: PARTS.joiningPending,
  ACTIVE: PARTS.active,
  ENDED: PARTS.ended,
  BACKED_OUT: PARTS.backedOut,
};

export const CYCLE_WORDS: Record<Billing['invoiceCycle'], () => string> = {
  WEEKLY: PARTS.weekly,
  FORTNIGHTLY: PARTS.fortnightly,
  MONTHLY: PARTS.monthly,
};

/** 'INR 1,850.50 per hour'; empty if no amount is given. */
export const rateText = (
  amount: string,
  { currency, rateUnit }: { currency: string; rateUnit: RateUnit | null },
): string =>
  amount &&
  [amountText(amount, currency), rateUnit && RATE_UNIT_WORDS[rateUnit].toLowerCase()]
    .filter(Boolean)
    .join(' ');
