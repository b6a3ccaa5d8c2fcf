import type { Failure } from '@slotwise/contract/failures';
import { saveCalendarEntry } from '../../link-pages/save-calendar-entry.ts';
import { CANDIDATE_CALLS } from '../calls/candidate-calls.ts';

/** Lets the browser save the calendar entry. */
export const downloadInvite = (token: string): Promise<Failure | null> =>
  saveCalendarEntry(token, CANDIDATE_CALLS.downloadInviteAsCandidate);
