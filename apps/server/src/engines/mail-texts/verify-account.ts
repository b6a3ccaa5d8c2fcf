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
    subject: 'Confirm your email address for Slotwise',
    from: 'Slotwise',
    readerName: name,
    title: 'Confirm your address and set a password',
    before: [
      'Your account is ready once you have set a password. Until then no one can log in with this address.',
    ],
    button: { label: 'Set your password', url },
    after: [
      `The link works once, for ${lastingWords(lastsHours)}. If it has expired, sign up again for a new link.`,
    ],
    why: 'Somebody signed up with this address. If it was not you, ignore this mail and nothing happens.',
  });
}
