import { defineTexts } from '@slotwise/contract/define-texts';

/** What all pages behind links say. */
export const LINK_PAGES = defineTexts({
  company: 'for {company}',
  retry: 'Try again',
  incomplete: 'This address is not complete',
  openAgain: 'Open the link in your mail once more. Its last part, after the #, was lost on the way here.',
  noConnection: 'No connection',
  ended: 'This link no longer works',
  failed: 'This did not work',
});
