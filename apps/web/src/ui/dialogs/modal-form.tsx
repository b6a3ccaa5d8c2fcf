import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { ModalFields, ModalFoot } from './form-modal.tsx';
import { RefusalNote } from '../notes/refusal-note.tsx';
import { UI } from '../ui.texts.ts';

type Props = {
  /** What the form is about, for screen readers. */
  label: string;
  /** The act, named. */
  confirm: string;
  root: Ref<HTMLFormElement>;
  saving: boolean;
  /** Why the server refused the request, if no field shows it. */
  refusal: Failure | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  children: ReactNode;
};

/** A form in a modal: its fields, a refusal, a cancel button and the action. */
export function ModalForm({ label, confirm, root, saving, refusal, onSubmit, onCancel, children }: Props) {
  return (
    <form ref={root} noValidate aria-label={label} onSubmit={onSubmit}>
      <ModalFields>{children}</ModalFields>
      <ModalFoot refusal={refusal && <RefusalNote texts={refusal.message} code={refusal.code} />}>
        <Button variant="default" onClick={onCancel}>
          {UI.cancel()}
        </Button>
        <Button type="submit" loading={saving}>
          {confirm}
        </Button>
      </ModalFoot>
    </form>
  );
}
