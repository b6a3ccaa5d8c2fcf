import { defineTexts } from '@slotwise/contract/define-texts';

/** Someone's interviewing experience. */
export const LEVEL_WORDS = defineTexts({
  TRAINEE: 'Trainee',
  INTERVIEWER: 'Interviewer',
  LEAD: 'Lead',
});
