import type { Billing, RateUnit, ResourceStatus } from '@slotwise/contract/booking-parts/resources.schema';
import { RATE_UNIT_WORDS } from '@slotwise/contract/words';
import { amountText } from '#lib/amount-text.ts';

export const RESOURCE_STATUS_WORDS: Record<ResourceStatus, string> = {
  PENDING_JOINING: 'Joining is pending',
  ACTIVE: 'Active',
  ENDED: 'Ended',
  BACKED_OUT: 'Backed out',
};

export const CYCLE_WORDS: Record<Billing['invoiceCycle'], string> = {
  WEEKLY: 'Every week',
  FORTNIGHTLY: 'Every two weeks',
  MONTHLY: 'Every month',
};

/** 'INR 1,850.50 per hour'; empty where no amount is given. */
export const rateText = (
  amount: string,
  { currency, rateUnit }: { currency: string; rateUnit: RateUnit | null },
): string =>
  amount &&
  [amountText(amount, currency), rateUnit && RATE_UNIT_WORDS[rateUnit].toLowerCase()]
    .filter(Boolean)
    .join(' ');
