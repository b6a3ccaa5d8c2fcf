import type { CandidateDetails } from '@slotwise/contract/booking-parts/candidate.schema';
import { CTC_PERIOD_WORDS } from '@slotwise/contract/words';
import { amountText } from '#lib/amount-text.ts';
import { CANDIDATE } from './candidate.texts.ts';

/** 'INR 18,50,000 a year' */
export const payText = (
  amount: string,
  { currency, ctcPeriod }: Pick<CandidateDetails, 'currency' | 'ctcPeriod'>,
): string =>
  amount &&
  [amountText(amount, currency), ctcPeriod && CTC_PERIOD_WORDS[ctcPeriod]].filter(Boolean).join(' ');

export const yearsText = (years: number | null): string => (years === null ? '' : CANDIDATE.years({ years }));

export function noticeText(days: number | null): string {
  if (days === null) return '';
  return days === 0 ? CANDIDATE.noNotice() : CANDIDATE.days({ days });
}

export function yesNoText(answer: boolean | null): string {
  if (answer === null) return '';
  return answer ? CANDIDATE.yes() : CANDIDATE.no();
}
