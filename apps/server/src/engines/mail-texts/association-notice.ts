import { ASSOCIATIONS, TERMS } from './catalog/supplier.texts.ts';
import { printDate } from '../wall-time/print-time.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Fact, MailText } from './layout/mail-content.ts';
import { facts, meetingButton, paragraph } from './layout/meeting-parts.ts';
import { plainName } from './layout/safe-text.ts';

/** What one organization does about an association, as mailed to the other one's administrators. */
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

/** The agreed terms. Dates are `YYYY-MM-DD`; empty or null if not stated. */
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
  /** The acting organization, and the person who acts for it. */
  company: string;
  byName: string;
  /** The acting organization's role for the reader's organization. */
  as: 'supplier' | 'client';
  /** Only for `claimed`: the name and address under which the reader's organization invited it. */
  invitedAs?: { name: string; email: string };
  terms: Terms;
  /** The other organization's page. */
  url: string;
};

/** The mail of one notice to one of the other organization's administrators. */
export function associationNotice(notice: AssociationNotice): MailText {
  const { kind, url } = notice;
  const company = plainName(notice.company) || ASSOCIATIONS.company();
  const values = toValues(notice, company);
  const subject = ASSOCIATIONS[kind].subject({ company });
  const button = kind === 'requested' ? ASSOCIATIONS.requestedButton() : ASSOCIATIONS.open({ company });
  return drawMail({
    subject,
    from: company,
    readerName: notice.readerName,
    title: subject,
    blocks: [
      paragraph(ASSOCIATIONS[kind].before(values)),
      ...(SHOWS_TERMS.includes(kind) ? facts(termFacts(notice.terms)) : []),
      ...meetingButton(button, url),
    ],
    why: ASSOCIATIONS.foot(),
  });
}

/** Notices after which the reader may have to agree to the terms. */
const SHOWS_TERMS: AssociationNoticeKind[] = ['requested', 'accepted', 'terms'];

/** The values inserted into notice texts. */
const toValues = ({ byName, as: relation, invitedAs }: AssociationNotice, company: string) => ({
  company,
  relation,
  actor: plainName(byName) || ASSOCIATIONS.administrator({ company }),
  contact: plainName(invitedAs?.name ?? '') || ASSOCIATIONS.them(),
  address: invitedAs?.email ?? ASSOCIATIONS.theirAddress(),
});

function termFacts(terms: Terms): Fact[] {
  const { agreementStart: start, agreementEnd: end, paymentTermsDays } = terms;
  const listed: [string, string][] = [
    [TERMS.ownership(), TERMS.ownershipDays({ days: terms.ownershipDays })],
    [TERMS.answer(), TERMS.answerHours({ hours: terms.answerHours })],
    [TERMS.confirm(), TERMS.confirms({ confirms: terms.submissionRequiresRtr ? 'yes' : 'no' })],
    [TERMS.payment(), paymentTermsDays === null ? '' : TERMS.paymentDays({ days: paymentTermsDays })],
    [TERMS.start(), start && printDate(start)],
    [TERMS.end(), end && printDate(end)],
  ];
  return listed.map(([label, text]) => ({ label, content: [text] }));
}
