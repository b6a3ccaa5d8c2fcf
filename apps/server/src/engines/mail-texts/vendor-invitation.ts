import { PARTNERS } from './catalog/supplier.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

export type VendorInvitation = {
  /** The contact's name and address. */
  name: string;
  email: string;
  /** The inviting organization, and the person there. */
  company: string;
  inviterName: string;
  /** The role that the contact's organization is invited to. */
  as: 'supplier' | 'client';
  /** The sign-up page. It has no secret: access to the address is the proof. */
  url: string;
};

/** Invites another organization's contact, who has no account yet. */
export function vendorInvitation(invitation: VendorInvitation): MailText {
  const company = plainName(invitation.company);
  const inviter = plainName(invitation.inviterName);
  const texts = PARTNERS.invitation;
  const { as: relation, email } = invitation;
  return drawLinkMail({
    subject: texts.subject({ company }),
    from: company,
    readerName: invitation.name,
    title: texts.title({ relation, inviter, company }),
    before: [texts.before({ relation, company })],
    button: { label: texts.button(), url: invitation.url },
    after: [texts.after({ email })],
    why: texts.why({ inviter, company }),
  });
}
