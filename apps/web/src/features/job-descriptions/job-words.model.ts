import type {
  JdPriority,
  JdStatus,
  JobDetails,
} from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { WeightedSkill } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { RATE_UNIT_WORDS, WORK_MODE_WORDS } from '@slotwise/contract/words';
import { amountText } from '#lib/amount-text.ts';
import { counted } from '#lib/dates/date-text.ts';

export const PRIORITY_WORDS: Record<JdPriority, string> = {
  LOW: 'Low priority',
  NORMAL: 'Normal priority',
  HIGH: 'High priority',
};

export const WEIGHT_WORDS = ['minor', 'useful', 'usual', 'important', 'decisive'] as const;

export const STATUS_TONES: Record<JdStatus, 'neutral' | 'waiting' | 'good' | 'over'> = {
  DRAFT: 'neutral',
  OPEN: 'good',
  ON_HOLD: 'waiting',
  CLOSED: 'over',
  FILLED: 'over',
  CANCELLED: 'over',
};

const ENDED: readonly JdStatus[] = ['CLOSED', 'FILLED', 'CANCELLED'];

export const isEnded = (status: JdStatus): boolean => ENDED.includes(status);

/** 'Bengaluru · hybrid', as far as it is known. */
export const placeText = ({ location, workMode }: Pick<JobDetails, 'location' | 'workMode'>): string =>
  [location, workMode && WORK_MODE_WORDS[workMode].toLowerCase()].filter(Boolean).join(' · ');

/** '5 to 10 years', 'at least 5 years', 'up to 10 years'. */
export function experienceText({
  experienceMin: min,
  experienceMax: max,
}: Pick<JobDetails, 'experienceMin' | 'experienceMax'>): string {
  if (min !== null && max !== null) return min === max ? years(min) : `${min} to ${years(max)}`;
  if (min !== null) return `at least ${years(min)}`;
  return max === null ? '' : `up to ${years(max)}`;
}

const years = (count: number) => counted(count, 'year', 'years');

/** No one writes the cents of a budget that has none. */
export const shortAmount = (amount: string): string => amount.replace(/\.00$/, '');

/** 'INR 18,00,000 to 26,00,000 per year'; empty where no amount is known. */
export function budgetText({
  budgetMin,
  budgetMax,
  currency,
  rateUnit,
}: Pick<JobDetails, 'budgetMin' | 'budgetMax' | 'currency' | 'rateUnit'>): string {
  if (!budgetMin && !budgetMax) return '';
  const [min, max] = [budgetMin, budgetMax].map((amount) => amountText(shortAmount(amount), ''));
  const both = min && max ? `${min} to ${max}` : '';
  const amount = both || (min ? `from ${min}` : `up to ${max}`);
  return [currency, amount, rateUnit && RATE_UNIT_WORDS[rateUnit].toLowerCase()].filter(Boolean).join(' ');
}

/** 'weight 5, decisive, 4 years'. */
export const skillText = ({ weight, minYears }: WeightedSkill): string =>
  [`weight ${weight}`, WEIGHT_WORDS[weight - 1], minYears ? `${years(minYears)} or more` : '']
    .filter(Boolean)
    .join(', ');

/** '60 min · 2 panelists · SQL, Kafka'. */
export const roundText = ({
  durationMinutes,
  requiredCount,
  panelTags,
}: Pick<JobDetails['rounds'][number], 'durationMinutes' | 'requiredCount' | 'panelTags'>): string =>
  [`${durationMinutes} min`, counted(requiredCount, 'panelist', 'panelists'), panelTags.join(', ')]
    .filter(Boolean)
    .join(' · ');
