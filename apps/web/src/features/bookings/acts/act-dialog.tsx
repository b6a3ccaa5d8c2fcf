import type { MailPreviewRequest } from '@slotwise/contract/bookings/mail-preview.schema';
import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { FormModal, ModalFields, ModalFoot } from '#ui/dialogs/form-modal.tsx';
import { PreviewButton } from '../mail-preview/preview-button.tsx';
import { ActRefusal } from './act-refusal.tsx';
import type { BookingAct } from './use-booking-act.ts';

type Props = {
  /** A question or a noun. */
  title: string;
  /** The label for leaving, which says what stays. */
  keep: string;
  /** The act, named. */
  confirm: string;
  danger?: boolean;
  size?: number;
  act: BookingAct;
  candidateName: string;
  /** Checks whether the input may be sent, and marks what is wrong. */
  isComplete?: () => boolean;
  /** What would be sent now, to preview its emails. */
  toPreview?: () => MailPreviewRequest;
  onClose: () => void;
  children: ReactNode;
};

/** One decision about a booking. It stays open, with everything typed, until the action has succeeded. */
export function ActDialog(props: Props) {
  const {
    title,
    keep,
    confirm,
    danger = false,
    size = 480,
    act,
    candidateName,
    isComplete,
    toPreview,
    onClose,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const isRight = () => {
    if (!isComplete || isComplete()) return true;
    focusFirstError(form.current);
    return false;
  };
  const submit = () => isRight() && void act.run();
  return (
    <FormModal opened onClose={onClose} size={size} title={title}>
      {() => (
        <form
          ref={form}
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <ModalFields>
            <div className="stack gap-sm plain">{props.children}</div>
          </ModalFields>
          <ModalFoot refusal={<ActRefusal act={act} candidateName={candidateName} />}>
            {toPreview && <PreviewButton onAsk={() => (isRight() ? toPreview() : null)} />}
            <Button variant="default" onClick={onClose}>
              {keep}
            </Button>
            <Button
              type="submit"
              loading={act.running}
              {...(danger && { color: 'var(--sw-danger)', c: '#fff' })}
            >
              {confirm}
            </Button>
          </ModalFoot>
        </form>
      )}
    </FormModal>
  );
}
