import type { SampleData } from '@slotwise/contract/sample-data/sample-data.schema';
import type { Need } from '@slotwise/contract/bookings/needs.schema';

/** Sofia's scorecard on Meera, a day overdue. */
export const aNeed = (overrides: Partial<Need> = {}): Need => ({
  kind: 'FEEDBACK_OVERDUE',
  bookingId: 'b1',
  version: 1,
  bookingStatus: 'COMPLETED',
  candidateName: 'Meera Krishnan',
  jobTitle: 'Senior Data Engineer',
  roundName: 'Technical 2',
  startTime: '2030-11-26T09:30:00.000Z',
  startLocal: '2030-11-26T15:00',
  endLocal: '2030-11-26T16:00',
  timeZone: 'Asia/Kolkata',
  movedTime: null,
  partnerId: null,
  names: ['Sofia Lindqvist'],
  since: '2030-11-26T10:30:00.000Z',
  dueAt: '2030-11-27T10:30:00.000Z',
  overdue: false,
  ...overrides,
});

/** An organization with meetings of its own. */
export const NO_SAMPLES: SampleData = {
  present: false,
  canFill: false,
  bookings: 0,
  panelists: 0,
  jobs: 0,
  vendors: 0,
};
