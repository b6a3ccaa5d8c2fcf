import type { NoShowParty, RejectReason } from '@slotwise/contract/bookings/decisions/decisions.schema';

export const REJECT_REASON_WORDS: Record<RejectReason, string> = {
  SKILLS: 'Skills',
  EXPERIENCE: 'Experience',
  COMMUNICATION: 'Communication',
  COMPENSATION: 'Compensation',
  NOTICE: 'Notice period',
  LOCATION: 'Location',
  NO_SHOW: 'Did not come',
  IDENTITY: 'Identity in doubt',
  POSITION_CLOSED: 'Position closed',
  DUPLICATE: 'Duplicate',
  OTHER: 'Other',
};

export const noShowText = (party: NoShowParty, candidateName: string): string =>
  party === 'CANDIDATE' ? `${candidateName} did not come` : 'The panel did not come';
