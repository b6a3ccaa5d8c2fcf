import type { Billing } from '@slotwise/contract/bookings/resources/resources.schema';

export const UNIT_WORDS: Record<Billing['rateUnit'], string> = {
  HOUR: 'Per hour',
  DAY: 'Per day',
  MONTH: 'Per month',
  YEAR: 'Per year',
  FIXED: 'Fixed price',
};
