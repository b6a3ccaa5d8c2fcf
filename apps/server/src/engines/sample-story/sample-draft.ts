import type { Draft } from '@slotwise/contract/bookings/drafts/drafts.schema';
import { sampleAddress } from './sample-people.ts';

/** A meeting that is half filled in. */
export const SAMPLE_DRAFT: Draft = {
  candidateDetails: {
    candidateName: 'Samuel Okoro',
    email: sampleAddress('Samuel Okoro'),
    currentCompany: 'Lantern Freight',
  },
  jobTitle: 'Platform Engineer',
  roundName: 'Technical 1',
};
