import { defineTexts } from '@slotwise/contract/define-texts';

/** What every list of meetings shows of one. */
export const BOOKINGS = defineTexts({
  join: 'Join',
  joinWith: 'Join the meeting with {name}',
  noTime: 'time not set',
  round: 'Round {number}',
  namedRound: '{name} · round {number}',
  inCity: '{time} in {city}',
  created:
    '{name}: {time}.{mailed, plural, =0 {} one { # person gets an invitation by email.} other { # people get an invitation by email.}}',
  people: '{count, plural, one {# person} other {# people}}',
  view: 'View meeting',
  scheduleAnother: 'Schedule another',
  undo: 'Undo',
  accepted: 'Accepted',
  moved: 'New clock rules in {city}: agreed for {agreed}, clocks there will show {shown}',
  keepTime: 'Keep {time}',
  takeTime: 'Take {time}',
  keepHint:
    'The meeting moves so that clocks in {city} show {span}, as agreed. For people in other zones its time changes.',
  takeHint:
    'The meeting does not move. Clocks in {city} show {span}; for people in other zones nothing changes.',
  actOn: '{act}: {name}',
  decideLater: 'Decide later',
  everyoneMailed: 'Everyone gets an updated invitation by email that says why.',
  neither: 'Neither fits?',
  otherTime: 'Choose another time',
  movedTime: 'Moved time',
  whichIsMeant: 'No one has been notified yet. Which of the two times is right?',
  recruiterDecides: 'The recruiter decides which of the two times applies.',
});
