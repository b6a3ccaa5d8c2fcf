import { defineTexts } from '@slotwise/contract/define-texts';

/** The help on every screen. */
export const HELP = defineTexts({
  help: 'Help',
  search: 'Search help',
  pages: 'Help pages',
  shortcuts: 'Press ? for keyboard shortcuts.',
  hits: 'Search results',
  nothing: 'No results. Try fewer words.',
});
