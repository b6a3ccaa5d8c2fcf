import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

export type VendorInvitation = {
  /** The contact's name and address. */
  name: string;
  email: string;
  /** The organization that invites, and who of it. */
  company: string;
  inviterName: string;
  /** As what the contact's organization is invited. */
  as: 'supplier' | 'client';
  /** The sign-up page. It holds no secret: the address itself is the proof. */
  url: string;
};

const WHAT_FOR: Record<VendorInvitation['as'], (company: string) => string> = {
  supplier: (company) =>
    `As a supplier you see the jobs that ${company} shares with you, submit candidates for them, and follow the progress of each candidate.`,
  client: (company) =>
    `As a client you share your jobs with ${company}. They submit candidates, and you accept, schedule or decline each one.`,
};

/** The invitation of another organization's contact, who has no account here. */
export function vendorInvitation(invitation: VendorInvitation): MailText {
  const company = plainName(invitation.company);
  const inviter = plainName(invitation.inviterName);
  return drawLinkMail({
    subject: `${company} would like to work with you`,
    from: company,
    readerName: invitation.name,
    title: `${inviter} invites your organization to work with ${company} as a ${invitation.as}`,
    before: [WHAT_FOR[invitation.as](company)],
    button: { label: 'Sign up', url: invitation.url },
    after: [
      `Sign up with ${invitation.email}, the address this mail was sent to. You will then find the request on your Vendors page, where you can accept or decline it. Nothing is shared until you accept.`,
    ],
    why: `Sent on behalf of ${inviter}, ${company}. If you do not know them, you can ignore this mail.`,
  });
}
