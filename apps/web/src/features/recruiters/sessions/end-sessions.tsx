import { isFailure } from '@slotwise/contract/failures';
import type { Ref } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FormModal, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { ModalForm } from '#ui/dialogs/modal-form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useModalForm } from '#ui/dialogs/use-modal-form.ts';
import { endSession } from './sessions.actions.ts';
import { SESSIONS } from './sessions.texts.ts';

/** Where to log out: one session, or all others if none is named. */
export type Elsewhere = { sessionId?: string; device?: string };

type Props = { where: Elsewhere | null; onClose: () => void; onEnded: () => void };

/** Requires the password before another device is logged out, so that someone who finds one open cannot. */
export function EndSessions({ where, onClose, onEnded }: Props) {
  const title = where?.device ? SESSIONS.endOne({ device: where.device }) : SESSIONS.endOthers();
  return (
    <FormModal opened={where !== null} onClose={onClose} size={440} title={title}>
      {(work, close) =>
        where && <Asked where={where} title={title} onEnded={onEnded} onCancel={close} work={work} />
      }
    </FormModal>
  );
}

type AskedProps = {
  where: Elsewhere;
  title: string;
  onEnded: () => void;
  onCancel: () => void;
  work: Ref<FormWork>;
};

function Asked({ where: { sessionId }, title, onEnded, onCancel, work }: AskedProps) {
  const dispatch = useAppDispatch();
  const save = async ({ currentPassword }: { currentPassword: string }) => {
    const response = await dispatch(endSession({ ...(sessionId && { sessionId }), currentPassword }));
    // A session already gone is as good as ended.
    if (!isFailure(response) || response.code === 'NOT_FOUND') onEnded();
    return response;
  };
  const { form, frame } = useModalForm({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) =>
      currentPassword === '' ? { currentPassword: SESSIONS.noPassword() } : {},
    work,
    onSave: save,
  });
  return (
    <ModalForm label={title} confirm={SESSIONS.end()} onCancel={onCancel} {...frame}>
      <PasswordField
        label={SESSIONS.password()}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('currentPassword')}
      />
    </ModalForm>
  );
}
