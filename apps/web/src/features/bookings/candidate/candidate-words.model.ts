import type { CandidateDetails } from '@slotwise/contract/bookings/candidate/candidate.schema';
import { counted } from '#lib/date-text.ts';

export const CTC_PERIOD_WORDS: Record<NonNullable<CandidateDetails['ctcPeriod']>, string> = {
  YEAR: 'a year',
  MONTH: 'a month',
  DAY: 'a day',
  HOUR: 'an hour',
};

export const SOURCE_WORDS: Record<NonNullable<CandidateDetails['source']>, string> = {
  VENDOR: 'Vendor',
  REFERRAL: 'Referral',
  PORTAL: 'Job portal',
  DEEPGAZE: 'Deepgaze',
  DIRECT: 'Direct',
};

/** 'INR 18,50,000 a year': grouped as the currency's own country does. */
export function payText(
  amount: string,
  { currency, ctcPeriod }: Pick<CandidateDetails, 'currency' | 'ctcPeriod'>,
): string {
  if (!amount) return '';
  const [whole = '', cents] = amount.split('.');
  const grouped = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-GB').format(BigInt(whole));
  const figure = cents ? `${grouped}.${cents}` : grouped;
  return [currency, figure, ctcPeriod && CTC_PERIOD_WORDS[ctcPeriod]].filter(Boolean).join(' ');
}

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
