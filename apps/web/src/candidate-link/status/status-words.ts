import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { STATUS } from './status.texts.ts';

/** A meeting's status, in words for its candidate. */
export type Standing = {
  title: string;
  text: string;
  /** `set` lies ahead, `open` waits for someone, `over` is past or cancelled. */
  kind: 'set' | 'open' | 'over';
};

type Words = (meeting: CandidateMeeting) => Standing;
type Names = { recruiter: string; company: string };

const getNames = ({ recruiterName, company }: CandidateMeeting): Names => ({
  recruiter: recruiterName,
  company,
});

const say =
  (kind: Standing['kind'], title: () => string, text: (names: Names) => string): Words =>
  (meeting) => ({ title: title(), text: text(getNames(meeting)), kind });

/** A person should break the news of a decision, so the page only says what comes next. */
const WORDS: Record<CandidateMeeting['bookingStatus'], Words> = {
  DRAFT: say('open', STATUS.preparing, STATUS.preparingText),
  SUBMITTED: say('open', STATUS.arrived, STATUS.arrivedText),
  AWAITING_CANDIDATE: (meeting) =>
    meeting.proposal
      ? say('open', STATUS.proposed, STATUS.proposedText)(meeting)
      : say('open', STATUS.noTimeYet, (names) => meeting.whyNot || STATUS.willWrite(names))(meeting),
  SCHEDULED: say('set', STATUS.isSet, () => ''),
  COMPLETED: say('over', STATUS.thanks, STATUS.completedText),
  NO_SHOW: say('over', STATUS.notHeld, STATUS.notHeldText),
  SELECTED: say('over', STATUS.thanks, STATUS.selectedText),
  REJECTED: say('over', STATUS.closed, STATUS.closedText),
  CANCELLED: (meeting) =>
    say('over', STATUS.calledOff, (names) =>
      [meeting.cancelReason, STATUS.calledOffText(names)].filter(Boolean).join(' '),
    )(meeting),
  WITHDRAWN: say('over', STATUS.withdrawn, STATUS.withdrawnText),
  ONBOARDED: say('over', STATUS.onBoard, STATUS.onBoardText),
};

/** What the page says about a meeting at a given moment; a set time that has begun or passed is no longer ahead. */
export function getStanding(meeting: CandidateMeeting, now: number): Standing {
  const standing = WORDS[meeting.bookingStatus](meeting);
  if (standing.kind !== 'set') return standing;
  const { startTime, endTime } = meeting.meetingInfo;
  if (!startTime) {
    return say('open', STATUS.noTime, STATUS.willWriteTime)(meeting);
  }
  if (now >= Date.parse(endTime)) return WORDS.COMPLETED(meeting);
  if (now >= Date.parse(startTime)) return { ...standing, title: STATUS.isNow() };
  return standing;
}
