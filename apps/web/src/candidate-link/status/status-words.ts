import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';

/** How a meeting stands, said to its candidate. */
export type Standing = {
  title: string;
  text: string;
  /** `set` is ahead, `open` waits for somebody, `over` is behind or called off. */
  kind: 'set' | 'open' | 'over';
};

type Words = (meeting: CandidateMeeting) => Standing;

const over =
  (title: string, text: (meeting: CandidateMeeting) => string): Words =>
  (meeting) => ({ title, text: text(meeting), kind: 'over' });

/** What somebody decided about them is for a person to tell, so the page says no more than what comes next. */
const WORDS: Record<CandidateMeeting['bookingStatus'], Words> = {
  DRAFT: ({ recruiterName }) => ({
    title: 'Your interview is being prepared',
    text: `${recruiterName} is putting it together and will write to you.`,
    kind: 'open',
  }),
  SUBMITTED: ({ company }) => ({
    title: 'Your application has arrived',
    text: `${company} is looking at it and will write to you.`,
    kind: 'open',
  }),
  AWAITING_CANDIDATE: ({ whyNot, proposal, recruiterName }) => ({
    title: proposal ? 'Your times have been sent' : 'No time is chosen yet',
    text: proposal
      ? `${recruiterName} looks at what you proposed and will write to you.`
      : whyNot || `${recruiterName} will write to you.`,
    kind: 'open',
  }),
  SCHEDULED: () => ({ title: 'Your interview is set', text: '', kind: 'set' }),
  COMPLETED: over(
    'Thank you for your time',
    ({ recruiterName }) =>
      `Your interview is over. ${recruiterName} will write to you about what comes next.`,
  ),
  NO_SHOW: over(
    'The interview did not take place',
    ({ recruiterName }) => `If you would still like to meet, write to ${recruiterName}.`,
  ),
  SELECTED: over(
    'Thank you for your time',
    ({ recruiterName }) => `${recruiterName} will write to you about what comes next.`,
  ),
  REJECTED: over(
    'This application is closed',
    ({ company }) => `Thank you for the time you have given ${company}.`,
  ),
  CANCELLED: over('This interview was called off', ({ cancelReason, recruiterName }) =>
    [cancelReason, `There is nothing for you to do. Questions? Email ${recruiterName}.`]
      .filter(Boolean)
      .join(' '),
  ),
  WITHDRAWN: over(
    'This application was withdrawn',
    ({ company, recruiterName }) =>
      `${company} takes it no further. If that was a mistake, write to ${recruiterName}.`,
  ),
  ONBOARDED: over(
    'You are on board',
    ({ recruiterName, company }) => `Welcome to ${company}. ${recruiterName} answers questions.`,
  ),
};

/** What the page says about a meeting at a moment; a set time that has come or gone is no longer ahead. */
export function getStanding(meeting: CandidateMeeting, now: number): Standing {
  const standing = WORDS[meeting.bookingStatus](meeting);
  if (standing.kind !== 'set') return standing;
  const { startTime, endTime } = meeting.meetingInfo;
  if (!startTime) {
    const text = `${meeting.recruiterName} will write to you with a time.`;
    return { title: 'Your interview has no time yet', text, kind: 'open' };
  }
  if (now >= Date.parse(endTime)) return WORDS.COMPLETED(meeting);
  if (now >= Date.parse(startTime)) return { ...standing, title: 'Your interview is now' };
  return standing;
}
