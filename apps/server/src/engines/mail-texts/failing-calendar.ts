import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

export type FailingCalendar = {
  readerName: string;
  /** What its owner calls it. */
  calendar: string;
  /** Why it cannot be read, as one or two sentences. */
  fault: string;
  /** The page on which calendars are connected. */
  url: string;
};

/** Tells a panelist that a calendar of theirs has not been readable for a day. */
export function failingCalendar({ readerName, calendar, fault, url }: FailingCalendar): MailText {
  const name = plainName(calendar) || 'Your calendar';
  return drawLinkMail({
    subject: `Your calendar “${name}” cannot be read`,
    from: 'Slotwise',
    readerName,
    title: 'A connected calendar cannot be read',
    before: [
      `“${name}” could not be read for more than a day. ${fault}`,
      'The busy times that were read last still count. What is new in that calendar does not, so you may be invited to interviews at times at which you are busy.',
    ],
    button: { label: 'See your calendars', url },
    after: [],
    why: 'You get this mail because you connected this calendar. It comes once.',
  });
}
