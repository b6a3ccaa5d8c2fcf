import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { sampleAddress } from './sample-people.ts';
import { sampleWindows } from './sample-times.ts';

/** A meeting that is half filled in, for which the candidate has said when they can come. */
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
