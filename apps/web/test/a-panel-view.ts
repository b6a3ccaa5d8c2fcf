import { toDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';

type OwnFeedback = PanelView['feedback'][number];

/** The link holder's scorecard, as the server returns it. */
export const aScorecard = (changes: Partial<OwnFeedback> = {}): OwnFeedback => ({
  ...toDraft(DEFAULT_SCORECARD, undefined),
  feedbackId: 'own',
  bookingId: 'booking',
  panelistId: null,
  panelistName: 'Sofia Lindqvist',
  roundName: 'Technical 2',
  isMine: true,
  interviewConducted: true,
  attributes: [],
  attachments: [],
  state: 'DRAFT',
  dismissReason: '',
  submittedAt: null,
  late: false,
  corrections: [],
  version: 1,
  ...changes,
});

/** A meeting as a link holder sees it. */
export const aPanelView = (changes: Partial<PanelView> = {}): PanelView => ({
  bookingId: 'booking',
  version: 1,
  bookingStatus: 'SCHEDULED',
  company: 'Northbridge Talent',
  recruiterName: 'Ananya Rao',
  jobTitle: 'Senior Data Engineer',
  roundName: 'Technical 2',
  roundNumber: 2,
  earlierRounds: [],
  me: {
    name: 'Sofia Lindqvist',
    timeZone: 'Europe/Stockholm',
    rsvp: 'NEEDS_ACTION',
    rsvpComments: '',
    proposal: null,
  },
  panel: [{ name: 'Sofia Lindqvist', required: true }],
  meetingInfo: {
    startTime: '2026-11-26T09:30:00.000Z',
    endTime: '2026-11-26T10:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    startLocal: '2026-11-26T15:00',
    endLocal: '2026-11-26T16:00',
    title: '',
    mode: 'VIDEO',
    meetingLink: 'https://meet.example/nbt-4821',
    venue: '',
    dialIn: '',
    instructions: '',
  },
  candidate: {
    candidateName: 'Meera Krishnan',
    currentLocation: 'Bengaluru',
    currentCompany: 'Halden Bank',
    currentDesignation: 'Data engineer',
    totalExperience: 7.5,
    primarySkills: ['Kafka'],
  },
  isSubmitted: true,
  job: null,
  scorecard: DEFAULT_SCORECARD,
  allowedActions: ['feedback', 'comment'],
  feedback: [],
  scorecards: [],
  feedbackDueAt: null,
  documents: [],
  comments: [],
  decisions: [],
  noShowBy: null,
  ...changes,
});
