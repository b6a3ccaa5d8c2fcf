import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { isFailure } from '@slotwise/contract/failures';
import { useRef, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { randomKey } from '#lib/random-key.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FormModal, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { settled, toNewPanelist, type PanelistValues } from './panelist-values.model.ts';
import { PanelistForm } from './panelist.form.tsx';
import { addPanelist, editPanelist } from './panelists.actions.ts';
import { PANELISTS } from './panelists.texts.ts';

type Props = {
  /** Which form is open: none, that of a new panelist, or that of one to change. */
  subject: Panelist | 'new' | null;
  timeZone: string;
  knownSkills: string[];
  onClose: () => void;
  onSaved: () => void;
};

/** The form of a panelist, over the list. */
export function PanelistDialog({ subject, onClose, ...rest }: Props) {
  // A result that stands above the form takes Escape for itself.
  const isCovered = useSelector(selectOpenModal) !== null;
  const panelist = subject && subject !== 'new' ? subject : undefined;
  return (
    <FormModal
      opened={subject !== null}
      onClose={onClose}
      size={760}
      title={panelist ? PANELISTS.editOne({ name: panelist.displayName }) : PANELISTS.add()}
      isCovered={isCovered}
    >
      {(work, close) => <Filled {...rest} panelist={panelist} onClose={close} work={work} />}
    </FormModal>
  );
}

type FilledProps = Omit<Props, 'subject'> & {
  panelist: Panelist | undefined;
  work: Ref<FormWork>;
};

type SavedHow = { version: number | undefined; sendInvitation: boolean };

/** Lives as long as the dialog is open, so each opening has its own values and its own key. */
function Filled({ panelist, onSaved, onClose, ...rest }: FilledProps) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const key = useRef(randomKey());

  const save = async (values: PanelistValues, { version, sendInvitation }: SavedHow) => {
    const fields = settled(values, now);
    const response = panelist
      ? await dispatch(editPanelist({ ...fields, panelistId: panelist.panelistId, version }))
      : await dispatch(addPanelist({ ...toNewPanelist(fields), sendInvitation }, key.current));
    if (!isFailure(response)) onSaved();
    return response;
  };
  return <PanelistForm {...rest} panelist={panelist} onSave={save} onCancel={onClose} />;
}
