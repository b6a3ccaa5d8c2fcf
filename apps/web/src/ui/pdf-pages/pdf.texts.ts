import { defineTexts } from '@slotwise/contract/define-texts';

/** Reading a PDF in place. */
export const PDF = defineTexts({
  broken: 'This file cannot be read as a PDF',
  brokenHint: 'It is damaged or incomplete. Download it and try another program, or ask for a new copy.',
  locked: 'This PDF asks for a password',
  lockedHint: 'Download it and open it with the password, or ask the sender for a copy without one.',
  stuck: 'The reader did not start',
  stuckHint: 'A part of it could not be loaded. Check the connection and try again, or download the file.',
  tryAgain: 'Try again',
  page: 'Page {number} of {count}',
  picture: 'Page {number} of {count}, a picture without text',
  pageBroken: 'This page could not be drawn.',
  loading: 'Loading {name}',
  notLoaded: 'The document could not be loaded',
  pages: 'Pages',
  pagesOf: 'Pages of {name}',
  previous: 'Previous page',
  next: 'Next page',
  pageWord: 'Page',
  place: '{number} of {count}',
  size: 'Size',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fitWidth: 'Fit width',
  fitWidthKey: 'Fit width (0)',
  fit: 'Fit',
});
