import { defineTexts } from '@slotwise/contract/define-texts';

/** The documents of a meeting. */
export const DOCUMENTS = defineTexts({
  attach: 'Attach documents',
  kind: 'Type',
  whoReads: 'Who can read it',
  title: 'Documents',
  full: 'A meeting holds up to {most} documents.',
  notAttached: 'Uploaded, not attached',
  notYet: '{size} · uploaded, not attached yet',
  attachAgain: 'Attach again',
  leaveOut: 'Leave out',
  list: 'Documents of this meeting',
  shared: 'Shared',
  version: 'version {version}',
  readOne: 'Read {fileName}',
  read: 'Read',
  downloadOne: 'Download {fileName}',
  download: 'Download',
  none: 'No documents',
  attachResume: 'Attach the resume, so that the panel can read it here.',
  imageNotLoaded: 'The image could not be loaded',
  loading: 'Loading {name}',
  askRemove: 'Remove this document?',
  keep: 'Keep the document',
  remove: 'Remove document',
  removal: '{fileName} will be removed for everyone on this meeting. Its name stays in the history.',
});
