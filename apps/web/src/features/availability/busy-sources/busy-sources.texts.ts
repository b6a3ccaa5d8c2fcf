import { defineTexts } from '@slotwise/contract/define-texts';

/** External calendars that show when a person is busy. */
export const BUSY = defineTexts({
  addAccount: 'Add a CalDAV account',
  find: 'Find calendars',
  server: 'Server',
  serverHint: 'For example https://caldav.icloud.com, https://caldav.fastmail.com or your own server',
  username: 'Username',
  password: 'App password',
  passwordHint:
    'Create an app password for Slotwise in your account’s settings, so you can revoke it there. It is stored encrypted and never shown again. Google does not accept app passwords here: use the calendar’s secret address instead.',
  add: 'Add calendar',
  byAddress: 'By address…',
  account: 'CalDAV account…',
  fromFile: 'From a file…',
  notOffered: 'Connected calendars are switched off on this server',
  title: 'Busy times',
  about:
    'Events in your other calendars count as busy when someone looks for a time. Slotwise keeps only when they start and end, never titles, places or people, and only you see which calendar they come from.',
  notLoaded: 'The busy times could not be loaded',
  loading: 'Loading busy times',
  none: 'No other calendars yet. Only meetings scheduled here count as busy.',
  others: 'Other calendars',
  choose: 'Choose calendars',
  connectChosen: 'Connect calendars',
  chosen: 'Calendars that count as busy',
  name: 'Name',
  nameHint: 'Only for you, for example Work or Family',
  addFeed: 'Add a calendar by address',
  connect: 'Connect calendar',
  address: 'Address',
  addressHint: 'Begins with https:// or webcal://',
  where: 'Where to find the address',
  addressIsSecret:
    'Anyone with this address can read the calendar, so it is stored encrypted and never shown again. Slotwise syncs it about every 15 minutes.',
  addFile: 'Add a calendar file',
  fileHint:
    'Export the calendar as an .ics file from your calendar app. A file does not update by itself: replace it when your calendar changes.',
  file: 'Calendar file',
  askRemove: 'Remove {name}?',
  keep: 'Keep it',
  remove: 'Remove busy times',
  removal:
    'Interviews can be offered at these times again. Meetings scheduled here stay as they are, and nothing changes in the calendar itself.',
  stillCount: '{error} The busy times from the last sync still count.',
  removeOne: 'Remove {name}',
  removeShort: 'Remove',
  old: 'May be out of date',
  off: 'Switched off',
  unreadable: 'Cannot be read',
  readOne: 'Sync now: {name}',
  readNow: 'Sync now',
  kind: '{kind, select, FILE {Calendar file} FEED {Published calendar} other {CalDAV account}}{host, select, none {} other { on {host}}}',
  nothingAhead: 'No upcoming busy times',
  ahead: '{count, plural, one {# busy time} other {# busy times}} until {date}',
  read: 'updated {ago}',
  notRead: 'not updated yet',
  nextSoon: '{failed, select, true {next attempt} other {next sync}} in a moment',
  nextIn: '{failed, select, true {next attempt} other {next sync}} in {span}',
});

/** Where calendar programs show a calendar's secret address. */
export const ADDRESS_PLACES = defineTexts({
  Google: 'Settings › your calendar › Integrate calendar › Secret address in iCal format',
  Outlook:
    'Settings › Calendar › Shared calendars › Publish a calendar: copy the ICS link. Sharing only when you are busy is enough.',
  iCloud: 'Make the calendar public and copy its link, which begins with webcal://.',
});
