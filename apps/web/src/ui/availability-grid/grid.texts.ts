import { defineTexts } from '@slotwise/contract/define-texts';

/** What the grid shows, and how it is used. */
export const GRID = defineTexts({
  chosen: 'Chosen',
  oldTime: 'Old time',
  best: 'Best times',
  everyoneFree: 'Everyone needed is free',
  tooShort: 'Free, but under {minutes} min',
  outside: 'Outside hours',
  busy: 'Busy (titles stay private)',
  legend: 'What the grid shows',
  slider: 'Time of the meeting: arrow keys move it, Enter chooses',
  people: 'People',
  peopleInGrid: 'People in the grid',
});
