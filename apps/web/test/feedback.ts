import {
  DEFAULT_SCORECARD,
  type Feedback,
  type OwedScorecard,
} from '@slotwise/contract/booking-parts/feedback.schema';
import { aBookingRecord } from './bookings.ts';

/** An empty draft of Sofia's, as the server returns one. */
export const aFeedback = (overrides: Partial<Feedback> = {}): Feedback => ({
  feedbackId: '0198a000-0000-7000-8000-0000000000f1',
  bookingId: aBookingRecord().bookingId,
  panelistId: null,
  panelistName: 'Sofia Lindqvist',
  panelistEmail: 'sofia@northbridge.example',
  roundName: 'Technical 2',
  isMine: false,
  interviewConducted: true,
  attributes: DEFAULT_SCORECARD.map((attribute) => ({ ...attribute, rating: null, comment: '' })),
  overallRecommendation: null,
  strengths: '',
  concerns: '',
  summary: '',
  nextRoundFocus: '',
  privateNote: '',
  shareWithVendor: '',
  identity: { cameraOn: null, samePersonAsBefore: null },
  attachments: [],
  state: 'DRAFT',
  dismissReason: '',
  submittedAt: null,
  late: false,
  corrections: [],
  version: 1,
  ...overrides,
});

/** What Sofia owes after the meeting. */
export const anOwedScorecard = (overrides: Partial<OwedScorecard>): OwedScorecard => ({
  name: 'Sofia Lindqvist',
  email: `${(overrides.name ?? 'Sofia').split(' ')[0]?.toLowerCase()}@northbridge.example`,
  required: true,
  state: null,
  isMine: false,
  dueAt: '2030-11-27T10:30:00.000Z',
  overdue: false,
  late: false,
  ...overrides,
});
