import { defineTexts } from '@slotwise/contract/define-texts';

/** The user's own meetings as a calendar that other programs read. */
export const CALENDAR = defineTexts({
  title: 'Your calendar',
  about:
    'Subscribe from Google, Outlook or Apple Calendar to see all your meetings there. The calendar app keeps them up to date. Anyone who has the address can read them, so keep it to yourself.',
  notLoaded: 'Your calendar could not be loaded',
  loading: 'Loading your calendar',
  make: 'Create an address',
  address: 'Address',
  copy: 'Copy address',
  refresh:
    'Calendars refresh on their own schedule, some only once a day. A meeting whose invitation you also accepted from an email may show up twice.',
  open: 'Open in calendar app',
  renew: 'Create a new address…',
  off: 'Switch off…',
  askRenew: 'Create a new address?',
  askOff: 'Switch your calendar off?',
  keep: 'Keep it',
  renewNow: 'Create a new address',
  offNow: 'Switch off',
  stops: 'The current address stops working at once, for everyone and in every app that reads it.',
  stopsAndRenews:
    'The current address stops working at once, for everyone and in every app that reads it. Subscribe to the new one there.',
});
