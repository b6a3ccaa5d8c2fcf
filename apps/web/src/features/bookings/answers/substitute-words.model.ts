import type { Substitute } from '@slotwise/contract/booking-parts/answers.schema';

/** How much someone has to do in the week of the meeting: '3 of 8 that week'. */
export function weekText({ thisWeek, maxPerWeek }: Pick<Substitute, 'thisWeek' | 'maxPerWeek'>): string {
  if (maxPerWeek !== null) return `${thisWeek} of ${maxPerWeek} that week`;
  return thisWeek === 0 ? 'none that week' : `${thisWeek} that week`;
}

/** 'Kotlin, SQL; 3 of 8 that week' */
export const fitText = (substitute: Substitute): string =>
  [substitute.sharedSkills.join(', '), weekText(substitute)].filter(Boolean).join('; ');
