import type { BookingCounts } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { UNKNOWN_CANDIDATE } from '@slotwise/contract/booking-parts/candidate.rules';
import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';

const aParticipant = (overrides: Partial<Participant>): Participant => ({
  name: 'Ananya Rao',
  email: 'ananya@northbridge.example',
  host: false,
  role: 'PANELIST',
  userId: null,
  required: true,
  timeZone: 'Asia/Kolkata',
  rsvp: 'NEEDS_ACTION',
  rsvpAt: null,
  rsvpSource: null,
  rsvpComments: '',
  ...overrides,
});

/** A meeting as the server returns one: Meera, 26/11/2030 15:00–16:00 in Kolkata, by video. */
export const aBookingRecord = (overrides: Partial<Booking> = {}): Booking => ({
  bookingId: '0198a000-0000-7000-8000-0000000000b1',
  version: 1,
  bookingStatus: 'SCHEDULED',
  vendorId: '0198a000-0000-7000-8000-000000000001',
  vendorName: 'Northbridge Talent',
  recruiterName: 'Ananya Rao',
  recruiterEmail: 'ananya@northbridge.example',
  submitterVendorId: null,
  submitterVendorName: null,
  submission: null,
  ownership: { state: 'NONE', until: null },
  jdId: null,
  job: null,
  meetingInfo: {
    startTime: '2030-11-26T09:30:00.000Z',
    endTime: '2030-11-26T10:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    startLocal: '2030-11-26T15:00',
    endLocal: '2030-11-26T16:00',
    participants: [
      aParticipant({ host: true, role: 'RECRUITER' }),
      aParticipant({
        name: 'Meera Krishnan',
        email: 'meera@mail.example',
        role: 'CANDIDATE',
        timeZone: null,
      }),
      aParticipant({
        name: 'Sofia Lindqvist',
        email: 'sofia@northbridge.example',
        timeZone: 'Europe/Stockholm',
        rsvp: 'ACCEPTED',
      }),
    ],
    title: '',
    mode: 'VIDEO',
    meetingLink: 'https://meet.example/nbt-4821',
    venue: '',
    dialIn: '',
    instructions: 'Please have an editor at hand.',
  },
  panelists: [
    {
      panelistId: '0198a000-0000-7000-8000-0000000000a1',
      name: 'Sofia Lindqvist',
      email: 'sofia@northbridge.example',
      required: true,
      rsvp: 'ACCEPTED',
    },
  ],
  jobTitle: 'Senior Data Engineer',
  roundNumber: 2,
  roundName: 'Technical 2',
  previousBookingId: null,
  candidateDetails: {
    candidateName: 'Meera Krishnan',
    email: 'meera@mail.example',
    ...UNKNOWN_CANDIDATE,
  },
  candidateWhatsApp: null,
  linkedInProfile: null,
  assignee: 'ananya@northbridge.example',
  assigneeName: 'Ananya Rao',
  submissionDate: null,
  earlierRounds: [],
  decisionPolicy: 'first',
  feedbackState: 'NONE',
  rescheduleCount: 0,
  isSample: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  workFlow: [
    {
      step: 1,
      bookingVersion: 1,
      action: 'SCHEDULED',
      fromStatus: null,
      toStatus: 'SCHEDULED',
      at: '2026-11-20T09:00:00.000Z',
      byUserId: null,
      byName: 'Ananya Rao',
      byEmail: 'ananya@northbridge.example',
      byRole: 'ADMIN',
      comments: '',
      details: {},
    },
  ],
  allowedActions: ['update', 'reschedule', 'cancel', 'assign', 'comment', 'documents', 'candidateDetails'],
  scorecard: DEFAULT_SCORECARD,
  comments: [],
  documents: [],
  feedback: [],
  scorecards: [
    {
      name: 'Sofia Lindqvist',
      email: 'sofia@northbridge.example',
      required: true,
      state: null,
      isMine: false,
      dueAt: '2030-11-27T10:30:00.000Z',
      overdue: false,
      late: false,
    },
  ],
  feedbackDueAt: '2030-11-27T10:30:00.000Z',
  decisions: [],
  movedTime: null,
  cancelReason: null,
  noShowBy: null,
  resource: null,
  selfSchedule: null,
  proposals: [],
  draft: null,
  ...overrides,
});

const NO_FIGURES = {
  today: 0,
  next7Days: 0,
  awaitingFeedback: 0,
  feedbackOverdue: 0,
  awaitingMyAction: 0,
  unconfirmedRsvp: 0,
};

/** The response to counting meetings by status; a status that is not named has none. */
export function getCounts(some: Partial<BookingCounts>) {
  const none = Object.fromEntries([...BOOKING_STATUSES, 'RESCHEDULED'].map((status) => [status, 0]));
  const counts = { ...(none as BookingCounts), ...some };
  const total = BOOKING_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return { status: 'success' as const, total, counts, data: NO_FIGURES };
}
