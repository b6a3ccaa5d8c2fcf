import { isFailure } from '@slotwise/contract/failures';
import { useRef, type Ref } from 'react';
import { randomKey } from '#lib/random-key.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FormModal, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { toNewMember, type MemberValues } from './member-values.model.ts';
import { MemberForm } from './member.form.tsx';
import { addMember } from './team.actions.ts';
import { TEAM } from './team.texts.ts';

type Props = { opened: boolean; onClose: () => void; onAdded: () => void };

/** The form of a new member, over the list. */
export function AddMember({ opened, onClose, onAdded }: Props) {
  return (
    <FormModal opened={opened} onClose={onClose} size={560} title={TEAM.add()}>
      {(work, close) => <Filled onClose={close} onAdded={onAdded} work={work} />}
    </FormModal>
  );
}

type FilledProps = Omit<Props, 'opened'> & { work: Ref<FormWork> };

/** Mounted only while the dialog is open, so each opening has its own values and key. */
function Filled({ onClose, onAdded, work }: FilledProps) {
  const dispatch = useAppDispatch();
  const key = useRef(randomKey());
  const save = async (values: MemberValues) => {
    const response = await dispatch(addMember(toNewMember(values), key.current));
    if (!isFailure(response)) onAdded();
    return response;
  };
  return <MemberForm onSave={save} onCancel={onClose} work={work} />;
}
