import { defineTexts } from '@slotwise/contract/define-texts';

/** Where someone is logged in. */
export const SESSIONS = defineTexts({
  endOne: 'Log out {device}',
  endOthers: 'Log out everywhere else',
  end: 'Log out',
  password: 'Current password',
  noPassword: 'Current password is required',
  unknown: 'Unknown device',
  current: 'This device',
  facts: '{isCurrent, select, true {In use now} other {Last seen {ago}}} · logged in {since}',
  endThis: 'Log out {device}, last seen {ago}',
  title: 'Where you are logged in',
  notLoaded: 'The sessions could not be loaded',
  loading: 'Loading sessions',
  sessions: 'Sessions',
});
