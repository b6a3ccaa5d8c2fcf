import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { isFailure } from '@slotwise/contract/failures';
import { Modal } from '@mantine/core';
import { useRef, useState, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { randomKey } from '#lib/random-key.ts';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { DiscardQuestion } from './discard-question.tsx';
import classes from './panelist-dialog.module.css';
import { toNewPanelist, type PanelistValues } from './panelist-values.model.ts';
import { PanelistForm, type PanelistWork } from './panelist.form.tsx';
import { addPanelist, editPanelist } from './panelists.actions.ts';

type Props = {
  /** Which form is open: none, that of a new panelist, or that of one to change. */
  subject: Panelist | 'new' | null;
  timeZone: string;
  knownSkills: string[];
  onClose: () => void;
  onSaved: () => void;
};

/** The form of a panelist, which is not closed over unsaved work without a question. */
export function PanelistDialog({ subject, timeZone, knownSkills, onClose, onSaved }: Props) {
  const work = useRef<PanelistWork>(null);
  const [isAsking, setAsking] = useState(false);
  // A result that stands above the form takes Escape for itself.
  const isCovered = useSelector(selectOpenModal) !== null || isAsking;
  const panelist = subject && subject !== 'new' ? subject : undefined;
  const close = () => (work.current?.isUnsaved() ? setAsking(true) : onClose());
  const endWith = (end: () => void) => () => {
    setAsking(false);
    end();
  };
  return (
    <>
      <Modal
        opened={subject !== null}
        onClose={close}
        size={760}
        title={panelist ? `Edit ${panelist.displayName}` : 'Add panelist'}
        closeOnClickOutside={false}
        closeOnEscape={!isCovered}
        classNames={{ body: classes.body }}
      >
        <Filled
          panelist={panelist}
          timeZone={timeZone}
          knownSkills={knownSkills}
          onClose={close}
          onSaved={endWith(onSaved)}
          work={work}
        />
      </Modal>
      <DiscardQuestion opened={isAsking} onKeep={() => setAsking(false)} onDiscard={endWith(onClose)} />
    </>
  );
}

type FilledProps = Omit<Props, 'subject'> & {
  panelist: Panelist | undefined;
  work: Ref<PanelistWork>;
};

/** Lives as long as the dialog is open, so each opening has its own values and its own key. */
function Filled({ panelist, onSaved, onClose, ...rest }: FilledProps) {
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
  return <PanelistForm {...rest} panelist={panelist} onSave={save} onCancel={onClose} />;
}
