import { RATE_UNITS, type RateUnit } from '@slotwise/contract/booking-parts/resources.schema';
import type { Submission } from '@slotwise/contract/booking-parts/submission.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { RATE_UNIT_WORDS } from '@slotwise/contract/words';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { plainAmount } from '#lib/plain-amount.ts';
import { tidyOnBlur } from '#lib/tidy-on-blur.ts';
import { slotBetween, slotProblems, writtenSlot } from '#lib/slot-values.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { SlotList } from '#ui/fields/slot-list.tsx';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { editSubmission } from './submissions.actions.ts';
import { SUBMISSIONS } from './submissions.texts.ts';

const toRate = (submission: Submission | null) => ({
  billRate: submission?.billRate ?? '',
  currency: submission?.currency ?? '',
  rateUnit: submission?.rateUnit ?? null,
});

type Props = { booking: ViewedBooking; onClose: () => void };

const UNITS = RATE_UNITS.map((value) => ({ value, label: RATE_UNIT_WORDS[value] }));

/** Changes the rate and times of a submission still waiting for its answer. */
export function EditSubmissionDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const viewerZone = useViewerZone();
  const [rate, setRate] = useState(() => toRate(booking.submission));
  const proposed = booking.submission?.proposedSlots ?? [];
  const [timeZone, setTimeZone] = useState(proposed[0]?.timeZone ?? viewerZone);
  const [slots, setSlots] = useState(() =>
    proposed.map(({ startTime, endTime }) => slotBetween(startTime, endTime, timeZone)),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { candidateName } = booking.candidateDetails;
  const act = useBookingAct(
    booking,
    (on) =>
      dispatch(
        editSubmission(on, {
          ...rate,
          billRate: plainAmount(rate.billRate),
          currency: rate.currency.trim().toUpperCase(),
          proposedSlots: slots.map((slot) => writtenSlot(slot, timeZone)),
        }),
      ),
    onClose,
  );
  const isComplete = () => {
    const found = slotProblems(slots);
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  return (
    <ActDialog
      title={SUBMISSIONS.edit()}
      keep={SUBMISSIONS.cancel()}
      confirm={SUBMISSIONS.save()}
      size={560}
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <FieldRow>
        <TextInput
          data-autofocus
          label={SUBMISSIONS.yourRate()}
          inputMode="decimal"
          value={rate.billRate}
          onChange={({ currentTarget }) => setRate({ ...rate, billRate: currentTarget.value })}
          {...tidyOnBlur(rate.billRate, plainAmount, (billRate) => setRate({ ...rate, billRate }))}
        />
        <CurrencySelect
          label={SUBMISSIONS.currency()}
          value={rate.currency}
          onChange={(currency) => setRate({ ...rate, currency: currency ?? '' })}
        />
        <Select
          label={SUBMISSIONS.ratePer()}
          clearable
          data={UNITS}
          value={rate.rateUnit}
          onChange={(rateUnit) => setRate({ ...rate, rateUnit: rateUnit as RateUnit | null })}
        />
      </FieldRow>
      <SlotList
        label={SUBMISSIONS.times()}
        slots={slots}
        timeZone={timeZone}
        most={LIMITS.proposedSlotsMax}
        errors={errors}
        onChange={setSlots}
        onTimeZone={setTimeZone}
      />
    </ActDialog>
  );
}
