import { defineTexts } from '@slotwise/contract/define-texts';

/** What all pages behind links say. */
export const LINK_PAGES = defineTexts({
  retry: 'Try again',
  incomplete: 'This link is incomplete',
  openAgain: 'Open the link in your email again. The part after the # is missing.',
  noConnection: 'No connection',
  ended: 'This link no longer works',
  failed: 'This did not work',
});
