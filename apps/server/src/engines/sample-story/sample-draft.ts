import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { sampleAddress } from './sample-people.ts';
import { sampleWindows } from './sample-times.ts';

/** A half-filled meeting, with times from the candidate. */
export const sampleDraft = (timeZone: string, now: Date): Draft => ({
  candidateDetails: {
    candidateName: 'Samuel Okoro',
    email: sampleAddress('Samuel Okoro'),
    currentCompany: 'Lantern Freight',
    availability: sampleWindows(timeZone, now),
  },
  jobTitle: 'Platform Engineer',
  roundName: 'Technical 1',
});
