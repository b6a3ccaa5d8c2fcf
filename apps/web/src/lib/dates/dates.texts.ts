import { defineTexts } from '@slotwise/contract/define-texts';

/** Days close to today, and time spans. */
export const DATES = defineTexts({
  endOf: 'the end of {date}',
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count} h',
  minutes: '{count} min',
  justNow: 'just now',
  ago: '{time} ago',
  until: 'in {time}',
  endsIn: 'now, ends in {time}',
  ended: 'ended {time} ago',
});
