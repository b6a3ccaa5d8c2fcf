import { defineTexts } from '@slotwise/contract/define-texts';

/** How much someone has interviewed. */
export const LEVEL_WORDS = defineTexts({
  TRAINEE: 'Trainee',
  INTERVIEWER: 'Interviewer',
  LEAD: 'Lead',
});
