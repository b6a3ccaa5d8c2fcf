import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useLoaded } from '#lib/use-loaded.ts';
import { toViewedBooking, type ViewedBooking } from '../bookings.slice.ts';
import { nextRoundAfter } from './booking-values.model.ts';
import { valuesOfDraft } from './draft-values.model.ts';
import { EMPTY_MEETING, type MeetingValues } from './meeting-values.model.ts';
import { readBooking } from './schedule.actions.ts';

/** What a form of a new meeting begins with. */
export type MeetingStart = {
  values: MeetingValues;
  /** The draft that is gone on with. */
  draft: Booking | null;
  /** The meeting whose next round this is. */
  previous: ViewedBooking | null;
};

type From = { draftId: string | null; previousId: string | null };

const BLANK: MeetingStart = { values: EMPTY_MEETING, draft: null, previous: null };

async function readStart({ draftId, previousId }: From): Promise<MeetingStart | Failure> {
  const bookingId = draftId ?? previousId;
  if (!bookingId) return BLANK;
  const response = await readBooking(bookingId);
  if (isFailure(response)) return response;
  if (draftId) return { ...BLANK, values: valuesOfDraft(response.data), draft: response.data };
  const previous = toViewedBooking(response.data);
  return { ...BLANK, values: nextRoundAfter(previous), previous };
}

/** Reads the draft or the earlier round a form begins with; an empty form needs no reading. */
export function useMeetingStart(from: From) {
  const isBlank = !from.draftId && !from.previousId;
  const read = useLoaded(isBlank ? null : 'start', () => readStart(from));
  return isBlank ? { ...read, data: BLANK } : read;
}
