import type { MailedLink } from '../calendar-messages/mailed-link.ts';
import type { Attendee } from '../calendar-messages/meeting-revision.ts';
import { printDate, wallTime } from '../wall-time/print-time.ts';
import type { Block } from './layout/mail-content.ts';
import { paragraph } from './layout/meeting-parts.ts';

/** The page of somebody on a panel, as the mails to them name it. */
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

/** What a link may lead its reader to; the page does it only once they press there. */
const ACTS = [
  { label: 'Accept', act: 'accept' },
  { label: 'Decline', act: 'decline' },
  { label: 'Propose another time', act: 'propose' },
] as const;

const QUESTIONS: Record<NonNullable<Attendee['answer']>, string> = {
  'NEEDS-ACTION': 'Will you be there?',
  ACCEPTED: 'You accepted. If that changed:',
  DECLINED: 'You declined. If that changed:',
  TENTATIVE: 'You answered maybe. Once you know:',
};

/** The three ways to answer, each a link to the reader's page with the act named behind the secret. */
export function answerChoices(page: PanelPage | undefined, { answer = 'NEEDS-ACTION' }: Attendee): Block[] {
  if (!page?.takesAnswer) return [];
  const choices = ACTS.map(({ label, act }) => ({ label, url: `${page.url}&do=${act}` }));
  return [{ kind: 'choices', question: QUESTIONS[answer], choices }];
}

/** What somebody should know who holds links of their own. */
export function pageNote(page: PanelPage | undefined, { timeZone }: Attendee): Block[] {
  if (!page) return [];
  const until = printDate(wallTime(page.until, timeZone ?? 'UTC'));
  return [
    paragraph(
      'The links above are yours alone: anyone who has them acts in your name, so do not forward this mail. ',
      `They work until ${until}.`,
    ),
  ];
}
