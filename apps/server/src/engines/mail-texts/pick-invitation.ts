import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import { printDate, wallTime } from '../wall-time/print-time.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { shortTime } from './layout/reader-time.ts';
import { plainName } from './layout/safe-text.ts';

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
  /** Until when to choose, ISO-8601, shown on the clocks of this zone. */
  expiresAt: string;
  timeZone: string;
  /** FIRST asks for a time, AGAIN tells other terms, MOVABLE that a meeting with a time may be moved. */
  ask: 'FIRST' | 'AGAIN' | 'MOVABLE';
  /** The candidate's own page. */
  url: string;
};

/** The mail that lets a candidate choose the time of an interview: who invites, for how long, and until when. */
export function pickInvitation(invitation: PickInvitation): MailText {
  const company = plainName(invitation.company);
  const about = plainName(invitation.jobTitle) || company;
  const { subject, title, first, button } = TEXTS[invitation.ask](invitation);
  return drawLinkMail({
    subject: `${subject}: ${about}`,
    from: company,
    readerName: invitation.candidateName,
    title,
    before: [first, whichTimes(invitation)],
    button: { label: button, url: invitation.url },
    after: [
      'None of the times suits you? Propose others on the same page.',
      'The link is meant for you alone, so please do not forward this mail.',
    ],
    why: `${[plainName(invitation.recruiterName), company].filter(Boolean).join(', ')}. Questions? Just reply.`,
  });
}

type Words = { subject: string; title: string; first: string; button: string };

const TEXTS: Record<PickInvitation['ask'], (invitation: PickInvitation) => Words> = {
  FIRST: (invitation) => ({
    subject: 'Choose a time for your interview',
    title: `Choose a time for your interview${forJob(invitation)}`,
    first: `${invites(invitation)}.`,
    button: 'Choose a time',
  }),
  AGAIN: (invitation) => ({
    subject: 'New times to choose from for your interview',
    title: `There are new times for your interview${forJob(invitation)}`,
    first: `${invites(invitation)}. What is said here takes the place of what we wrote before.`,
    button: 'Choose a time',
  }),
  MOVABLE: (invitation) => ({
    subject: 'You can move your interview',
    title: `You can move your interview${forJob(invitation)}`,
    first: `Your interview stays as it is. If its time does not suit you, you can choose another one yourself: ${lengthWords(invitation.durationMinutes)}, ${WAYS[invitation.mode]}.`,
    button: 'See or move your interview',
  }),
};

const WAYS: Record<MeetingMode, string> = { VIDEO: 'by video', PHONE: 'by phone', ONSITE: 'on site' };

const invites = ({ recruiterName, company, durationMinutes, mode }: PickInvitation): string =>
  `${[plainName(recruiterName), plainName(company)].filter(Boolean).join(' of ')} invites you to an interview of ${lengthWords(durationMinutes)}, ${WAYS[mode]}`;

function forJob({ jobTitle }: PickInvitation): string {
  const job = plainName(jobTitle);
  return job ? ` for ${job}` : '';
}

function whichTimes({ windowStart, windowEnd, expiresAt, timeZone }: PickInvitation): string {
  const days =
    windowStart === windowEnd
      ? `on ${printDate(windowStart)}`
      : `from ${printDate(windowStart)} to ${printDate(windowEnd)}`;
  const until = lastMoment(expiresAt, timeZone);
  return `The page shows the times that are free ${days}, in your local time. You can choose until ${until}.`;
}

/** '04/03/2026 18:00 Kolkata time'; at midnight the end of the day before, as the page says it. */
function lastMoment(instant: string, timeZone: string): string {
  if (!wallTime(instant, timeZone).endsWith('T00:00')) return shortTime({ startTime: instant, timeZone });
  const lastMinute = new Date(Date.parse(instant) - 60_000).toISOString();
  return `the end of ${shortTime({ startTime: lastMinute, timeZone }).replace(' 23:59', ',')}`;
}

/** '45 minutes', '1 hour', '1 hour 30 minutes'. */
function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
  return parts.filter(Boolean).join(' ');
}
