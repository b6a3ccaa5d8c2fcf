import { printDate } from '../wall-time/print-time.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, MailText } from './layout/mail-content.ts';
import { meetingButton, paragraph, SENT_WITH } from './layout/meeting-parts.ts';
import { greet, plainName } from './layout/safe-text.ts';

/** What one organization does about working with another, as the other one's administrators read it. */
export const ASSOCIATION_NOTICES = [
  'requested',
  'accepted',
  'declined',
  'suspended',
  'resumed',
  'ended',
  'terms',
  'claimed',
] as const;
export type AssociationNoticeKind = (typeof ASSOCIATION_NOTICES)[number];

/** What both sides agree on; dates are `YYYY-MM-DD`, empty or null where nothing is said. */
export type Terms = {
  ownershipDays: number;
  answerHours: number;
  submissionRequiresRtr: boolean;
  paymentTermsDays: number | null;
  agreementStart: string;
  agreementEnd: string;
};

export type AssociationNotice = {
  kind: AssociationNoticeKind;
  readerName: string;
  /** The organization that acts, and who of it. */
  company: string;
  byName: string;
  /** What the acting organization is to the reader's. */
  as: 'supplier' | 'client';
  /** Only of `claimed`: the name and address under which the reader's organization invited it. */
  invitedAs?: { name: string; email: string };
  terms: Terms;
  /** The other organization's page. */
  url: string;
};

/** The mail of one notice to one administrator of the other organization. */
export function associationNotice(notice: AssociationNotice): MailText {
  const company = plainName(notice.company) || 'Another organization';
  const { subject, before, button } = TEXTS[notice.kind]({ ...notice, company });
  const blocks: Block[] = [
    ...before.map((text) => paragraph(text)),
    ...(SHOWS_TERMS.includes(notice.kind)
      ? [{ kind: 'facts' as const, facts: termFacts(notice.terms) }]
      : []),
    ...meetingButton(button ?? `Open ${company} in Slotwise`, notice.url),
  ];
  return drawMail({
    subject,
    from: company,
    greeting: greet(notice.readerName),
    title: subject,
    blocks,
    foot: ['You get this mail as an administrator of your organization.', SENT_WITH],
  });
}

/** Those after which the reader may have to agree with the terms. */
const SHOWS_TERMS: AssociationNoticeKind[] = ['requested', 'accepted', 'terms'];

type Words = { subject: string; before: string[]; button?: string };

/** What the acting organization is going to do, or stops doing. */
const DOES: Record<AssociationNotice['as'], string> = {
  supplier: 'submit candidates for the jobs you share with it',
  client: 'share jobs with you, and you can submit candidates for them',
};

const by = ({ byName, company }: AssociationNotice): string =>
  plainName(byName) || `An administrator of ${company}`;

const TEXTS: Record<AssociationNoticeKind, (notice: AssociationNotice) => Words> = {
  requested: (notice) => ({
    subject: `${notice.company} would like to work with you`,
    before: [
      `${by(notice)} has asked for your organization and ${notice.company} to work together. If you accept, ${notice.company} can ${DOES[notice.as]}. The proposed terms:`,
    ],
    button: 'Accept or decline in Slotwise',
  }),
  accepted: (notice) => ({
    subject: `${notice.company} accepted your request to work together`,
    before: [`${by(notice)} accepted it. ${notice.company} can now ${DOES[notice.as]}. The agreed terms:`],
  }),
  declined: (notice) => ({
    subject: `${notice.company} declined your request to work together`,
    before: [`${by(notice)} declined it. Nothing has been shared with them.`],
  }),
  suspended: (notice) => ({
    subject: `${notice.company} has suspended working with you`,
    before: [
      `This was done by ${by(notice)}. No new candidates can be submitted until ${notice.company} resumes. Earlier submissions are not affected.`,
    ],
  }),
  resumed: (notice) => ({
    subject: `${notice.company} has resumed working with you`,
    before: [`This was done by ${by(notice)}. ${notice.company} can again ${DOES[notice.as]}.`],
  }),
  ended: (notice) => ({
    subject: `${notice.company} has stopped working with you`,
    before: [
      `This was done by ${by(notice)}. Earlier submissions stay as they are, and either side can send a new request at any time.`,
    ],
  }),
  terms: (notice) => ({
    subject: `${notice.company} has changed the terms between you`,
    before: [`This was done by ${by(notice)}. For submissions from now on, these terms apply:`],
  }),
  claimed: (notice) => ({
    subject: `${notice.company} signed up after your invitation`,
    before: [
      `You invited ${plainName(notice.invitedAs?.name ?? '') || 'them'} at ${notice.invitedAs?.email ?? 'their address'}. The owner of that address has signed up as ${notice.company}. Your request to work together now waits for their answer.`,
    ],
  }),
};

function termFacts(terms: Terms) {
  const { agreementStart: start, agreementEnd: end, paymentTermsDays } = terms;
  const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
  const facts: [string, string][] = [
    ['Ownership of a candidate', terms.ownershipDays === 0 ? 'None' : days(terms.ownershipDays)],
    ['Time to answer', terms.answerHours === 1 ? '1 hour' : `${terms.answerHours} hours`],
    ['Candidates must confirm their submission', terms.submissionRequiresRtr ? 'Yes' : 'No'],
    ['Payment', paymentTermsDays === null ? '' : `Within ${days(paymentTermsDays)}`],
    ['Agreement from', start && printDate(start)],
    ['Agreement until', end && printDate(end)],
  ];
  return facts.filter(([, text]) => text !== '').map(([label, text]) => ({ label, content: [text] }));
}
