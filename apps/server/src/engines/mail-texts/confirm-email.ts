import { drawLinkMail, lastingWords } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';

/** The mail to a new address whose owner has to confirm it. */
export function confirmEmail(link: { name: string; url: string; lastsHours: number }): MailText {
  return drawLinkMail({
    subject: 'Confirm your new email address for Slotwise',
    from: 'Slotwise',
    readerName: link.name,
    title: 'Confirm your new email address',
    before: ['From then on you log in with this address, and what Slotwise has to tell you is mailed here.'],
    button: { label: 'Use this address', url: link.url },
    after: [`The link works for ${lastingWords(link.lastsHours)} and only once. Until then nothing changes.`],
    why: 'You get this mail because somebody gave this address as their new one. If it was not you, ignore it.',
  });
}

/** The notice to the present address of somebody whose account is to move to another one. */
export function emailChanging(change: { name: string; newEmail: string; resetUrl: string }): MailText {
  return drawLinkMail({
    subject: 'Your Slotwise email address is about to change',
    from: 'Slotwise',
    readerName: change.name,
    title: 'Your email address is about to change',
    before: [`Your account moves to ${change.newEmail} as soon as that address is confirmed.`],
    button: { label: 'That was not me', url: change.resetUrl },
    after: [
      'If it was you, there is nothing to do here. If not, choose a new password at once: that stops the change.',
    ],
    why: 'You get this notice whenever the address of your account is about to change.',
  });
}
