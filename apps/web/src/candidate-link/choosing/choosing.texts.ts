import { defineTexts } from '@slotwise/contract/define-texts';

/** Choosing a time, first or new. */
export const CHOOSING = defineTexts({
  choose: 'Choose a time for your interview',
  chooseAnother: 'Choose another time',
  present:
    'It is now set for {span}, {zone}. That time stays yours until you confirm another one. You can move it {moves, plural, =1 {once} =2 {twice} other {# times}}.',
  until: 'Choose by {last}.',
  movable: 'You can move it {moves, plural, =1 {once} =2 {twice} other {# times}} afterwards.',
  movableUntil:
    'You can move it {moves, plural, =1 {once} =2 {twice} other {# times}} afterwards, up to {notice} before it starts.',
  days: 'Days',
  chooseDay: 'Choose a day',
  earlier: 'Earlier',
  later: 'Later',
  dayWithTimes: '{day}, {count, plural, =0 {no times} one {# time} other {# times}}',
  free: '{count, plural, =0 {none} other {# free}}',
  night: 'Night',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  yourChoice: 'Your choice',
  next: 'Continue',
  looking: 'Looking for free times…',
  notLoaded: 'The free times could not be loaded. Check your connection.',
  retry: 'Try again',
  noTimes: 'No times',
  noneFree: 'No time is free at the moment.',
  allBusy:
    'Everyone you are due to meet is busy on the days set aside. Say when you can come, and {recruiter} will find a time.',
  sayWhen: 'Say when you can come',
  lookAgain: 'Look again',
  noneSuits: 'None of these work for me',
  withdraw: 'Withdraw…',
  isRight: 'Is this right?',
  moveHere: 'Move to this time?',
  onDay: '{weekday}, {zone}',
  youMeet:
    'You’ll meet {people} {how, select, VIDEO {by video} PHONE {by phone} ONSITE {on site} other {on site at {how}}} on {when}, {zone} time.',
  insteadOf: 'Instead of {span}.',
  booking: 'Booking…',
  moveIt: 'Move my interview',
  book: 'Book this time',
  taken: '{day}, {clock} has just been taken by someone else. These times are free now.',
  moved: 'Your interview has been moved. An email with the new time is on its way.',
  booked: 'Your interview is set. The invitation is on its way by email.',
});
