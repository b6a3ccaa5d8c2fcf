import { ACCOUNT } from './catalog/account.texts.ts';
import { drawLinkMail, lastingWords } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';

export type AccountLink = {
  /** The reader, greeted by first name only: a stranger who signs up with this address also chooses the name. */
  name: string;
  /** The page that the button opens, with a secret in the fragment. */
  url: string;
  /** How long the link works, if it expires. */
  lastsHours?: number;
};

type Texts = Record<'subject' | 'title' | 'button' | 'why', () => string> & {
  before: (values: { email: string }) => string;
  after: (values: { time: string }) => string;
};

/** The mail about a new account, its password or its address. `newEmail` is the new address. */
export function accountNotice(
  about: Exclude<keyof typeof ACCOUNT, 'invitation'>,
  { name, url, lastsHours = 0, newEmail = '' }: AccountLink & { newEmail?: string },
): MailText {
  const texts: Texts = ACCOUNT[about];
  return drawLinkMail({
    subject: texts.subject(),
    from: 'Slotwise',
    readerName: name,
    title: texts.title(),
    before: [texts.before({ email: newEmail })],
    button: { label: texts.button(), url },
    after: [texts.after({ time: lastingWords(lastsHours) })],
    why: texts.why(),
  });
}
