import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { isFailure } from '@slotwise/contract/failures';
import { Modal } from '@mantine/core';
import { useRef } from 'react';
import { randomKey } from '#lib/random-key.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import classes from './panelist-dialog.module.css';
import { toNewPanelist, type PanelistValues } from './panelist-values.model.ts';
import { PanelistForm } from './panelist.form.tsx';
import { addPanelist, editPanelist } from './panelists.actions.ts';

type Props = {
  /** Which form is open: none, that of a new panelist, or that of one to change. */
  subject: Panelist | 'new' | null;
  timeZone: string;
  knownSkills: string[];
  onClose: () => void;
  onSaved: () => void;
};

export function PanelistDialog({ subject, timeZone, knownSkills, onClose, onSaved }: Props) {
  const panelist = subject && subject !== 'new' ? subject : undefined;
  return (
    <Modal
      opened={subject !== null}
      onClose={onClose}
      size={760}
      title={panelist ? `Edit ${panelist.displayName}` : 'Add panelist'}
      closeOnClickOutside={false}
      classNames={{ body: classes.body }}
    >
      <Filled
        panelist={panelist}
        timeZone={timeZone}
        knownSkills={knownSkills}
        onClose={onClose}
        onSaved={onSaved}
      />
    </Modal>
  );
}

type FilledProps = Omit<Props, 'subject'> & { panelist: Panelist | undefined };

/** Lives as long as the dialog is open, so each opening has its own values and its own key. */
function Filled({ panelist, timeZone, knownSkills, onClose, onSaved }: FilledProps) {
  const dispatch = useAppDispatch();
  const key = useRef(randomKey());

  const save = async (values: PanelistValues) => {
    const response = panelist
      ? await dispatch(
          editPanelist({ ...values, panelistId: panelist.panelistId, version: panelist.version }),
        )
      : await dispatch(addPanelist(toNewPanelist(values), key.current));
    if (!isFailure(response)) onSaved();
    return response;
  };
  return (
    <PanelistForm
      panelist={panelist}
      timeZone={timeZone}
      knownSkills={knownSkills}
      onSave={save}
      onCancel={onClose}
    />
  );
}
