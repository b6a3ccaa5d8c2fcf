import type { AssociationNotice } from '#engines/mail-texts/association-notice.ts';
import type { SharedJobNotice } from '#engines/mail-texts/shared-job.ts';
import type { VendorInvitation } from '#engines/mail-texts/vendor-invitation.ts';

/** A notice to an administrator about another organization. */
export const anAssociationNotice = (changes: Partial<AssociationNotice> = {}): AssociationNotice => ({
  kind: 'requested',
  readerName: 'Ravi Nair',
  company: 'Northbridge Systems',
  byName: 'Ananya Rao',
  as: 'client',
  invitedAs: { name: 'Globex Staffing', email: 'ravi@globex.example' },
  terms: {
    ownershipDays: 180,
    answerHours: 48,
    submissionRequiresRtr: true,
    paymentTermsDays: null,
    agreementStart: '2026-04-01',
    agreementEnd: '',
  },
  url: 'https://slotwise.example/viewvendor/0190a1b2-0000-7000-8000-000000000001',
  ...changes,
});

export const aVendorInvitation = (changes: Partial<VendorInvitation> = {}): VendorInvitation => ({
  name: 'Ravi Nair',
  email: 'ravi@globex.example',
  company: 'Northbridge Systems',
  inviterName: 'Ananya Rao',
  as: 'supplier',
  url: 'https://slotwise.example/signup',
  ...changes,
});

export const aSharedJob = (changes: Partial<SharedJobNotice> = {}): SharedJobNotice => ({
  readerName: 'Ravi Nair',
  company: 'Northbridge Systems',
  byName: 'Ananya Rao',
  jobTitle: 'Senior Data Engineer',
  location: 'Bengaluru',
  openings: 2,
  url: 'https://slotwise.example/jobdescriptions?tab=shared',
  ...changes,
});
