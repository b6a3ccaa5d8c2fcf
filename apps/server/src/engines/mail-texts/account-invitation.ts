import { drawLinkMail, lastingWords } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';
import type { AccountLink } from './verify-account.ts';

export type AccountInvitation = AccountLink & {
  company: string;
  /** Who invites. */
  inviterName: string;
  as: 'panelist' | 'recruiter' | 'administrator';
};

const WHAT_FOR: Record<AccountInvitation['as'], string> = {
  panelist: 'You will see the interviews you take part in, with their times and people.',
  recruiter: 'You will schedule interviews and see every meeting of the team.',
  administrator: 'You will schedule interviews and look after the team’s settings.',
};

/** The invitation of a panelist or team member to an account of their own. */
export function accountInvitation(invitation: AccountInvitation): MailText {
  const company = plainName(invitation.company);
  const inviter = plainName(invitation.inviterName);
  return drawLinkMail({
    subject: `${company} invites you to interview scheduling`,
    from: company,
    readerName: invitation.name,
    title: `${inviter} invites you as ${invitation.as === 'administrator' ? 'an' : 'a'} ${invitation.as}`,
    before: [WHAT_FOR[invitation.as]],
    button: { label: 'Accept and set your password', url: invitation.url },
    after: [
      `The link works once, for ${lastingWords(invitation.lastsHours)}. No one can log in as you before you have set a password.`,
    ],
    why: `${inviter}, ${company}. If you do not know them, ignore this mail.`,
  });
}
