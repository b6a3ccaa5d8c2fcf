import { drawLinkMail } from './link-mail.ts';
import type { MailText } from './mail-content.ts';
import { plainName } from './safe-text.ts';

export type VendorInvitation = {
  /** The contact's name and address. */
  name: string;
  email: string;
  /** The organisation that invites, and who of it. */
  company: string;
  inviterName: string;
  /** As what the contact's organisation is invited. */
  as: 'supplier' | 'client';
  /** The sign-up page. It holds no secret: the address itself is the proof. */
  url: string;
};

const WHAT_FOR: Record<VendorInvitation['as'], (company: string) => string> = {
  supplier: (company) =>
    `As a supplier you see the jobs that ${company} shares with you, submit candidates, and follow what becomes of each.`,
  client: (company) =>
    `As a client you share jobs with ${company}, which submits candidates, and you accept, schedule or decline them.`,
};

/** The invitation of another organisation's contact, who has no account here. */
export function vendorInvitation(invitation: VendorInvitation): MailText {
  const company = plainName(invitation.company);
  const inviter = plainName(invitation.inviterName);
  return drawLinkMail({
    subject: `${company} would like to work with you`,
    from: company,
    readerName: invitation.name,
    title: `${inviter} invites your organization as a ${invitation.as}`,
    before: [WHAT_FOR[invitation.as](company)],
    button: { label: 'Sign up', url: invitation.url },
    after: [
      `Sign up with ${invitation.email}, to which this mail was sent. The request then waits for you on your vendors page, where you accept or decline it. Nothing is shared before.`,
    ],
    why: `${inviter}, ${company}. If you do not know them, ignore this mail.`,
  });
}
