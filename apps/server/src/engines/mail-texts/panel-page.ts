import { ANSWERS } from './catalog/meeting.texts.ts';
import type { MailedLink } from '../calendar-messages/mailed-link.ts';
import type { Attendee } from '../calendar-messages/meeting-revision.ts';
import { printDate, wallTime } from '../wall-time/print-time.ts';
import type { Block } from './layout/mail-content.ts';
import { paragraph } from './layout/meeting-parts.ts';

/** The page of someone on a panel, as the mails to them name it. */
export type PanelPage = {
  link: MailedLink;
  /** Its address, with a mark where the secret comes in at the hand-over. */
  url: string;
  /** Until when it opens, ISO-8601. */
  until: string;
  /** Whether its holder works in the app. */
  hasAccount: boolean;
  /** Whether it takes an answer to the invitation. */
  takesAnswer: boolean;
};

/** The three ways to answer, each a link to the reader's page with the act named behind the secret. It is done once they press there. */
export function answerChoices(page: PanelPage | undefined, { answer = 'NEEDS-ACTION' }: Attendee): Block[] {
  if (!page?.takesAnswer) return [];
  const choices = (['accept', 'decline', 'propose'] as const).map((act) => ({
    label: ANSWERS[act](),
    url: `${page.url}&do=${act}`,
  }));
  return [{ kind: 'choices', question: ANSWERS.question({ answer }), choices }];
}

/** What someone should know who holds links of their own. */
export function pageNote(page: PanelPage | undefined, { timeZone }: Attendee): Block[] {
  if (!page) return [];
  return [paragraph(ANSWERS.private({ date: printDate(wallTime(page.until, timeZone ?? 'UTC')) }))];
}
