import { drawLinkMail, lastingWords } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import type { AccountLink } from './verify-account.ts';

/** The mail with which a forgotten password is replaced. */
export function resetPassword({ name, url, lastsHours }: AccountLink): MailText {
  return drawLinkMail({
    subject: 'Set a new password for Slotwise',
    from: 'Slotwise',
    readerName: name,
    title: 'Set a new password',
    before: [
      'Somebody asked for a new password for this address. Your present one keeps working until you set another.',
    ],
    button: { label: 'Set a new password', url },
    after: [`The link works once, for ${lastingWords(lastsHours)}. A newer link replaces this one.`],
    why: 'If you did not ask for it, ignore this mail and nothing changes.',
  });
}
