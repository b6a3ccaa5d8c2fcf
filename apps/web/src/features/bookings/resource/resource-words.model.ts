import type {
  Billing,
  Resource,
  ResourceStatus,
} from '@slotwise/contract/bookings/resources/resources.schema';

export const RESOURCE_STATUS_WORDS: Record<ResourceStatus, string> = {
  PENDING_JOINING: 'Joining is pending',
  ACTIVE: 'Active',
  ENDED: 'Ended',
  BACKED_OUT: 'Backed out',
};

export const WORK_MODE_WORDS: Record<NonNullable<Resource['workMode']>, string> = {
  ONSITE: 'On site',
  HYBRID: 'Hybrid',
  REMOTE: 'Remote',
};

export const UNIT_WORDS: Record<Billing['rateUnit'], string> = {
  HOUR: 'Per hour',
  DAY: 'Per day',
  MONTH: 'Per month',
  YEAR: 'Per year',
  FIXED: 'Fixed price',
};

export const CYCLE_WORDS: Record<Billing['invoiceCycle'], string> = {
  WEEKLY: 'Every week',
  FORTNIGHTLY: 'Every two weeks',
  MONTHLY: 'Every month',
};

/** 'INR 92.50 per hour'; empty where no amount is given. */
export const rateText = (
  amount: string,
  { currency, rateUnit }: Pick<Billing, 'currency' | 'rateUnit'>,
): string => amount && `${currency} ${amount} ${UNIT_WORDS[rateUnit].toLowerCase()}`.trim();
