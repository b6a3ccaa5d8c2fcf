import { ACCOUNT } from './catalog/account.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';

/** The mail to the owner of an account when someone signs up with its address once more. */
export function knownAccount({ name, loginUrl }: { name: string; loginUrl: string }): MailText {
  return drawLinkMail({
    subject: ACCOUNT.known.subject(),
    from: 'Slotwise',
    readerName: name,
    title: ACCOUNT.known.title(),
    before: [ACCOUNT.known.before()],
    button: { label: ACCOUNT.known.button(), url: loginUrl },
    after: [ACCOUNT.known.after()],
    why: ACCOUNT.known.why(),
  });
}
