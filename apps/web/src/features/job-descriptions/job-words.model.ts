import type { JdStatus, JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { WeightedSkill } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { WORK_MODE_WORDS } from '@slotwise/contract/words';
import { amountText } from '#lib/amount-text.ts';
import { JOBS, WEIGHT_WORDS } from './jobs.texts.ts';

/** The weights from one to five. */
export const WEIGHTS = ['MINOR', 'USEFUL', 'USUAL', 'IMPORTANT', 'DECISIVE'] as const;

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

/** 'Bengaluru · hybrid', or the part that is known. */
export const placeText = ({ location, workMode }: Pick<JobDetails, 'location' | 'workMode'>): string =>
  [location, workMode && WORK_MODE_WORDS[workMode].toLowerCase()].filter(Boolean).join(' · ');

/** '5 to 10 years', 'at least 5 years', 'up to 10 years'. */
export function experienceText({
  experienceMin: min,
  experienceMax: max,
}: Pick<JobDetails, 'experienceMin' | 'experienceMax'>): string {
  if (min === null && max === null) return '';
  const closed = min === max ? 'EXACT' : 'RANGE';
  const kind = max === null ? 'FROM' : min === null ? 'TO' : closed;
  return JOBS.experienceText({ kind, min: min ?? 0, max: max ?? 0 });
}

/** Drops the decimals of a round amount. */
export const shortAmount = (amount: string): string => amount.replace(/\.00$/, '');

/** 'INR 18,00,000 to 26,00,000 per year'; empty if no amount is known. */
export function budgetText({
  budgetMin,
  budgetMax,
  currency,
  rateUnit,
}: Pick<JobDetails, 'budgetMin' | 'budgetMax' | 'currency' | 'rateUnit'>): string {
  if (!budgetMin && !budgetMax) return '';
  const min = amountText(shortAmount(budgetMin), '');
  const max = amountText(shortAmount(budgetMax), '');
  return JOBS.budgetText({
    currency: currency || 'none',
    kind: min && max ? 'RANGE' : min ? 'FROM' : 'TO',
    min,
    max,
    unit: rateUnit ?? 'none',
  });
}

/** 'weight 5, decisive, 4 years'. */
export const skillText = ({ weight, minYears }: WeightedSkill): string =>
  JOBS.skill({ weight, word: WEIGHT_WORDS[WEIGHTS[weight - 1] ?? 'USUAL'](), years: minYears ?? 0 });

/** '60 min · 2 panelists · SQL, Kafka'. */
export const roundText = ({
  durationMinutes,
  requiredCount,
  panelTags,
}: Pick<JobDetails['rounds'][number], 'durationMinutes' | 'requiredCount' | 'panelTags'>): string =>
  [JOBS.minutes({ minutes: durationMinutes }), JOBS.panelists({ count: requiredCount }), panelTags.join(', ')]
    .filter(Boolean)
    .join(' · ');
