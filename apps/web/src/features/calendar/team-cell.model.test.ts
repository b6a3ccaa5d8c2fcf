import type { TeamLane } from '@slotwise/contract/availability/team-week.schema';
import { expect, test } from 'vitest';
import { getDay } from '#ui/availability-grid/grid-times.ts';
import { aBlock, at, SOFIA } from '../../../test/slots.ts';
import { aCalendarMeeting } from '../../../test/calendar.ts';
import { toCell } from './team-cell.model.ts';

const lane = (blocks: TeamLane['blocks']): TeamLane => ({
  panelistId: SOFIA,
  name: 'Sofia Lindqvist',
  email: 'sofia@northbridge.example',
  designation: 'Engineer',
  timeZone: 'UTC',
  thisWeek: 1,
  maxPerWeek: null,
  blocks,
});
const day = getDay('2030-11-26', 'UTC');
const outside = { cause: 'OUTSIDE_HOURS' as const };

test('a cell shows the hours, and lists the day’s meetings and busy times in order', () => {
  const blocks = [
    aBlock(25, '18:00', '24:00', { ...outside, endTime: at(26, '09:00') }),
    aBlock(26, '14:00', '15:00'),
    aBlock(26, '17:00', '24:00', { ...outside, endTime: at(27, '09:00') }),
  ];
  const meetings = [
    aCalendarMeeting({ bookingId: 'b1', startTime: at(26, '16:00'), endTime: at(26, '17:00') }),
    aCalendarMeeting({ bookingId: 'b2', panelists: [] }),
    aCalendarMeeting({ bookingId: 'b3', startTime: at(27, '10:00'), endTime: at(27, '11:00') }),
  ];
  const cell = toCell(lane(blocks), meetings, day, 'UTC');
  expect(cell).toMatchObject({ off: null, hours: '09:00–17:00' });
  expect(cell.entries.map((entry) => (entry.kind === 'busy' ? entry.text : entry.meeting.bookingId))).toEqual(
    ['Busy 14:00–15:00', 'b1'],
  );
});

test.each([
  ['DAY_OFF', 'Day off'],
  ['HOLIDAY', 'Holiday'],
  ['OUTSIDE_HOURS', 'Not working'],
] as const)('a whole day of %s is called %s', (cause, word) => {
  const whole = aBlock(25, '00:00', '00:00', { cause, endTime: at(28, '00:00') });
  expect(toCell(lane([whole]), [], day, 'UTC')).toMatchObject({ off: word, hours: '', entries: [] });
});
