import { type Panelist, USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { getVendor } from '@slotwise/contract/vendors/vendors.endpoints';
import { isFailure } from '@slotwise/contract/failures';
import { useRef, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { randomKey } from '#lib/random-key.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FormModal, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { settled, toNewPanelist, type PanelistValues, type Start } from './panelist-values.model.ts';
import { PanelistForm } from './panelist.form.tsx';
import { addPanelist, editPanelist } from './panelists.actions.ts';
import { PANELISTS } from './panelists.texts.ts';

type Props = {
  /** Which form is open: none, one for a new panelist, or one for an existing panelist. */
  subject: Panelist | 'new' | null;
  /** The reader's own zone, for a new panelist if the organization's is unknown. */
  timeZone: string;
  knownSkills: string[];
  onClose: () => void;
  onSaved: () => void;
};

/** The form of a panelist, over the list. */
export function PanelistDialog({ subject, timeZone, onClose, ...rest }: Props) {
  // A result shown above the form handles Escape itself.
  const isCovered = useSelector(selectOpenModal) !== null;
  const panelist = subject && subject !== 'new' ? subject : undefined;
  const start = useStart(subject === 'new', timeZone);
  return (
    <FormModal
      opened={panelist !== undefined || (subject === 'new' && start !== undefined)}
      onClose={onClose}
      size={760}
      title={panelist ? PANELISTS.editOne({ name: panelist.displayName }) : PANELISTS.add()}
      isCovered={isCovered}
    >
      {(work, close) => <Filled {...rest} panelist={panelist} start={start} onClose={close} work={work} />}
    </FormModal>
  );
}

type FilledProps = Omit<Props, 'subject' | 'timeZone'> & {
  panelist: Panelist | undefined;
  start: Start | undefined;
  work: Ref<FormWork>;
};

/** A new panelist's defaults from the organization's settings; undefined until they are read. */
function useStart(isAsked: boolean, ownZone: string): Start | undefined {
  const { vendorId } = useSelector(selectUser);
  const { data, failure } = useAnswer(getVendor, isAsked && vendorId ? { params: { id: vendorId } } : null);
  if (failure) return { ...USUAL_DEFAULTS, timeZone: ownZone };
  if (!data) return undefined;
  const { settings, timeZone } = data.data;
  const defaults = settings?.memberDefaults ?? USUAL_DEFAULTS;
  return { ...defaults, timeZone: defaults.timeZone ?? timeZone };
}

type SavedHow = { version: number | undefined; sendInvitation: boolean };

/** Mounted only while the dialog is open, so each opening has its own values and key. */
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
