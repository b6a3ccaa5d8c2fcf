import type { Page } from '@slotwise/contract/envelope';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';

/** A panelist as the server returns one: Stockholm, office hours on weekdays, active. */
export const aPanelistRecord = (overrides: Partial<Panelist> = {}): Panelist => ({
  panelistId: '0198a000-0000-7000-8000-0000000000a1',
  vendorId: '0198a000-0000-7000-8000-000000000001',
  userId: null,
  firstName: 'Sofia',
  lastName: 'Lindqvist',
  displayName: 'Sofia Lindqvist',
  email: 'sofia@northbridge.example',
  phone: '',
  designation: 'Data Platform Lead',
  department: '',
  skills: ['Streaming'],
  level: 'INTERVIEWER',
  timeZone: 'Europe/Stockholm',
  weeklyHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '17:30' })),
  dateOverrides: [],
  bufferBefore: 0,
  bufferAfter: 0,
  minNoticeHours: 0,
  maxPerDay: null,
  maxPerWeek: null,
  holidayCalendarId: null,
  panelStatus: 'ACTIVE',
  stats: {
    upcoming: 2,
    thisWeek: 1,
    interviewed: 5,
    noShows: 0,
    avgFeedbackHours: 6.5,
    pendingFeedback: 1,
    overdueFeedback: 0,
  },
  createdAt: '2026-11-01T09:00:00.000Z',
  version: 1,
  ...overrides,
});

export const aPage = <Item>(data: Item[], page: Partial<Page> = {}) => ({
  status: 'success' as const,
  data,
  page: { page: 1, pageSize: 25, total: data.length, ...page },
});
