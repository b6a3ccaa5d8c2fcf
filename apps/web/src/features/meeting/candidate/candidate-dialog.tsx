import type { CandidateDetails } from '@slotwise/contract/booking-parts/candidate.schema';
import type { Failure } from '@slotwise/contract/failures';
import { isFailure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FormModal, ModalFields, ModalFoot, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { ActRefusal } from '#features/bookings/acts/act-refusal.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { updateCandidate } from '#features/bookings/candidate/candidate.actions.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { CandidateFields } from './candidate-fields.tsx';
import { changesIn, validateCandidate, toValues, type CandidateValues } from './candidate-values.model.ts';
import { CANDIDATE } from './candidate.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Edits the candidate's details. */
export function CandidateDialog({ booking, onClose }: Props) {
  // Others may change the booking meanwhile; a change here means a difference from what was first shown.
  const [before] = useState(booking.candidateDetails);
  return (
    <FormModal opened onClose={onClose} size={760} title={CANDIDATE.editOne({ name: before.candidateName })}>
      {(work, close) => (
        <Filled booking={booking} before={before} onCancel={close} onClose={onClose} work={work} />
      )}
    </FormModal>
  );
}

type FilledProps = Props & { before: CandidateDetails; onCancel: () => void; work: Ref<FormWork> };

function Filled({ booking, before, onCancel, onClose, work }: FilledProps) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm<CandidateValues>({ initialValues: toValues(before), validate: validateCandidate });
  const { candidateName } = booking.candidateDetails;

  const showFieldErrors = ({ fieldErrors }: Failure) => {
    if (!fieldErrors) return;
    const named = Object.entries(fieldErrors).map(([path, text]) => [path.split('.')[1] ?? path, text]);
    form.setErrors(Object.fromEntries(named) as Record<string, string>);
    focusFirstError(root.current);
  };
  const act = useBookingAct(
    booking,
    async (on) => {
      const response = await dispatch(updateCandidate(on, changesIn(form.values, before)));
      if (isFailure(response)) showFieldErrors(response);
      return response;
    },
    onClose,
  );
  const isUnsaved = () => Object.keys(changesIn(form.values, before)).length > 0;
  useImperativeHandle(work, () => ({ isUnsaved }));
  const save = () => (isUnsaved() ? void act.run() : onClose());
  return (
    <form
      ref={root}
      noValidate
      aria-label={CANDIDATE.editOne({ name: before.candidateName })}
      onSubmit={(event) => form.onSubmit(save, () => focusFirstError(root.current))(event)}
    >
      <ModalFields>
        <CandidateFields form={form} />
      </ModalFields>
      <ModalFoot refusal={<ActRefusal act={act} candidateName={candidateName} />}>
        <Button variant="default" onClick={onCancel}>
          {CANDIDATE.cancel()}
        </Button>
        <Button type="submit" loading={act.running}>
          {CANDIDATE.save()}
        </Button>
      </ModalFoot>
    </form>
  );
}
