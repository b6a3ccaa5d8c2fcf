import { defineTexts } from '@slotwise/contract/define-texts';

export const MEETING = defineTexts({
  opening: 'Opening…',
  unreachable: 'Your interview could not be loaded. Check your connection, then try again.',
  ended:
    'The interview is over, or a newer email has a newer link. Reply to any email about it, and a person will read it.',
  offline: 'You’re offline. This is the meeting as it stood when you were last online.',
  private: 'This page is for you only. Anyone with its link can act for you, so please don’t share it.',
  hello: 'Hello {name},',
  back: 'Back',
  noConnection: 'There is no connection at the moment. Nothing is lost: try again once you’re online.',
  changed: 'The meeting has changed in the meantime. Check it as it is now, then try again.',
  subject: 'Interview: {what}',
  writeTo: 'Write to {name}',
  questions: 'Questions? Write to {name}:',
  anInterview: 'An interview',
  jobAt: '{job} at {company}',
  peopleAt: 'people at {company}',
  person: '{name} ({job})',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  about:
    '{length, select, none {} other {{length} }}{how, select, VIDEO {by video} PHONE {by phone} ONSITE {on site} other {on site at {how}}} with {people}.',
  span: '{day}, {start} to {end}',
  spanOfDays: '{firstDay}, {start} to {lastDay}, {end}',
  months: '{first} to {last}',
});
