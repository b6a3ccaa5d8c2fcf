import type { Substitute } from '@slotwise/contract/booking-parts/answers.schema';
import { ANSWERS } from './answers.texts.ts';

/** Someone's workload in the week of the meeting: '3 of 8 that week'. */
export function weekText({ thisWeek, maxPerWeek }: Pick<Substitute, 'thisWeek' | 'maxPerWeek'>): string {
  if (maxPerWeek !== null) return ANSWERS.ofThatWeek({ count: thisWeek, most: maxPerWeek });
  return ANSWERS.thatWeek({ count: thisWeek });
}

/** 'Kotlin, SQL; 3 of 8 that week' */
export const fitText = (substitute: Substitute): string =>
  [substitute.sharedSkills.join(', '), weekText(substitute)].filter(Boolean).join('; ');
