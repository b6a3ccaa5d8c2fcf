import { ANSWERS } from './catalog/meeting.texts.ts';
import type { MailedLink } from '../calendar-messages/mailed-link.ts';
import type { Attendee } from '../calendar-messages/meeting-revision.ts';
import { printDate, wallTime } from '../wall-time/print-time.ts';
import type { Block } from './layout/mail-content.ts';
import { paragraph } from './layout/meeting-parts.ts';

/** A panelist's page, as named in mails to them. */
export type PanelPage = {
  link: MailedLink;
  /** Its address, with a placeholder for the secret that is filled in when the mail is sent. */
  url: string;
  /** When it expires, ISO-8601. */
  until: string;
  /** Whether its holder has an account. */
  hasAccount: boolean;
  /** Whether it accepts an answer to the invitation. */
  takesAnswer: boolean;
};

/**
 * The three answers, each a link to the reader's page with the act after the secret. It takes effect only once they
 * press the button there.
 */
export function answerChoices(page: PanelPage | undefined, { answer = 'NEEDS-ACTION' }: Attendee): Block[] {
  if (!page?.takesAnswer) return [];
  const choices = (['accept', 'decline', 'propose'] as const).map((act) => ({
    label: ANSWERS[act](),
    url: `${page.url}&do=${act}`,
  }));
  return [{ kind: 'choices', question: ANSWERS.question({ answer }), choices }];
}

/** A note for someone with personal links. */
export function pageNote(page: PanelPage | undefined, { timeZone }: Attendee): Block[] {
  if (!page) return [];
  return [paragraph(ANSWERS.private({ date: printDate(wallTime(page.until, timeZone ?? 'UTC')) }))];
}
