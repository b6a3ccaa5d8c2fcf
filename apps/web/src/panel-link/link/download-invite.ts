import type { Failure } from '@slotwise/contract/failures';
import { saveCalendarEntry } from '../../link-pages/save-calendar-entry.ts';

/** A test holds this address against the contract. */
export const CALENDAR_ENTRY = { method: 'GET', path: '/panel-link/ics' } as const;

/** Lets the browser save the calendar entry. */
export const downloadInvite = (token: string): Promise<Failure | null> =>
  saveCalendarEntry(token, CALENDAR_ENTRY);
