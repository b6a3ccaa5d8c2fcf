import type { AccountLink } from './account-notice.ts';
import { ACCOUNT } from './catalog/account.texts.ts';
import { drawLinkMail, lastingWords } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

export type AccountInvitation = Required<AccountLink> & {
  company: string;
  /** Who invites. */
  inviterName: string;
  as: 'panelist' | 'recruiter' | 'administrator';
};

/** Invites a panelist or team member to create their own account. */
export function accountInvitation(invitation: AccountInvitation): MailText {
  const company = plainName(invitation.company);
  const inviter = plainName(invitation.inviterName);
  const { as: role } = invitation;
  return drawLinkMail({
    subject: ACCOUNT.invitation.subject({ company }),
    from: company,
    readerName: invitation.name,
    title: ACCOUNT.invitation.title({ role, inviter }),
    before: [ACCOUNT.invitation.before({ role })],
    button: { label: ACCOUNT.invitation.button(), url: invitation.url },
    after: [ACCOUNT.invitation.after({ time: lastingWords(invitation.lastsHours) })],
    why: ACCOUNT.invitation.why({ inviter, company }),
  });
}
