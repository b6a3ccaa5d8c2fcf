import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';

type MeetingInfo = NewBooking['meetingInfo'];
type Candidate = NewBooking['candidateDetails'];

/** A Thursday afternoon hour in Kolkata, by video. */
export const aMeeting = (overrides: Partial<MeetingInfo> = {}): MeetingInfo => ({
  startTime: '2026-11-26T14:00',
  endTime: '2026-11-26T15:00',
  timeZone: 'Asia/Kolkata',
  meetingLink: 'https://meet.example/rooms/blue-heron',
  instructions: 'Please have a code editor at hand.',
  ...overrides,
});

export const aCandidate = (overrides: Partial<Candidate> = {}): Candidate => ({
  candidateName: 'Meera Iyer',
  email: 'meera.iyer@candidate.example',
  phone: '98765 43210',
  ...overrides,
});

/** A booking as the form sends it, without a panel. Pass only the fields the test is about. */
export const aBooking = (overrides: Partial<NewBooking> = {}): NewBooking => ({
  meetingInfo: aMeeting(),
  candidateDetails: aCandidate(),
  jobTitle: 'Senior Data Engineer',
  roundName: 'Technical 1',
  ...overrides,
});
