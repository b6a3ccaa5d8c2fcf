import { UPKEEP } from './catalog/upkeep.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

export type FailingCalendar = {
  readerName: string;
  /** The owner's name for it. */
  calendar: string;
  /** Why it cannot be read, in one or two sentences. */
  fault: string;
  /** The page on which calendars are connected. */
  url: string;
};

/** Tells a panelist that one of their calendars has been unreadable for a day. */
export function failingCalendar({ readerName, calendar, fault, url }: FailingCalendar): MailText {
  const texts = UPKEEP.calendar;
  const name = plainName(calendar) || texts.unnamed();
  return drawLinkMail({
    subject: texts.subject({ name }),
    from: 'Slotwise',
    readerName,
    title: texts.title(),
    about: name,
    before: [texts.before({ name, fault }), texts.still()],
    button: { label: texts.button(), url },
    why: texts.why(),
  });
}
