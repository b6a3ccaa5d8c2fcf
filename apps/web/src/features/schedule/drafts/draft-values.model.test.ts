import { draftSchema } from '@slotwise/contract/bookings/drafts.schema';
import { MEETING_MODES } from '@slotwise/contract/bookings/bookings.schema';
import { expect, test } from 'vitest';
import { fromDraft, isWorthKeeping, toDraft } from './draft-values.model.ts';
import { EMPTY_MEETING, type MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat } from '#features/bookings/meeting-values/seat.model.ts';

/** Repeatable random numbers below a bound (Numerical Recipes' linear congruential generator). */
function dice(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const LETTERS = [
  'a',
  'T',
  '%',
  '5',
  '4',
  ',',
  ' ',
  '/',
  ':',
  '-',
  'é',
  '日',
  '"',
  '\\',
  '%54',
  '2030-11-26',
  '14:30',
];

/** Only complete windows are stored. */
const aWindow = (roll: (bound: number) => number) => ({
  windows: [{ date: `2030-11-${10 + roll(20)}`, from: `${10 + roll(6)}:30`, until: `${17 + roll(6)}:15` }],
  windowsZone: 'Europe/Stockholm',
});

function typedMeeting(seed: number): MeetingValues {
  const roll = dice(seed);
  const text = () => Array.from({ length: roll(6) }, () => LETTERS[roll(LETTERS.length)]).join('');
  const number = () => [roll(40), '', roll(80) / 10][roll(3)] ?? '';
  const flag = () => roll(2) === 1;
  return {
    candidateDetails: {
      candidateName: text(),
      email: text(),
      phone: text(),
      whatsApp: text(),
      linkedIn: text(),
      timeZone: flag() ? 'Europe/Stockholm' : '',
      currentLocation: text(),
      currentCompany: text(),
      currentDesignation: text(),
      totalExperience: number(),
      noticePeriodDays: number(),
      primarySkills: text(),
      ...(flag() ? aWindow(roll) : { windows: [], windowsZone: '' }),
    },
    choosing: flag()
      ? {
          firstDay: text(),
          lastDay: '2026-12-04',
          answerBy: text(),
          moves: roll(10),
          cutOffHours: roll(100),
          slotStep: '30',
        }
      : null,
    jdId: flag() ? text() : null,
    jobTitle: text(),
    roundName: text(),
    roundNumber: number(),
    previousBookingId: flag() ? text() : null,
    scorecard: Array.from({ length: roll(5) }, () => ({ name: text(), weight: roll(9), mustHave: flag() })),
    panel: Array.from({ length: roll(4) }, () =>
      keptSeat({ panelistId: flag() ? text() : null, name: text(), email: text(), required: flag() }),
    ),
    pools: Array.from({ length: roll(3) }, () => ({
      need: 1 + roll(4),
      skill: flag() ? text() : '',
      members: [{ panelistId: text(), name: text() }],
      seated: flag() ? [text()] : [],
    })),
    date: text(),
    start: text(),
    minutes: flag() ? roll(700) : '',
    refusedEnd: text(),
    timeZone: flag() ? 'Asia/Kolkata' : '',
    mode: MEETING_MODES[roll(3)] ?? 'VIDEO',
    meetingLink: text(),
    dialIn: text(),
    venue: text(),
    instructions: text(),
  };
}

test('whatever was typed comes back from a draft unchanged, after transfer and validation', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const values = typedMeeting(seed);
    const wire: unknown = JSON.parse(JSON.stringify(toDraft(values)));
    expect(fromDraft(draftSchema.parse(wire)), `seed ${seed}`).toEqual(values);
  }
});

test('a chosen time is stored as a wall time, a half-typed one as typed', () => {
  const at = (date: string, start: string) =>
    toDraft({ ...EMPTY_MEETING, date, start }).meetingInfo?.startTime;
  expect(at('2030-11-26', '14:30')).toBe('2030-11-26T14:30');
  expect(at('2030-11-26', '')).toBe('2030-11-26');
  expect(at('', '14:30')).toBe('T14:30');
  expect(at('', '')).toBe('');
});

test('a sparse draft leaves the rest as in a new form', () => {
  expect(fromDraft({ jobTitle: 'Data Engineer', roundNumber: 1 })).toEqual({
    ...EMPTY_MEETING,
    jobTitle: 'Data Engineer',
  });
});

test('a form is worth saving once anything was typed, but not for blanks or initial values', () => {
  expect(isWorthKeeping(EMPTY_MEETING)).toBe(false);
  expect(isWorthKeeping({ ...EMPTY_MEETING, instructions: '  ' })).toBe(false);
  expect(isWorthKeeping({ ...EMPTY_MEETING, start: '9' })).toBe(true);
  expect(isWorthKeeping({ ...EMPTY_MEETING, panel: [keptSeat({ name: 'Sofia' })] })).toBe(true);
  const pool = { need: 1, skill: 'Kafka', members: [], seated: [] };
  expect(isWorthKeeping({ ...EMPTY_MEETING, pools: [pool] })).toBe(true);
});
