import { ACCOUNT } from './catalog/account.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';

/** The notice to a person whose password was changed. */
export function passwordChanged({ name, resetUrl }: { name: string; resetUrl: string }): MailText {
  return drawLinkMail({
    subject: ACCOUNT.changed.subject(),
    from: 'Slotwise',
    readerName: name,
    title: ACCOUNT.changed.title(),
    before: [ACCOUNT.changed.before()],
    button: { label: ACCOUNT.changed.button(), url: resetUrl },
    after: [ACCOUNT.changed.after()],
    why: ACCOUNT.changed.why(),
  });
}
