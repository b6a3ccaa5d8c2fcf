import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { MailPreviewRequest } from '@slotwise/contract/bookings/mail-preview.schema';
import { isFailure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { reportFailure } from '#feedback/report-failure.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { inviteToPick } from '#features/self-scheduling/self-scheduling.actions.ts';
import { termsBody, type ChoosingTerms } from '#features/bookings/meeting-values/terms.model.ts';
import { namedSeats } from '#features/bookings/meeting-values/pool.model.ts';
import { writtenPool } from '#features/find-a-time/slot-question.model.ts';
import { toDraft } from './drafts/draft-values.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { saveDraft } from './drafts/drafts.actions.ts';
import { toPanelSeat } from '#features/bookings/meeting-values/seat.model.ts';
import { toDraftId, type Keeping } from './drafts/use-autosave.ts';

/** The meeting whose candidate was asked to choose, and the address of their page. */
export type SentLink = { booking: Booking; url: string };

/**
 * Sends the candidate the link instead of scheduling. The draft is saved first, since the meeting is made from it; both
 * may be refused, and what was typed stays.
 */
export function useLinkSending(keeping: Keeping) {
  const dispatch = useAppDispatch();
  const [sent, setSent] = useState<SentLink | null>(null);
  const saveInvite = async (values: MeetingValues, terms: ChoosingTerms) => {
    const saved = await saveDraft(toDraft(values), toDraftId(keeping.kept.current));
    if (isFailure(saved)) {
      reportFailure(BOOKING_MESSAGES.saveDraft, saved);
      return saved;
    }
    keeping.keep(saved.data);
    const { bookingId, version } = saved.data;
    return {
      bookingId,
      version,
      durationMinutes: Number(values.minutes),
      ...termsBody(terms, values.timeZone),
      panelists: namedSeats(values.panel, values.pools).map(toPanelSeat),
      ...(values.pools.length > 0 && { pools: values.pools.map(writtenPool).join(';') }),
    };
  };
  const sendLink = async (values: MeetingValues, terms: ChoosingTerms) => {
    const invite = await saveInvite(values, terms);
    if (isFailure(invite)) return invite;
    const response = await dispatch(inviteToPick(invite));
    if (!isFailure(response)) setSent({ booking: response.data, url: response.url });
    return response;
  };
  /** What sending the link would mail for `typed`, with what it leaves out; null if the draft could not be saved. */
  const previewLink = async (
    typed: MeetingValues,
    values: MeetingValues,
    terms: ChoosingTerms,
  ): Promise<MailPreviewRequest | null> => {
    await keeping.autosave.pause();
    const invite = await saveInvite(values, terms);
    keeping.autosave.resume(isFailure(invite) ? undefined : toDraft(typed));
    return isFailure(invite) ? null : { act: 'invite', invite };
  };
  return { sent, sendLink, previewLink };
}
