import type { CandidateDetails } from '@slotwise/contract/booking-parts/candidate.schema';
import { CTC_PERIOD_WORDS } from '@slotwise/contract/words';
import { amountText } from '#lib/amount-text.ts';
import { counted } from '#lib/dates/date-text.ts';

export const SOURCE_WORDS: Record<NonNullable<CandidateDetails['source']>, string> = {
  VENDOR: 'Vendor',
  REFERRAL: 'Referral',
  PORTAL: 'Job portal',
  DEEPGAZE: 'Deepgaze',
  DIRECT: 'Direct',
};

/** 'INR 18,50,000 a year' */
export const payText = (
  amount: string,
  { currency, ctcPeriod }: Pick<CandidateDetails, 'currency' | 'ctcPeriod'>,
): string =>
  amount &&
  [amountText(amount, currency), ctcPeriod && CTC_PERIOD_WORDS[ctcPeriod]].filter(Boolean).join(' ');

export const yearsText = (years: number | null): string =>
  years === null ? '' : counted(years, 'year', 'years');

export function noticeText(days: number | null): string {
  if (days === null) return '';
  return days === 0 ? 'None' : counted(days, 'day', 'days');
}

export function yesNoText(answer: boolean | null): string {
  if (answer === null) return '';
  return answer ? 'Yes' : 'No';
}
