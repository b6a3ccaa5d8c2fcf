import { defineTexts } from '@slotwise/contract/define-texts';

/** Files being uploaded, and why one is refused. */
export const FILE_DROP = defineTexts({
  chooseFiles: 'Choose files…',
  chooseFile: 'Choose a file…',
  dropThem: 'or drop them here.',
  dropIt: 'or drop it here.',
  uploads: '{label} being uploaded',
  tryAgain: 'Try again',
  tryAgainWith: 'Try again: {name}',
  removeFromList: 'Remove from the list',
  removeNameFromList: 'Remove {name} from the list',
  cancel: 'Cancel',
  cancelName: 'Cancel {name}',
  waiting: 'waiting',
  uploaded: 'uploaded',
  nameUploaded: '{name} uploaded',
  uploading: 'Uploading {name}',
  limits: '{types}, up to {size}',
  limitsEach: '{types}, up to {size} each',
  wrongType: 'Choose a {types} file.',
  tooLarge: '{size} is over the limit of {most}.',
  empty: 'This file is empty.',
});
