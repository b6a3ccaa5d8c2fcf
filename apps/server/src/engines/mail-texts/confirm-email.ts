import { ACCOUNT } from './catalog/account.texts.ts';
import { drawLinkMail, lastingWords } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';

/** The mail to a new address whose owner has to confirm it. */
export function confirmEmail(link: { name: string; url: string; lastsHours: number }): MailText {
  return drawLinkMail({
    subject: ACCOUNT.confirm.subject(),
    from: 'Slotwise',
    readerName: link.name,
    title: ACCOUNT.confirm.title(),
    before: [ACCOUNT.confirm.before()],
    button: { label: ACCOUNT.confirm.button(), url: link.url },
    after: [ACCOUNT.confirm.after({ time: lastingWords(link.lastsHours) })],
    why: ACCOUNT.confirm.why(),
  });
}

/** The notice to the present address of someone whose account is to move to another one. */
export function emailChanging(change: { name: string; newEmail: string; resetUrl: string }): MailText {
  return drawLinkMail({
    subject: ACCOUNT.changing.subject(),
    from: 'Slotwise',
    readerName: change.name,
    title: ACCOUNT.changing.title(),
    before: [ACCOUNT.changing.before({ email: change.newEmail })],
    button: { label: ACCOUNT.changing.button(), url: change.resetUrl },
    after: [ACCOUNT.changing.after()],
    why: ACCOUNT.changing.why(),
  });
}
