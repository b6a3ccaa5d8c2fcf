import type { CalendarMeeting } from '@slotwise/contract/bookings/calendar.schema';
import { at } from './slots.ts';

/** A meeting of Sofia's on 26 November 2030, 10:00 UTC. */
export const aCalendarMeeting = (overrides: Partial<CalendarMeeting> = {}): CalendarMeeting => ({
  bookingId: '0198a000-0000-7000-8000-0000000000c1',
  bookingStatus: 'SCHEDULED',
  startTime: at(26, '10:00'),
  endTime: at(26, '11:00'),
  mode: 'VIDEO',
  candidateName: 'Meera Nair',
  jobTitle: 'Data Engineer',
  roundName: 'Technical',
  panelists: [{ name: 'Sofia Lindqvist', email: 'sofia@northbridge.example' }],
  ...overrides,
});
