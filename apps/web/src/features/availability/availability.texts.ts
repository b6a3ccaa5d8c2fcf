import { defineTexts } from '@slotwise/contract/define-texts';

/** Calendar files. */
export const FILES = defineTexts({
  replaceOne: 'Replace {name}…',
  replace: 'Replace…',
  newFile: 'New file for {name}',
  unnamed: 'Calendar',
});
