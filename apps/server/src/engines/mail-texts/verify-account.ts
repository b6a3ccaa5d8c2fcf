import { ACCOUNT } from './catalog/account.texts.ts';
import { drawLinkMail, lastingWords } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';

export type AccountLink = {
  /** The reader's name. */
  name: string;
  /** The page the button opens, its secret in the fragment. */
  url: string;
  lastsHours: number;
};

/**
 * The mail after a sign-up. The person who typed the address chose the names too, so the mail repeats
 * none but the first name.
 */
export function verifyAccount({ name, url, lastsHours }: AccountLink): MailText {
  return drawLinkMail({
    subject: ACCOUNT.verify.subject(),
    from: 'Slotwise',
    readerName: name,
    title: ACCOUNT.verify.title(),
    before: [ACCOUNT.verify.before()],
    button: { label: ACCOUNT.verify.button(), url },
    after: [ACCOUNT.verify.after({ time: lastingWords(lastsHours) })],
    why: ACCOUNT.verify.why(),
  });
}
