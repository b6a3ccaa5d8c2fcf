import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { cancelBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft as saveDraftEndpoint } from '@slotwise/contract/bookings/drafts.endpoints';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { takeCandidate as takeEndpoint } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** A draft on the server; without a version none is compared, so that the newest text wins. */
export type DraftId = { bookingId: string; version?: number | undefined };

/** Saves what was typed; without an id as a new draft. Quiet: the page itself shows the result. */
export const saveDraft = (typed: Draft, draft: DraftId | null) =>
  callApi(saveDraftEndpoint, { body: { ...typed, ...draft } }, { keepalive: true });

/** Reads a booking without making it the viewed one. */
export const readBooking = (bookingId: string) => callApi(getBooking, { query: { id: bookingId } });

export const discardDraft =
  ({ bookingId, version }: DraftId) =>
  async (dispatch: AppDispatch) => {
    const response = await runAction(dispatch, MESSAGES.bookings.discardDraft, () =>
      callApi(cancelBooking, { query: { bookingId }, body: { bookingId, version } }),
    );
    if (!isFailure(response)) navigate(paths.dashboard());
    return response;
  };

/** Creates a candidate from a resume; its file is copied, so that it stays with the meeting. */
export const takeCandidate = (resumeId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.deepgaze.schedule, () => callApi(takeEndpoint, { params: { resumeId } }));
