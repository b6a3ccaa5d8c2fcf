import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';

/** The mail to the owner of an account when somebody signs up with its address once more. */
export function knownAccount({ name, loginUrl }: { name: string; loginUrl: string }): MailText {
  return drawLinkMail({
    subject: 'You already have a Slotwise account',
    from: 'Slotwise',
    readerName: name,
    title: 'You already have an account',
    before: [
      'Somebody signed up with this address. It has an account, so no new one was made and nothing changed.',
    ],
    button: { label: 'Go to the log-in page', url: loginUrl },
    after: ['If you do not know your password, choose “Forgot Password?” there.'],
    why: 'You get this mail because your address was typed into the sign-up form. If it was not you, ignore it.',
  });
}
