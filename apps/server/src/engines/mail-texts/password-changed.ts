import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';

/** The notice to a person whose password was changed. */
export function passwordChanged({ name, resetUrl }: { name: string; resetUrl: string }): MailText {
  return drawLinkMail({
    subject: 'Your Slotwise password was changed',
    from: 'Slotwise',
    readerName: name,
    title: 'Your password was changed',
    before: ['The password of your account is a new one, and every other device was logged out.'],
    button: { label: 'That was not me', url: resetUrl },
    after: ['If it was you, there is nothing to do. If not, choose a new password at once.'],
    why: 'You get this notice whenever the password of your account changes.',
  });
}
