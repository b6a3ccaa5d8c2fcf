import type { CandidateMeeting, OfferedTimes } from '@slotwise/contract/bookings/candidate-page.schema';

type Choosing = NonNullable<CandidateMeeting['choosing']>;

const aChoosing = (changes: Partial<Choosing> = {}): Choosing => ({
  durationMinutes: 45,
  windowStart: '2090-11-23',
  windowEnd: '2090-12-04',
  expiresAt: '2090-12-04T18:30:00.000Z',
  movesLeft: 2,
  cutOffHours: 12,
  movableUntil: '',
  ...changes,
});

const NO_TIME: CandidateMeeting['meetingInfo'] = {
  startTime: '',
  endTime: '',
  timeZone: 'Asia/Kolkata',
  startLocal: '',
  endLocal: '',
  mode: 'VIDEO',
  meetingLink: 'https://meet.northbridge.example/data-7',
  venue: '',
  dialIn: '',
  instructions: '',
};

/** A meeting whose candidate has yet to choose a time, as the link page receives it. */
export const aMeetingToChoose = (changes: Partial<CandidateMeeting> = {}): CandidateMeeting => ({
  version: 3,
  bookingStatus: 'AWAITING_CANDIDATE',
  company: 'Northbridge Talent',
  recruiterName: 'Ananya Rao',
  recruiterEmail: 'ananya.rao@northbridge.example',
  candidateName: 'Imran Qureshi',
  timeZone: null,
  jobTitle: 'Senior Data Engineer',
  roundName: 'Screening',
  meetingInfo: NO_TIME,
  panel: [
    { name: 'Arjun Nair', designation: 'Data platform lead' },
    { name: 'Sofia Lindqvist', designation: 'Principal engineer' },
  ],
  answer: 'NEEDS_ACTION',
  choosing: aChoosing(),
  acts: ['pick', 'propose', 'withdraw'],
  whyNot: '',
  proposal: null,
  cancelReason: '',
  ...changes,
});

/** The same with a time: Thursday 23 November 2090, 15:00 in Kolkata. */
export const aChosenMeeting = (changes: Partial<CandidateMeeting> = {}): CandidateMeeting =>
  aMeetingToChoose({
    version: 4,
    bookingStatus: 'SCHEDULED',
    meetingInfo: {
      ...NO_TIME,
      startTime: '2090-11-23T09:30:00.000Z',
      endTime: '2090-11-23T10:15:00.000Z',
      startLocal: '2090-11-23T15:00',
      endLocal: '2090-11-23T15:45',
      instructions: 'Have a laptop at hand, we look at a small data set together.',
    },
    choosing: aChoosing({ movableUntil: '2090-11-22T21:30:00.000Z' }),
    acts: ['move', 'answer', 'propose', 'withdraw'],
    ...changes,
  });

/** Free times on three days in two weeks, in Kolkata time. */
export const someOfferedTimes = (changes: Partial<OfferedTimes> = {}): OfferedTimes => ({
  timeZone: 'Asia/Kolkata',
  durationMinutes: 45,
  days: [
    {
      date: '2090-11-23',
      starts: [
        '2090-11-23T04:30:00.000Z',
        '2090-11-23T08:00:00.000Z',
        '2090-11-23T09:30:00.000Z',
        '2090-11-23T13:00:00.000Z',
      ],
    },
    { date: '2090-11-24', starts: ['2090-11-24T05:00:00.000Z'] },
    { date: '2090-11-29', starts: ['2090-11-29T05:00:00.000Z', '2090-11-29T09:00:00.000Z'] },
  ],
  ...changes,
});
