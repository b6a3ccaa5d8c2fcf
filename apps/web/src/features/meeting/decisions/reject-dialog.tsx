import { REJECT_REASONS, type RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import { REJECT_REASON_WORDS } from '@slotwise/contract/words';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { jobText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { ReasonField } from '#features/bookings/acts/reason-field.tsx';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { rejectBooking } from './decisions.actions.ts';
import { DECISIONS } from './decisions.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

type Values = { code: RejectReason | null; comments: string; shareWithVendor: string };

/** Rejects a candidate: the reason, a note for the team, and the only text a vendor may read. */
export function RejectDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState<Values>({ code: null, comments: '', shareWithVendor: '' });
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({});
  const set = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }));
    setErrors({});
  };
  const { candidateName } = booking.candidateDetails;
  const turnsRound = booking.bookingStatus === 'SELECTED';
  const act = useBookingAct(
    booking,
    (on) => dispatch(rejectBooking(on, { ...values, code: values.code ?? 'OTHER' })),
    onClose,
  );
  const isComplete = () => {
    const found = {
      ...(!values.code && { code: DECISIONS.noReason() }),
      ...(turnsRound && !values.comments.trim() && { comments: DECISIONS.whyNotSelected() }),
    };
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  return (
    <ActDialog
      title={DECISIONS.askReject({ name: candidateName })}
      keep={DECISIONS.keep()}
      confirm={DECISIONS.reject()}
      danger
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>{useConsequence(booking)}</p>
      <ReasonField
        words={REJECT_REASON_WORDS}
        reasons={REJECT_REASONS}
        value={values.code}
        onChange={(code) => set({ code })}
        error={errors.code}
      />
      <Textarea
        label={DECISIONS.note()}
        required={turnsRound}
        minRows={2}
        maxLength={4000}
        value={values.comments}
        onChange={({ currentTarget }) => set({ comments: currentTarget.value })}
        error={errors.comments}
      />
      {booking.submitterVendorId && (
        <Textarea
          label={DECISIONS.toVendor()}
          description={DECISIONS.toVendorHint()}
          minRows={2}
          maxLength={4000}
          value={values.shareWithVendor}
          onChange={({ currentTarget }) => set({ shareWithVendor: currentTarget.value })}
        />
      )}
    </ActDialog>
  );
}

/** What a rejection causes; before the meeting's start it also removes the meeting from calendars. */
function useConsequence(booking: ViewedBooking): string {
  const { meetingInfo, recruiterName } = booking;
  const isAhead = Date.parse(meetingInfo.startInstant) > useNow();
  const job = jobText(booking);
  return DECISIONS.rejection({ job: job || 'none', recruiter: recruiterName, isAhead: String(isAhead) });
}
