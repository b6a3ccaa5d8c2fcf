import { ACCOUNT } from './catalog/account.texts.ts';
import { drawLinkMail, lastingWords } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import type { AccountLink } from './verify-account.ts';

/** The mail with which a forgotten password is replaced. */
export function resetPassword({ name, url, lastsHours }: AccountLink): MailText {
  return drawLinkMail({
    subject: ACCOUNT.reset.subject(),
    from: 'Slotwise',
    readerName: name,
    title: ACCOUNT.reset.title(),
    before: [ACCOUNT.reset.before()],
    button: { label: ACCOUNT.reset.button(), url },
    after: [ACCOUNT.reset.after({ time: lastingWords(lastsHours) })],
    why: ACCOUNT.reset.why(),
  });
}
