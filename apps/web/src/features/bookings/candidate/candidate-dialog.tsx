import type { Failure } from '@slotwise/contract/failures';
import { isFailure } from '@slotwise/contract/failures';
import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActRefusal } from '../act-refusal.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import { updateCandidate } from './candidate.actions.ts';
import { useBookingAct } from '../use-booking-act.ts';
import classes from './candidate-dialog.module.css';
import { CandidateFields } from './candidate-fields.tsx';
import { changesIn, validateCandidate, valuesOf, type CandidateValues } from './candidate-values.model.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Changes what is known of the candidate. Typed work is not closed over without a question. */
export function CandidateDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLFormElement>(null);
  // Others may change the booking meanwhile; what counts as changed here is what differs from what was seen.
  const [before] = useState(booking.candidateDetails);
  const [isAsking, setAsking] = useState(false);
  const form = useForm<CandidateValues>({ initialValues: valuesOf(before), validate: validateCandidate });
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
  const isChanged = () => Object.keys(changesIn(form.values, before)).length > 0;
  const close = () => (isChanged() && !isAsking ? setAsking(true) : onClose());
  const save = () => (isChanged() ? void act.run() : onClose());
  return (
    <Modal
      opened
      onClose={close}
      size={760}
      title={`Edit ${before.candidateName}`}
      closeOnClickOutside={false}
      classNames={{ body: classes.body }}
    >
      <form
        ref={root}
        className={classes.form}
        noValidate
        aria-label={`Edit ${before.candidateName}`}
        onSubmit={form.onSubmit(save, () => focusFirstError(root.current))}
      >
        <div className={classes.fields}>
          <CandidateFields form={form} />
        </div>
        <div className={classes.end}>
          <ActRefusal act={act} candidateName={candidateName} />
          {isAsking ? (
            <DiscardFoot onKeep={() => setAsking(false)} onDiscard={onClose} />
          ) : (
            <div className={classes.foot}>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" loading={act.running}>
                Save candidate
              </Button>
            </div>
          )}
        </div>
      </form>
    </Modal>
  );
}

function DiscardFoot({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={classes.foot} role="alertdialog" aria-label="Discard what you entered?">
      <span className={classes.question}>Discard what you entered?</span>
      <Button ref={keep} variant="default" onClick={onKeep}>
        Keep editing
      </Button>
      <Button color="var(--sw-danger)" c="#fff" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
