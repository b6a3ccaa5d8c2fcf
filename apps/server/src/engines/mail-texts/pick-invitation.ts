import { CHOOSING } from './catalog/choosing.texts.ts';
import { LAYOUT } from './catalog/meeting.texts.ts';
import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import { printDate, wallTime } from '../wall-time/print-time.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import { jobValues } from './layout/meeting-parts.ts';
import type { MailText } from './layout/mail-content.ts';
import { shortTime } from './layout/reader-time.ts';
import { joinNames, plainName } from './layout/safe-text.ts';

export type PickInvitation = {
  candidateName: string;
  company: string;
  recruiterName: string;
  jobTitle: string;
  durationMinutes: number;
  mode: MeetingMode;
  /** The first and the last day, `YYYY-MM-DD`. */
  windowStart: string;
  windowEnd: string;
  /** When the choice ends, ISO-8601, shown in this zone. */
  expiresAt: string;
  timeZone: string;
  /** FIRST asks for a time, AGAIN gives new terms, MOVABLE says that a meeting with a time may be moved. */
  ask: 'FIRST' | 'AGAIN' | 'MOVABLE';
  /** The candidate's own page. */
  url: string;
};

/** Invites a candidate to choose the time of an interview: who invites, how long it takes, and by when to choose. */
export function pickInvitation(invitation: PickInvitation): MailText {
  const company = plainName(invitation.company);
  const recruiter = plainName(invitation.recruiterName);
  const texts = CHOOSING[invitation.ask];
  const values = {
    about: plainName(invitation.jobTitle) || company,
    ...jobValues(invitation),
    inviter: recruiter && company ? CHOOSING.inviter({ recruiter, company }) : recruiter || company,
    length: lengthWords(invitation.durationMinutes),
    mode: invitation.mode,
  };
  return drawLinkMail({
    subject: texts.subject(values),
    from: company,
    readerName: invitation.candidateName,
    title: texts.title(values),
    before: [texts.first(values), whichTimes(invitation)],
    button: { label: texts.button(), url: invitation.url },
    after: [CHOOSING.others(), LAYOUT.private()],
    why: CHOOSING.why({ sender: joinNames(recruiter, company) }),
  });
}

function whichTimes({ windowStart, windowEnd, expiresAt, timeZone }: PickInvitation): string {
  const until = lastMoment(expiresAt, timeZone);
  const [start, end] = [printDate(windowStart), printDate(windowEnd)];
  return start === end ? CHOOSING.onDay({ start, until }) : CHOOSING.onDays({ start, end, until });
}

/** '04/03/2026 18:00 Kolkata time'. Midnight is shown as the end of the day before, as on the page. */
function lastMoment(instant: string, timeZone: string): string {
  if (!wallTime(instant, timeZone).endsWith('T00:00')) return shortTime({ startTime: instant, timeZone });
  const lastMinute = new Date(Date.parse(instant) - 60_000).toISOString();
  const day = shortTime({ startTime: lastMinute, timeZone }).replace(' 23:59', ',');
  return CHOOSING.endOf({ day });
}

/** '45 minutes', '1 hour', '1 hour 30 minutes'. */
const lengthWords = (minutes: number): string =>
  CHOOSING.length({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim();
